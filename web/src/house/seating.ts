/** Who sits where, in words. */
import type { AnyGame, Player, SeatLook, Words } from "../table/game";
import type { Seat, TableInfo } from "../wire/types";
import type { Dictionary } from "../table/words";

/** The name of a level of bots; a level we have no word for is called as the server calls it. */
export function levelName(level: string | null, words: Dictionary): string {
  if (level === null) return words.say("bot");
  const id = `level-${level}`;
  return words.has(id) ? words.say(id) : level;
}

/** How bots of a level play, in a sentence; null for a level we have none for. */
export function levelAbout(level: string | null, words: Dictionary): string | null {
  const id = `level-${level}-about`;
  return words.has(id) ? words.say(id) : null;
}

export function personAt(seat: Seat, words: Dictionary): string {
  if (seat.kind === "open") return words.say("seat-open");
  if (seat.kind === "bot") return words.say("bot-named", { level: levelName(seat.level, words) });
  return seat.name ?? words.say("somebody");
}

/** Who sits at a table; of two with the same name each is called by the seat as well. */
export function playersOf(table: TableInfo, game: AnyGame, words: Dictionary, rules: Words): Player[] {
  const names = table.seats.map((seat) => personAt(seat, words));
  return table.seats.map(({ seat, kind }, index) => {
    const name = names[index]!;
    const shared = names.filter((other) => other === name).length > 1 && kind !== "open";
    const title = rules.say(game.seatLook(seat).name);
    return { seat, kind, name: shared ? `${name} (${title})` : name, you: table.yours.includes(seat) };
  });
}

/** The seats in the order in which they are drawn: the others first, going round from the reader's left, the reader last. */
export function seatsAround(seats: readonly number[], own: number | null): number[] {
  if (own === null || !seats.includes(own)) return [...seats].reverse();
  const from = seats.indexOf(own) + 1;
  return [...seats.slice(from), ...seats.slice(0, from)];
}

export function lookOf(game: AnyGame, seat: number, words: Words): SeatLook & { title: string } {
  const look = game.seatLook(seat);
  return { ...look, title: words.say(look.name) };
}

/** The names of the people at a table, bots left out. */
export function peopleAt(seats: readonly Seat[]): string[] {
  return seats.flatMap(({ kind, name }) => (kind === "person" && name !== null ? [name] : []));
}

/** Who played before and does not sit here yet: two of the same name are two. */
export function awaited(before: readonly Seat[], here: readonly Seat[]): string[] {
  const there = peopleAt(here);
  return peopleAt(before).filter((name) => {
    const at = there.indexOf(name);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** "Anna, Ben and Cleo", as the reader's language lists. */
export function listed(names: readonly string[], words: Words): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
