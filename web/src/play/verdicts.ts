/** What was thought of a seat's decisions: counted, and gone through. */
import type { Decided } from "../wire/types";

/** Verdicts that are worth a look, in the order in which they are told. */
export const NOTABLE = ["mistake", "unlucky", "lucky"] as const;
export type Notable = (typeof NOTABLE)[number];
export type Opinion = Notable | "good";

/** What was thought of a decision; null where nothing was. The wire's type of that name is that of a puzzle. */
export function opinionOn({ verdict }: Pick<Decided, "verdict">): Opinion | null {
  return verdict as unknown as Opinion | null;
}

/** How often each verdict was given; those that never were are left out. */
export function countsOf(decisions: readonly Decided[]): { verdict: Notable; count: number }[] {
  return NOTABLE.map((verdict) => ({
    verdict,
    count: decisions.filter((each) => opinionOn(each) === verdict).length,
  })).filter(({ count }) => count > 0);
}

/** The next decision of a verdict after a move of the game; after the last one the first again. */
export function nextOf(decisions: readonly Decided[], verdict: Notable, move: number): number | null {
  const found = decisions.filter((each) => opinionOn(each) === verdict);
  return (found.find(({ number }) => number > move) ?? found[0])?.number ?? null;
}

/** The decision that stands for a moment: its own, else the one before it, else the first. */
export function nearest(decisions: readonly Decided[], move: number): number | null {
  return (decisions.findLast(({ number }) => number <= move) ?? decisions[0])?.number ?? null;
}
