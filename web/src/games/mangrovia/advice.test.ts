import { expect, test } from "vitest";

import type { Words } from "../../table/game";
import { moveLine, thingsOfMove } from "./advice";
import { BOARD, viewOf } from "./examples";

const words: Words = { language: "en", say: (id, facts = {}) => `${id} ${JSON.stringify(facts)}` };

test("a move is about the things and the cards it names", () => {
  expect(thingsOfMove("build2 m16")).toEqual(["field m16"]);
  expect(thingsOfMove("birds water sand")).toEqual(["bird water", "bird sand"]);
  expect(thingsOfMove("place 3")).toEqual(["place 3"]);
  expect(thingsOfMove("take-v 2")).toEqual(["take-v 2"]);
  expect(["skip", "pay 7", "pay-default", "land water"].flatMap(thingsOfMove)).toEqual([]);
});

test("a card is called by its face, a field by what it is", () => {
  const field = BOARD.file.fields[0]!;
  expect(moveLine("take-v 1", viewOf(), words)).toContain('{\\"value\\":2}');
  expect(moveLine(`build ${field.id}`, viewOf(), words)).toContain(`${field.cost}`);
  expect(moveLine(`build ${field.id}`, viewOf(), words)).not.toContain(field.id);
});

test("what is declined is said as the button says it", () => {
  expect(moveLine("skip", viewOf({ phase: "draw" }), words)).toBe("mg-skip-draw {}");
  expect(moveLine("skip", viewOf({ phase: "birds" }), words)).toBeNull();
});
