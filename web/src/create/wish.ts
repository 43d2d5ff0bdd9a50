/** The table somebody is about to set up. */
import { applies, type Setting } from "../house/options";
import type { TableWish } from "../wire/api";
import type { GameInfo, OptionInfo, Sitter } from "../wire/types";

/** Who is to sit at a seat: the reader, whoever comes, or a bot of a level. */
export type Guest = "me" | "open" | `bot ${string}`;

export const kindOf = (guest: Guest) => (guest === "me" || guest === "open" ? guest : "bot");
export const levelOf = (guest: Guest) => guest.slice("bot ".length);

/** As many as sit down without being asked: a game for many is best with a few. */
const FEW = 3;

export function usualSeats({ seats }: Pick<GameInfo, "seats">): number {
  return Math.max(Math.min(...seats), Math.min(FEW, Math.max(...seats)));
}

/** The values of an option at a table of so many: seats that are not there cannot be chosen. */
export function valuesFor({ name, values }: Pick<OptionInfo, "name" | "values">, seats: number): string[] {
  if (!name.endsWith("_seat")) return values;
  return values.filter((value) => !/^\d+$/.test(value) || Number(value) < seats);
}

export function usualOptions(info: GameInfo): Record<string, Setting> {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}

/** Whether the table can be a live one at all, with these options. */
export function hasPace(info: GameInfo, chosen: Record<string, Setting>): boolean {
  return info.options.some((option) => option.name in info.live && applies(option, chosen));
}

/** Whether the windows close by themselves, as the game has it for people who play at the same time. */
export function isLive(info: GameInfo, chosen: Record<string, Setting>): boolean {
  return Object.entries(info.live).every(([name, value]) => chosen[name] === value);
}

/** The options with those of a live table, or with the usual ones in their place. */
export function paced(info: GameInfo, chosen: Record<string, Setting>, live: boolean): Record<string, Setting> {
  const usual = usualOptions(info);
  const names = Object.keys(info.live);
  return { ...chosen, ...Object.fromEntries(names.map((name) => [name, live ? info.live[name]! : usual[name]!])) };
}

/** The reader moves to a seat; whoever sat there changes places with them. */
export function seated(guests: readonly Guest[], seat: number, guest: Guest): Guest[] {
  const before = guests[seat]!;
  return guests.map((each, index) => {
    if (index === seat) return guest;
    return guest === "me" && each === "me" ? (before === "me" ? "open" : before) : each;
  });
}

/** For another number of seats: who has been invited stays, new seats are like the last one, the reader keeps a seat. */
export function resized(guests: readonly Guest[], count: number): Guest[] {
  const last = guests.at(-1);
  const further = last === undefined || last === "me" ? "open" : last;
  const places = Array.from({ length: count }, (_, seat) => guests[seat] ?? further);
  return guests.includes("me") && !places.includes("me") ? ["me", ...places.slice(1)] : places;
}

export function sitters(guests: readonly Guest[]): Sitter[] {
  return guests.map((guest) => {
    if (guest === "me" || guest === "open") return { kind: guest };
    return { kind: "bot", level: levelOf(guest) };
  });
}

/** What is sent: the options that differ from the usual; where the table has to ask first (who is youngest), the answer. */
export function newTable(
  info: GameInfo,
  chosen: Record<string, Setting>,
  asked: number,
  guests: readonly Guest[],
  open: boolean,
): TableWish {
  const options: Record<string, Setting> = {};
  for (const option of info.options) {
    const wish = chosen[option.name] ?? option.default;
    const there = option.kind !== "choice" || valuesFor(option, guests.length).includes(String(wish));
    const value = there ? wish : option.default;
    if (option.asks.includes(String(value))) options[option.name] = `seat${asked}`;
    else if (value !== option.default && applies(option, chosen)) options[option.name] = value;
  }
  return { game: info.key, seats: guests.length, options, public: open, sit: sitters(guests) };
}
