import { expect, test } from "vitest";

import { captainFor, PAIRS } from "./objective";

test("PJ-13.2: the table of the three cards", () => {
  const table = [1, 2, 3].map((card) => PAIRS.map((pair) => captainFor(card, pair)));
  expect(table).toEqual([
    ["I", "II", "III"],
    ["II", "III", "I"],
    ["III", "I", "II"],
  ]);
});

test("the order of the two animals does not matter", () => {
  expect(captainFor(3, ["fox", "crane"])).toBe("III");
});
