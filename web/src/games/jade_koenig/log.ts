/** A line of the log for what happened. */
import type { Player, Words } from "../../table/game";
import { nameOf, pairsInWords } from "./names";
import type { Happening } from "./view";

/** What comes with every announcement, or repeats what another line says. */
const SILENT: ReadonlySet<Happening["kind"]> = new Set(["window", "planned"]);

type Fact = string | number;

/** Every plain field of an event is a fact of its sentence. */
function facts(event: Happening): Record<string, Fact> {
  const plain = Object.entries(event).flatMap(([key, value]): [string, Fact][] => {
    if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
    if (value === null) return [[key, "none"]];
    return typeof value === "string" || typeof value === "number" ? [[key, value]] : [];
  });
  return Object.fromEntries(plain);
}

function seatOf(event: Happening): number | null {
  if (event.kind === "over") return event.winner;
  return "seat" in event ? event.seat : null;
}

/** What an event says, also of those that are no line of the log. */
export function told(event: Happening, players: readonly Player[], words: Words): string {
  const seat = seatOf(event);
  const you = players.some((player) => player.you && player.seat === seat);
  const who = nameOf(seat, players, words);
  return words.say(`event-${event.kind}`, { ...facts(event), who, you: you ? "yes" : "no" });
}

export function logLine(event: Happening, players: readonly Player[], words: Words): string | null {
  if (SILENT.has(event.kind)) return null;
  const line = told(event, players, words);
  if (event.kind === "asked")
    return `${line} ${words.say("jk-in-brackets", { text: pairsInWords(event.pairs, null, words) })}`;
  if (event.kind === "tasks")
    return `${line} ${words.say("jk-in-brackets", { text: pairsInWords(event.tasks, null, words) })}`;
  if (event.kind === "cycle" && event.open.length > 0)
    return `${line} ${words.say("jk-open-oracles", { letters: event.open.join(", ") })}`;
  return line;
}
