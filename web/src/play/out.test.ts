import { expect, test } from "vitest";

import mangrovia from "../games/mangrovia";
import { seatOf, viewOf } from "../games/mangrovia/examples";
import type { AnyGame } from "../table/game";
import { isOut } from "./out";

const says = { isOut: (view: unknown, seat: number) => (view as number[]).includes(seat) };

test("a game says who is out, even where nobody may resign just now", () => {
  expect(isOut(says, { view: [1], commands: [] }, 0)).toBe(false);
  expect(isOut(says, { view: [1], commands: ["resign"] }, 1)).toBe(true);
});

test("where it does not, who may not resign any more is out", () => {
  expect(isOut({}, { view: null, commands: ["resign"] }, 0)).toBe(false);
  expect(isOut({}, { view: null, commands: [] }, 0)).toBe(true);
  expect([isOut({}, null, 0), isOut({}, { view: null, commands: [] }, null)]).toEqual([false, false]);
});

test("in Mangrovia who has resigned is out, and who acts is on turn", () => {
  const game = mangrovia as unknown as AnyGame;
  const view = viewOf({ players: [seatOf(0), seatOf(1, { gone: true })], actor: 1 });
  expect([0, 1].map((seat) => isOut(game, { view, commands: [] }, seat))).toEqual([false, true]);
  expect(game.onTurn?.(view)).toBe(1);
});
