/** A line of the log for what happened. */
import type { Player, Words } from "../../table/game";
import type { Cell } from "./cells";
import { pairOf } from "./moves";
import { nameOf } from "./sentences";
import type { Happening } from "./view";

/** What comes with every turn, or what the reader has just done behind the own screens. */
const SILENT: ReadonlySet<Happening["kind"]> = new Set(["window", "placed", "left-out", "stationed"]);
/** What a mirror shows is only worth a line when somebody is in it. */
const NOBODY_THERE: ReadonlySet<string> = new Set(["empty", "nothing"]);

type Fact = string | number;

/** Every plain field of an event is a fact of its sentence. */
function facts(event: Happening): Record<string, Fact> {
  const plain = Object.entries(event).filter((entry): entry is [string, Fact] =>
    ["string", "number"].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}

function seatOf(event: Happening): number | null {
  if (event.kind === "over") return event.winner;
  return "seat" in event ? event.seat : null;
}

function isSilent(event: Happening): boolean {
  return SILENT.has(event.kind) || (event.kind === "mirror" && NOBODY_THERE.has(event.shows));
}

/** Told as somebody else saw it: where the figure went is not in the event. */
function isSeenFromOutside(event: Happening): boolean {
  return (event.kind === "withdrawn" || event.kind === "brought-back") && event.cell === null;
}

export function logLine(event: Happening, players: readonly Player[], words: Words): string | null {
  if (isSilent(event)) return null;
  const seat = seatOf(event);
  const you = !isSeenFromOutside(event) && players.some((player) => player.you && player.seat === seat);
  const who = seat === null ? "" : nameOf(seat, players, words);
  return words.say(`event-${event.kind}`, { ...facts(event), who, you: you ? "yes" : "no" });
}

/** The cells that an event is about. */
export function cellsOf(event: Happening): readonly Cell[] {
  if (event.kind === "swapped") return pairOf(event.pair) ?? [];
  const cells = ["cell" in event ? event.cell : null, "holder" in event ? event.holder : null];
  return cells.filter((cell) => cell !== null);
}
