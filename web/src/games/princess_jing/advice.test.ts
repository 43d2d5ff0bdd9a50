import { expect, test } from "vitest";

import type { Words } from "../../table/game";
import { cellsOfMove, moveLine } from "./advice";
import { setupOf, viewOf } from "./examples";

const words: Words = { language: "en", say: (id, facts = {}) => `${id} ${JSON.stringify(facts)}` };

test("a move is about the cells it names", () => {
  expect(cellsOfMove("swap b1-c2")).toEqual(["b1", "c2"]);
  expect(cellsOfMove("withdraw princess a1")).toEqual(["a1"]);
  expect(cellsOfMove("point c3")).toEqual(["c3"]);
  expect(["pass", "call mirror1", "captain c", "resign"].flatMap(cellsOfMove)).toEqual([]);
});

test("in the setup it is said who is put behind the screen", () => {
  expect(moveLine("place b1", setupOf("basic"), words)).toContain("princess");
  expect(moveLine("captain c", setupOf("expert", { next_figure: "II" }), words)).toBe(
    'pj-hint-captain {"captain":"II","gate":"c"}',
  );
  expect(moveLine("swap b1-c2", viewOf(), words)).toBeNull();
});
