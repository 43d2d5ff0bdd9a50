import { expect, test } from "vitest";

import type { Player } from "../table/game";
import { Dictionary } from "../table/words";
import { outcomeOf } from "./outcome";

const house = new Dictionary("en", ["end-won = You have won\nend-other = { $name } has won\nend-draw = A draw"]);
const rules = new Dictionary("en", ["reason-turn-limit = The last turn has been played."]);
const players: Player[] = [
  { seat: 0, name: "Anna", kind: "person", you: true },
  { seat: 1, name: "Ben", kind: "person", you: false },
];
const result = (winners: number[], reason: string) => ({ result: { winners, scores: [], reason, clause: "" } });

test.each([
  [[0], "You have won"],
  [[1], "Ben has won"],
  [[], "A draw"],
])("the winners %j make the headline “%s”", (winners, headline) => {
  expect(outcomeOf(result(winners, "captain"), players, 0, house, rules)).toEqual({ headline, reason: "" });
});

test("who watches is told the name, and the reason where the game has words for it", () => {
  expect(outcomeOf(result([0], "turn_limit"), players, null, house, rules)).toEqual({
    headline: "Anna has won",
    reason: "The last turn has been played.",
  });
  expect(outcomeOf({ result: null }, players, 0, house, rules)).toEqual({ headline: "", reason: "" });
});
