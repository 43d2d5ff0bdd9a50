import { expect, test } from "vitest";

import type { GameInfo, OptionInfo } from "../wire/types";
import { applies } from "../house/options";
import { hasPace, isLive, newTable, paced, resized, seated, usualOptions, usualSeats, valuesFor } from "./wish";

const option = (name: string, values: string[], rest: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "choice",
  default: values[0] ?? 200,
  values,
  asks: [],
  least: null,
  most: null,
  applies: null,
  clauses: [],
  ...rest,
});

const info: GameInfo = {
  key: "lantern",
  rules: 1,
  seats: [2],
  levels: ["novice"],
  live: { paralysis: "off" },
  puzzles: [],
  options: [
    option("mode", ["basic", "expert"]),
    option("starter", ["random", "seat0", "seat1", "youngest"], { asks: ["youngest"] }),
    option("paralysis", ["on", "off"], { applies: "mode=expert" }),
  ],
};

test("an option applies beside the value it names", () => {
  const usual = usualOptions(info);
  expect(applies(info.options[2]!, usual)).toBe(false);
  expect(applies(info.options[2]!, { ...usual, mode: "expert" })).toBe(true);
});

test("another number of seats keeps who has been invited", () => {
  expect(resized(["me", "bot master"], 4)).toEqual(["me", "bot master", "bot master", "bot master"]);
  expect(resized(["me", "open", "bot adept"], 2)).toEqual(["me", "open"]);
  expect(resized(["open", "open", "me"], 2)).toEqual(["me", "open"]);
  expect(resized(["me"], 2)).toEqual(["me", "open"]);
});

test("who takes a seat changes places with its guest", () => {
  expect(seated(["me", "bot novice"], 1, "me")).toEqual(["bot novice", "me"]);
  expect(seated(["me", "open"], 1, "bot novice")).toEqual(["me", "bot novice"]);
  expect(seated(["me", "open"], 0, "open")).toEqual(["open", "open"]);
});

test("only what differs is sent, and what the table asks is answered by then", () => {
  const chosen = { mode: "basic", starter: "youngest", paralysis: "off" };
  expect(newTable(info, chosen, 1, ["me", "bot novice"], false)).toEqual({
    game: "lantern",
    seats: 2,
    options: { starter: "seat1" },
    public: false,
    sit: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
});

test("a live table has the game's options for it, and the usual ones again in its own time", () => {
  const usual = { ...usualOptions(info), mode: "expert" };
  const live = paced(info, usual, true);
  expect([isLive(info, usual), isLive(info, live)]).toEqual([false, true]);
  expect(live).toEqual({ ...usual, paralysis: "off" });
  expect(paced(info, live, false)).toEqual(usual);
  expect([hasPace(info, usual), hasPace(info, usualOptions(info))]).toEqual([true, false]);
});

test("seats that are not at the table cannot be chosen, and are not sent", () => {
  const first = option("first_seat", ["random", "0", "1", "2", "3"]);
  expect(valuesFor(first, 2)).toEqual(["random", "0", "1"]);
  expect(valuesFor(option("turn_limit", ["9"]), 2)).toEqual(["9"]);
  const game = { ...info, options: [first] };
  expect(newTable(game, { first_seat: "3" }, 0, ["me", "open"], false).options).toEqual({});
  expect(newTable(game, { first_seat: "1" }, 0, ["me", "open"], false).options).toEqual({ first_seat: "1" });
});

test("a table for many begins with a few seats", () => {
  expect([[2], [2, 3, 4, 5, 6], [4, 5]].map((seats) => usualSeats({ seats }))).toEqual([2, 3, 4]);
});
