/** All ways of paying for a building from a hand. MG-8.3 to MG-8.6, MG-9.2, MG-9.6, MG-13.5, section 5.4 */
import type { Board } from "./board";
import { LANDSCAPES, valuablesOf, type Building, type Seat } from "./view";

/** What is paid: landscape cards in their order, values from the greatest down, tiles of the Garden. */
export interface Payment {
  landscapes: string[];
  values: number[];
  tiles: number;
  jokers: number;
}

export type Coin = { value: number; tile: boolean };

export const TILE_WORTH = { valuables: 3, amulets: 2 } as const;
const TILE_NAME = { valuables: "valuable", amulets: "amulet" } as const;
/** So many ways at most are shown; all of them lead through the same steps. */
const MOST = 60;

function counted<Key>(things: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Every sub-multiset with exactly that sum: greatest first, a card before a tile of the same value. */
export function exactSums(coins: readonly Coin[], sum: number): Coin[][] {
  const kinds = [...counted(coins.map(({ value, tile }) => `${value}${tile ? "*" : ""}`))]
    .map(([name, count]) => ({ value: parseInt(name), tile: name.endsWith("*"), count }))
    .sort((one, other) => other.value - one.value || Number(one.tile) - Number(other.tile));
  const found: Coin[][] = [];
  const search = (index: number, left: number, chosen: Coin[]) => {
    if (left === 0) found.push(chosen);
    const kind = kinds[index];
    if (left <= 0 || kind === undefined || found.length >= MOST) return;
    for (let count = Math.min(kind.count, Math.floor(left / kind.value)); count >= 0; count -= 1) {
      const more = Array.from({ length: count }, () => ({ value: kind.value, tile: kind.tile }));
      search(index + 1, left - count * kind.value, [...chosen, ...more]);
    }
  };
  search(0, sum, []);
  return found;
}

/** The landscape cards that may be laid: one, or two in their order. */
function layings(board: Board, seat: Seat, birds: readonly string[], field: string, huts: number): string[][] {
  const held = counted(seat.hand?.landscapes ?? []);
  const jokers = seat.tiles.filter((tile) => tile === "joker").length;
  const fit = LANDSCAPES.filter((name) => board.field(field).landscapes.includes(name));
  const choices =
    huts === 1 ? fit.map((name) => [name]) : fit.flatMap((one, index) => fit.slice(index).map((other) => [one, other]));
  return choices.filter(
    (cards) =>
      [...counted<string>(cards)].every(([name, count]) => (held.get(name) ?? 0) >= count) &&
      jokersFor(cards, birds) <= jokers,
  );
}

function jokersFor(cards: readonly string[], birds: readonly string[]): number {
  return cards.filter((name) => !birds.includes(name)).length;
}

/** Fewest tiles, then fewest things, then the greatest values: it leaves the most in the hand. */
function canonical(one: Payment, other: Payment): number {
  const fewer = one.tiles - other.tiles || one.values.length - other.values.length || one.jokers - other.jokers;
  if (fewer !== 0) return fewer;
  const index = one.values.findIndex((value, at) => value !== other.values[at]);
  return index < 0 ? 0 : other.values[index]! - one.values[index]!;
}

/** Every payment for a hut, or two, on a field; the canonical one first. */
export function paymentsFor(
  board: Board,
  seat: Seat,
  birds: readonly string[],
  field: string,
  huts: number,
): Payment[] {
  const { cost, currency } = board.field(field);
  if (seat.hand === null) return [];
  const values = currency === "valuables" ? valuablesOf(seat.hand) : seat.hand.amulets;
  const tiles = seat.tiles.filter((tile) => tile === TILE_NAME[currency]);
  const coins = [
    ...values.map((value) => ({ value, tile: false })),
    ...tiles.map(() => ({ value: TILE_WORTH[currency], tile: true })),
  ];
  const sums = exactSums(coins, cost * huts);
  const laid = layings(board, seat, birds, field, huts);
  return laid
    .flatMap((landscapes) =>
      sums.map((sum) => ({
        landscapes,
        values: sum.filter(({ tile }) => !tile).map(({ value }) => value),
        tiles: sum.filter(({ tile }) => tile).length,
        jokers: jokersFor(landscapes, birds),
      })),
    )
    .sort(canonical);
}

/** The picks of a payment in the order in which they are made. */
export function picksOf(payment: Payment, currency: "valuables" | "amulets"): string[] {
  const worth = TILE_WORTH[currency];
  const coins: Coin[] = [
    ...payment.values.map((value) => ({ value, tile: false })),
    ...Array.from({ length: payment.tiles }, () => ({ value: worth, tile: true })),
  ];
  coins.sort((one, other) => other.value - one.value || Number(one.tile) - Number(other.tile));
  return coins.map(({ value, tile }) =>
    tile ? (currency === "valuables" ? "pay-tile-v" : "pay-tile-a") : `pay ${value}`,
  );
}

/** The next step of a building that has begun, towards a payment; null where none of the steps offered leads there. */
export function nextStep(
  building: Building,
  payment: Payment,
  currency: "valuables" | "amulets",
  legal: readonly string[],
): string | null {
  const step =
    building.step === "land"
      ? `land ${payment.landscapes[building.landscapes.length]}`
      : picksOf(payment, currency)[building.picked.length + building.picked_tiles];
  return step !== undefined && legal.includes(step) ? step : null;
}

/** Whether a payment begins as the building has begun. */
export function goesOn(building: Building, payment: Payment): boolean {
  const laid = building.landscapes.every((name, index) => payment.landscapes[index] === name);
  return (
    laid &&
    building.picked.every((value, index) => payment.values[index] === value) &&
    building.picked_tiles <= payment.tiles
  );
}

export function samePayment(one: Payment, other: Payment): boolean {
  return (
    one.tiles === other.tiles &&
    one.landscapes.join() === other.landscapes.join() &&
    one.values.join() === other.values.join()
  );
}
