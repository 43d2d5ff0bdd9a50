import { expect, test } from "vitest";

import type { Seat } from "../wire/types";
import { awaited, seatsAround } from "./seating";

test("the reader sits last, the others go round from the left", () => {
  expect(seatsAround([0, 1], 0)).toEqual([1, 0]);
  expect(seatsAround([0, 1, 2, 3], 1)).toEqual([2, 3, 0, 1]);
  expect(seatsAround([0, 1], null)).toEqual([1, 0]);
});

const person = (name: string): Seat => ({ seat: 0, name, kind: "person", level: null, online: true });
const bot: Seat = { seat: 0, name: "novice", kind: "bot", level: "novice", online: true };
const open: Seat = { seat: 0, name: null, kind: "open", level: null, online: false };

test("at a rematch the people are awaited who do not sit there yet", () => {
  const before = [person("Anna"), bot, person("Ben"), person("Ben")];
  expect(awaited(before, [person("Anna"), bot, open, open])).toEqual(["Ben", "Ben"]);
  expect(awaited(before, [person("Ben"), bot, open, open])).toEqual(["Anna", "Ben"]);
  expect(awaited([], [person("Anna"), open])).toEqual([]);
});
