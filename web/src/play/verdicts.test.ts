import { expect, test } from "vitest";

import type { Decided } from "../wire/types";
import { countsOf, nearest, nextOf, type Opinion } from "./verdicts";

function decided(number: number, verdict: Opinion): Decided {
  const rest = { played: "pass", choice: "pass", choices: 2, considered: [], known: null, opened: null };
  return { number, verdict, ...rest, told: null, insight: null } as unknown as Decided;
}
const DECISIONS = [decided(2, "good"), decided(5, "mistake"), decided(9, "lucky"), decided(12, "mistake")];

test("verdicts are counted, mistakes first, and those never given are left out", () => {
  expect(countsOf(DECISIONS)).toEqual([
    { verdict: "mistake", count: 2 },
    { verdict: "lucky", count: 1 },
  ]);
  expect(countsOf([])).toEqual([]);
});

test("mistakes are gone through one after the other, and round again", () => {
  expect([0, 5, 12].map((move) => nextOf(DECISIONS, "mistake", move))).toEqual([5, 12, 5]);
  expect(nextOf(DECISIONS, "unlucky", 0)).toBeNull();
});

test("a moment between two decisions belongs to the one before", () => {
  expect([1, 2, 8, 90].map((move) => nearest(DECISIONS, move))).toEqual([2, 2, 5, 12]);
  expect(nearest([], 3)).toBeNull();
});
