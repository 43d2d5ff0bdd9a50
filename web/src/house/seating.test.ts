import { expect, test } from "vitest";

import { seatsAround } from "./seating";

test("the reader sits last, the others go round from the left", () => {
  expect(seatsAround([0, 1], 0)).toEqual([1, 0]);
  expect(seatsAround([0, 1, 2, 3], 1)).toEqual([2, 3, 0, 1]);
  expect(seatsAround([0, 1], null)).toEqual([1, 0]);
});
