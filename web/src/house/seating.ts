/** Who sits where, in words. */
import type { AnyGame, Player, SeatLook, Words } from "../table/game";
import type { Choice, GameInfo, SeatInfo, TableInfo } from "../wire/messages";
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

/** The message that names an option's value, such as `option-miss-reveal-yes-no`. */
export function valueId(option: string, value: Choice): string {
  return `option-${option}-${value}`.replaceAll("_", "-");
}

export function optionId(option: string): string {
  return `option-${option}`.replaceAll("_", "-");
}

/** In a word what is played at a table: the value of the game's first option. */
export function variety(table: TableInfo, info: GameInfo, words: Dictionary): string {
  const first = info.options[0];
  if (first === undefined || first.kind !== "choice") return "";
  const id = valueId(first.name, table.options[first.name] ?? first.default);
  return words.has(id) ? words.say(id) : "";
}

/** How many options but the first are not at their defaults: the house rules of a table. */
export function houseRules(table: TableInfo, info: GameInfo): number {
  return info.options.slice(1).filter(({ name, default: usual }) => (table.options[name] ?? usual) !== usual).length;
}
