import { describe, expect, test } from "vitest";

import type { Player, Words } from "../../table/game";
import { logLine } from "./log";

const words: Words = {
  language: "en",
  say: (id, facts = {}) => `${id} ${JSON.stringify(facts)}`,
};
const players: Player[] = [
  { seat: 0, name: "Anna", kind: "person", you: true },
  { seat: 1, name: "", kind: "open", you: false },
];

describe("lines of the log", () => {
  test("an event is said with its fields, the name of its seat and whether that is the reader", () => {
    expect(logLine({ kind: "swapped", seat: 0, pair: "b1-c2" }, players, words)).toBe(
      'event-swapped {"kind":"swapped","seat":0,"pair":"b1-c2","who":"Anna","you":"yes"}',
    );
  });

  test("a seat without a name has its colour", () => {
    expect(logLine({ kind: "passed", seat: 1 }, players, words)).toContain(
      '"who":"pj-side {\\"side\\":\\"green\\"}","you":"no"',
    );
  });

  test("kinds are said in kebab case, hidden cells are no facts", () => {
    const line = logLine({ kind: "brought-back", seat: 1, line: "starting", cell: null }, players, words);
    expect(line).toContain("event-brought-back");
    expect(line).not.toContain("cell");
  });

  test("the end names its winner, a draw nobody", () => {
    expect(logLine({ kind: "over", winner: 0, reason: "captain" }, players, words)).toContain(
      '"who":"Anna","you":"yes"',
    );
    expect(logLine({ kind: "over", winner: null, reason: "agreed" }, players, words)).toContain('"who":""');
  });

  test("what the board shows anyway is not logged", () => {
    expect(logLine({ kind: "window", open: true, seat: 1 }, players, words)).toBeNull();
    expect(
      logLine({ kind: "mirror", figure: "mirror", holder: "c4", cell: "c3", shows: "maid" }, players, words),
    ).toBeNull();
    expect(logLine({ kind: "placed", figure: "maid", cell: "a1" }, players, words)).toBeNull();
  });
});
