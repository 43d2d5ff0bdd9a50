/** Who sits where, in words. */
import type { AnyGame, Player, SeatLook, Words } from "../table/game";
import type { SeatInfo, TableInfo } from "../wire/messages";
import type { Dictionary } from "../table/words";

/** The name of a level of bots; a level we have no word for is called as the server calls it. */
export function levelName(level: string | null, words: Dictionary): string {
  if (level === null) return words.say("bot");
  const id = `level-${level}`;
  return words.has(id) ? words.say(id) : level;
}

export function personAt(seat: SeatInfo, words: Dictionary): string {
  if (seat.kind === "open") return words.say("seat-open");
  if (seat.kind === "bot") return words.say("bot-named", { level: levelName(seat.level, words) });
  return seat.name ?? words.say("somebody");
}

export function playersOf(table: TableInfo, words: Dictionary): Player[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: personAt(seat, words),
    kind: seat.kind,
    you: table.yours.includes(seat.seat),
  }));
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
