/** The final scoring, one majority after the other, with the sum growing. MG-12.2 to MG-12.7 */
import type { Board } from "./board";
import type { Account } from "./view";

export interface Step {
  /** A path, `totem`, `garden` or `amulets`. */
  line: string;
  /** What each seat gets here, and has then. */
  gains: number[];
  totals: number[];
}

/** What the seats have before the scoring begins. */
export function before(accounts: readonly Account[]): number[] {
  return bySeat(accounts).map(({ fields, totem_tiles }) => fields + totem_tiles);
}

export function walkOf(accounts: readonly Account[], board: Board): Step[] {
  const seats = bySeat(accounts);
  const lines = [...board.file.paths.map(({ id }) => id), "totem"];
  const gains = [
    ...lines.map((line, index) => ({ line, gains: seats.map((account) => account.lines[index] ?? 0) })),
    { line: "garden", gains: seats.map(({ garden }) => garden) },
    { line: "amulets", gains: seats.map(({ amulets }) => amulets) },
  ];
  let totals = before(accounts);
  return gains.map((step) => {
    totals = totals.map((total, seat) => total + step.gains[seat]!);
    return { ...step, totals };
  });
}

export function bySeat(accounts: readonly Account[]): Account[] {
  return [...accounts].sort((one, other) => one.seat - other.seat);
}
