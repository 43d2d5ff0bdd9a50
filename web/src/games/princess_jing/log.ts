/** A line of the log for what happened. */
import type { Player, Words } from "../../table/game";
import { nameOf } from "./sentences";
import type { Happening } from "./view";

/** What the board shows already, or what only counts for the next sentence. */
const SILENT: ReadonlySet<Happening["kind"]> = new Set([
  "window",
  "mirror",
  "placed",
  "left-out",
  "stationed",
  "card",
  "captains",
]);

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

export function logLine(event: Happening, players: readonly Player[], words: Words): string | null {
  if (SILENT.has(event.kind)) return null;
  const seat = seatOf(event);
  const you = players.some((player) => player.you && player.seat === seat);
  const who = seat === null ? "" : nameOf(seat, players, words);
  return words.say(`event-${event.kind}`, { ...facts(event), who, you: you ? "yes" : "no" });
}
