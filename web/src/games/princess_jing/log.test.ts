import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import type { Player, Words } from "../../table/game";
import { cellsOf, logLine } from "./log";
import type { Happening } from "./view";

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

  test("a line leads to the cells it is about", () => {
    expect(cellsOf({ kind: "swapped", seat: 0, pair: "d4-c5" })).toEqual(["d4", "c5"]);
    expect(cellsOf({ kind: "mirror", figure: "mirror", holder: "c4", cell: "c3", shows: "maid" })).toEqual([
      "c3",
      "c4",
    ]);
    expect(cellsOf({ kind: "withdrawn", seat: 1, cell: null })).toEqual([]);
    expect(cellsOf({ kind: "passed", seat: 1 })).toEqual([]);
  });

  test("what comes with every turn is not logged, nor an empty mirror", () => {
    expect(logLine({ kind: "window", open: true, seat: 1 }, players, words)).toBeNull();
    expect(logLine({ kind: "placed", figure: "maid", cell: "a1" }, players, words)).toBeNull();
    const mirror = { kind: "mirror", figure: "mirror", holder: "c4", cell: "c3" } as const;
    expect(logLine({ ...mirror, shows: "empty" }, players, words)).toBeNull();
    expect(logLine({ ...mirror, shows: "maid" }, players, words)).toContain("event-mirror");
  });

  test("a reader who looks through the other's eyes reads what the other saw", () => {
    expect(logLine({ kind: "withdrawn", seat: 0, cell: null }, players, words)).toContain('"you":"no"');
    expect(logLine({ kind: "withdrawn", seat: 0, cell: "a1" }, players, words)).toContain('"you":"yes"');
  });
});

const SHARED = join(import.meta.dirname, "../../../../src/paravent/games/princess_jing/words");

const ONE_OF_EACH: Happening[] = [
  { kind: "ready", seat: 0 },
  { kind: "captains", captains: [] },
  { kind: "card", card: 2 },
  { kind: "turn", seat: 1, turn: 3, state: "B" },
  { kind: "swapped", seat: 0, pair: "b1-c2" },
  { kind: "shown", seat: 1, figure: "mirror", cell: "d4" },
  { kind: "withdrawn", seat: 1, cell: null },
  { kind: "withdrawn", seat: 0, cell: "a1" },
  { kind: "pointed", seat: 0, cell: "c3" },
  { kind: "revealed", seat: 1, cell: "c3", content: "empty" },
  { kind: "brought-back", seat: 1, line: "second", cell: null },
  { kind: "called", seat: 0, cell: "c3", holder: "c4", content: "princess" },
  { kind: "paralysed", seat: 1, cell: "c3", turns_left: 5 },
  { kind: "mirror", figure: "mirror1", holder: "c4", cell: "c3", shows: "fox" },
  { kind: "found", animal: "owl" },
  { kind: "identified", captain: "II", entrance: "d", cell: "d5" },
  { kind: "look", seat: 1 },
  { kind: "passed", seat: 0 },
  { kind: "draw-offered", seat: 1 },
  { kind: "over", winner: 1, reason: "paralysis_expired" },
  { kind: "over", winner: null, reason: "agreed" },
];

describe.each(["en", "de", "hu", "fr"] as const)("the shared sentences in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of [SHARED, join(import.meta.dirname, "words")]) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, `${language}.ftl`), "utf8")));
  }
  const spoken: Words = {
    language,
    say: (id, facts) => {
      const message = bundle.getMessage(id);
      expect(message?.value, id).toBeTruthy();
      const errors: Error[] = [];
      const text = bundle.formatPattern(message!.value!, facts ?? null, errors);
      expect(errors, id).toEqual([]);
      return text;
    },
  };

  test.each(ONE_OF_EACH)("$kind", (event) => {
    expect(logLine(event, players, spoken)).toMatch(/\S/);
  });
});
