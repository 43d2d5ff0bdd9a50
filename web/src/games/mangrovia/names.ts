/** Who and what is called how. */
import type { Player, SeatLook, Shape, Words } from "../../table/game";
import type { Field } from "./board";

const SHAPES: readonly Shape[] = ["disc", "diamond", "triangle", "square", "pentagon", "star"];

export function lookOf(seat: number): SeatLook {
  return { color: `var(--seat-${seat})`, shape: SHAPES[seat] ?? "disc", name: `mg-seat-${seat}` };
}

/** A name to be called by; nobody: the neutral huts; a seat nobody sits on has its colour. */
export function nameOf(seat: number | null, players: readonly Player[], words: Words): string {
  if (seat === null) return words.say("mg-neutral");
  const name = players.find((player) => player.seat === seat)?.name ?? "";
  return name === "" ? words.say(`mg-seat-${seat}`) : name;
}

export function isYou(seat: number | null, players: readonly Player[]): boolean {
  return players.some((player) => player.you && player.seat === seat);
}

/** A path by its letter and god, or the totem area, or the Garden. */
export function lineName(line: string, god: string | null, words: Words): string {
  return line.length === 1 ? words.say("mg-path", { line, god: god ?? "" }) : words.say(line);
}

export function landscapesInWords(names: readonly string[], words: Words): string {
  return names.map((name) => words.say(name)).join(" + ");
}

/** A field by what it is: its landscape, and what it costs. */
export function fieldName(field: Pick<Field, "landscapes" | "cost" | "currency">, words: Words): string {
  const landscape = field.landscapes.map((name) => words.say(name)).join(" / ");
  return words.say("mg-field-named", { landscape, cost: field.cost, currency: field.currency });
}
