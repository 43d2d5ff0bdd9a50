/** A line of the log for what happened. */
import type { Player, Words } from "../../table/game";
import { nameOf, nodeName, pairsInWords } from "./names";
import type { Happening } from "./view";

/** What comes with every announcement, or repeats what another line says. */
const SILENT: ReadonlySet<Happening["kind"]> = new Set(["window", "planned"]);

type Fact = string | number;

/** Every plain field of an event is a fact of its sentence; a space is called as people call it. */
function facts(event: Happening, words: Words): Record<string, Fact> {
  const plain = Object.entries(event).flatMap(([key, value]): [string, Fact][] => {
    if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
    if (value === null) return [[key, "none"]];
    if (key === "node") return [[key, nodeName(String(value), words)]];
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
  return words.say(`event-${event.kind}`, { ...facts(event, words), who, you: you ? "yes" : "no" });
}

/** What the next line says as well: where a piece has come to, and that a stone is laid. */
function isSaidBy(event: Happening, next: Happening | undefined, players: readonly Player[]): boolean {
  switch (next?.kind) {
    case "reached":
      return event.kind === "moved";
    case "laid":
      return event.kind === "hinders" && event.seat === next.seat;
    case "hinders":
      return event.kind === "answered" && players.some(({ you, seat }) => you && seat === next.seat);
    default:
      return false;
  }
}

export function logLine(event: Happening, players: readonly Player[], words: Words, next?: Happening): string | null {
  if (SILENT.has(event.kind) || isSaidBy(event, next, players)) return null;
  const line = told(event, players, words);
  if (event.kind === "asked")
    return `${line} ${words.say("jk-in-brackets", { text: pairsInWords(event.pairs, null, words) })}`;
  if (event.kind === "tasks")
    return `${line} ${words.say("jk-in-brackets", { text: pairsInWords(event.tasks, null, words) })}`;
  if (event.kind === "cycle" && event.open.length > 0)
    return `${line} ${words.say("jk-open-oracles", { letters: event.open.join(", ") })}`;
  return line;
}

/** Spaces and places that an event is about. */
export function thingsOf(event: Happening): readonly string[] {
  switch (event.kind) {
    case "placed":
    case "laid":
    case "turned":
      return [event.node];
    case "moved":
      return event.route;
    case "faced":
      return event.nodes;
    case "swapped":
      return [event.first, event.second];
    case "chip":
      return [event.place];
    case "claimed":
      return [event.first, event.second, event.third];
    case "asked":
      return event.pairs.map(({ place }) => place);
    default:
      return [];
  }
}
