/** A line of the log for what happened. */
import type { Player, Words } from "../../table/game";
import { isYou, landscapesInWords, nameOf } from "./names";
import type { Happening } from "./view";

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

export function told(event: Happening, players: readonly Player[], words: Words): string {
  const seat = seatOf(event);
  const who = nameOf(seat, players, words);
  return words.say(`event-${event.kind}`, { ...facts(event), who, you: isYou(seat, players) ? "yes" : "no" });
}

/** What a building brought beside its points, and what landscape cards it took. */
function beside(event: Extract<Happening, { kind: "built" }>, words: Words): string {
  const said = [landscapesInWords(event.landscapes, words)];
  if (event.totem !== null) said.push(words.say("mg-got-totem", { value: event.totem }));
  if (event.garden_tile !== null) said.push(words.say(`tile-${event.garden_tile}`));
  if (event.jokers > 0) said.push(words.say("mg-with-jokers", { count: event.jokers }));
  return said.join(", ");
}

export function logLine(event: Happening, players: readonly Player[], words: Words): string | null {
  const line = told(event, players, words).trim();
  return event.kind === "built" ? `${line} ${words.say("mg-in-brackets", { text: beside(event, words) })}` : line;
}

/** The things of the map that an event is about. */
export function thingsOf(event: Happening): readonly string[] {
  switch (event.kind) {
    case "bowl":
      return [`place ${event.place}`];
    case "built":
      return [`field ${event.field}`];
    case "birds":
      return [`bird ${event.first}`, `bird ${event.second}`];
    case "ranked":
      return [`line ${event.line}`];
    default:
      return [];
  }
}
