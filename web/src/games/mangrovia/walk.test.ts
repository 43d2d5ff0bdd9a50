import { expect, test } from "vitest";

import { BOARD } from "./examples";
import type { Account } from "./view";
import { before, walkOf } from "./walk";

/** FS2 of the specification. */
const ACCOUNTS: Account[] = [
  {
    seat: 1,
    fields: 9,
    totem_tiles: 0,
    lines: [6, 0, 4, 0, 0, 4, 0, 6, 0],
    garden: 3,
    amulets: 5,
    amulet_count: 1,
    total: 37,
    rank: 2,
  },
  {
    seat: 0,
    fields: 3,
    totem_tiles: 12,
    lines: [12, 10, 0, 10, 12, 0, 10, 3, 12],
    garden: 3,
    amulets: 0,
    amulet_count: 0,
    total: 87,
    rank: 1,
  },
];

test("the walk goes from path to path, then to the areas and amulets, and ends at the totals", () => {
  const walk = walkOf(ACCOUNTS, BOARD);
  expect(walk.map(({ line }) => line)).toEqual(["A", "B", "C", "D", "E", "F", "G", "H", "totem", "garden", "amulets"]);
  expect(before(ACCOUNTS)).toEqual([15, 9]);
  expect(walk[0]).toMatchObject({ gains: [12, 6], totals: [27, 15] });
  expect(walk.at(-1)?.totals).toEqual([87, 37]);
});
