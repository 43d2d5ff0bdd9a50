import { expect, test } from "vitest";

import { thingsOfMove } from "./advice";

test("a move is about the spaces and places it names", () => {
  expect(thingsOfMove("route c099 c098 oG")).toEqual(["c099", "c098", "oG"]);
  expect(thingsOfMove("lay c086 jaguar")).toEqual(["c086"]);
  expect(thingsOfMove("claim ice ruins desert")).toEqual(["ice", "ruins", "desert"]);
  expect(["move", "guess 1", "hinder", "no-claim"].flatMap(thingsOfMove)).toEqual([]);
});
