import { expect, test } from "vitest";

import { birdsMove, choicesOf } from "./moves";

test("moves are sorted by what they are about", () => {
  const choices = choicesOf(["take-v 0", "take-l 2", "draw-v", "build m16", "build2 m28", "return 3", "skip"]);
  expect([...choices.takeValuables]).toEqual([0]);
  expect([...choices.takeLandscapes]).toEqual([2]);
  expect([...choices.single]).toEqual(["m16"]);
  expect([...choices.double]).toEqual(["m28"]);
  expect(choices.returns).toEqual([3]);
  expect([...choices.plain]).toEqual(["draw-v", "skip"]);
});

test("birds go to two landscapes, in whatever order they were chosen", () => {
  const choices = choicesOf(["birds water meadow", "birds sand meadow"]);
  expect(birdsMove(choices, ["meadow", "water"])).toBe("birds water meadow");
  expect(birdsMove(choices, ["water", "sand"])).toBeNull();
  expect(birdsMove(choices, ["water"])).toBeNull();
});
