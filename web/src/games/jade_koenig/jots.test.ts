import { describe, expect, test } from "vitest";

import { viewOf } from "./examples";
import { jotsOf } from "./jots";
import type { Pencilled } from "./marks.svelte";

const pencilled: Record<string, Pencilled> = { "ice bird": "yes", "ice crown": "maybe", "flame sword": "no" };
const marks = { at: (place: string, symbol: string) => pencilled[`${place} ${symbol}`] ?? "none" };

describe("notes on the map", () => {
  test("show what the reader thinks", () => {
    expect([...jotsOf(viewOf(), "own", marks)]).toEqual([
      [
        "ice",
        [
          { symbol: "crown", sure: false },
          { symbol: "bird", sure: true },
        ],
      ],
    ]);
  });

  test("show what follows, where something does", () => {
    const rows = Array.from({ length: 8 }, () => ["possible", "possible", "possible", "possible"]);
    rows[3] = ["excluded", "excluded", "excluded", "certain"];
    rows[4] = ["excluded", "excluded", "excluded", "excluded"];
    const view = viewOf({ deduction: { cards: 24, marks: rows } });
    expect([...jotsOf(view, "rules", null)]).toEqual([["ice", [{ symbol: "bird", sure: true }]]]);
    expect(jotsOf(view, "off", marks).size).toBe(0);
  });
});
