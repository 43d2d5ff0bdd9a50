import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import type { Player, Words } from "../../table/game";
import { logLine } from "./log";
import type { Happening } from "./view";

const words: Words = { language: "en", say: (id, facts = {}) => `${id} ${JSON.stringify(facts)}` };
const players: Player[] = [
  { seat: 0, name: "Anna", kind: "person", you: true },
  { seat: 1, name: "", kind: "open", you: false },
];
const BUILT: Happening = {
  kind: "built",
  seat: 1,
  field: "m43",
  huts: 1,
  landscapes: ["meadow"],
  valuables: [5, 3],
  start_cards: [3],
  amulets: [],
  tiles: [],
  jokers: 1,
  points: 0,
  totem: 4,
  garden_tile: "god-a",
  currency: "valuables",
  payment: "5 + 3",
  scored: 4,
};

describe("lines of the log", () => {
  test("an event is said with its fields, the name of its seat and whether that is the reader", () => {
    expect(logLine({ kind: "bowl", seat: 0, place: 3 }, players, words)).toBe(
      'event-bowl {"kind":"bowl","seat":0,"place":3,"who":"Anna","you":"yes"}',
    );
  });

  test("nobody is said in a word, and a seat without a name has its colour", () => {
    expect(logLine({ kind: "returned", seat: 1, value: null }, players, words)).toContain('"value":"none"');
    expect(logLine({ kind: "bowl", seat: 1, place: 3 }, players, words)).toContain("mg-seat-1");
  });

  test("a building is told with its landscape card and what it brought", () => {
    const line = logLine(BUILT, players, words);
    for (const part of ["meadow", "mg-got-totem", "tile-god-a", "mg-with-jokers"]) expect(line).toContain(part);
  });
});

const SHARED = join(import.meta.dirname, "../../../../src/paravent/games/mangrovia/words");

const ONE_OF_EACH: Happening[] = [
  { kind: "start-cards", seat: 0, first: 3, second: 4 },
  { kind: "hand", seat: 0, first: "water", second: "meadow" },
  { kind: "turn", round: 1, stop: 0, seat: 1 },
  { kind: "turn", round: 1, stop: 9, seat: 0 },
  { kind: "bowl", seat: 1, place: 3 },
  { kind: "taken", seat: 1, things: "valuables", slot: 0, card: "7" },
  { kind: "taken", seat: 0, things: "landscapes", slot: 0, card: "sand" },
  { kind: "drawn", seat: 1, things: "landscapes", card: null },
  { kind: "drawn", seat: 0, things: "valuables", card: "4" },
  { kind: "reshuffled", things: "amulets", count: 4 },
  { kind: "took-one", seat: 1, left: 3 },
  { kind: "collected", seat: 1, count: 3, values: null, shown: null },
  { kind: "collected", seat: 0, count: 2, values: [6, 2], shown: "6, 2" },
  { kind: "returned", seat: 1, value: null },
  { kind: "returned", seat: 0, value: 2 },
  BUILT,
  { ...BUILT, seat: 0, huts: 2, landscapes: ["water", "water"], totem: null, garden_tile: null, jokers: 0 },
  ...["take", "draw", "collect", "build", "birds", "choice"].map((part): Happening => ({
    kind: "declined",
    seat: 1,
    part,
    stop: 5,
  })),
  { kind: "birds", seat: null, first: "water", second: "sand", moved: true },
  { kind: "birds", seat: 0, first: "mangrove", second: "meadow", moved: false },
  { kind: "talisman", seat: 1, before: 0 },
  { kind: "refilled", valuables: [{ slot: 0, card: "4" }], landscapes: [] },
  { kind: "last-round", seat: 1 },
  { kind: "ranked", line: "A", god: "Aruka", seat: 1, points: 12, second: 0, second_points: 6, neutral: 0 },
  { kind: "ranked", line: "totem", god: null, seat: null, points: 0, second: 1, second_points: 6, neutral: 1 },
  { kind: "garden-scored", seat: 1, huts: 2, all: 5, points: 10 },
  { kind: "amulets-scored", seat: 0, points: 7, count: 3 },
  { kind: "resigned", seat: 1 },
  { kind: "over", winner: 1, winners: [1], reason: "huts", clause: "MG-12.1" },
  { kind: "over", winner: null, winners: [0, 1], reason: "round-limit", clause: "MG-R23" },
];

describe.each(["en", "de", "hu", "fr"] as const)("the sentences in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of [SHARED, join(import.meta.dirname, "words")]) {
    const source = readFileSync(join(folder, `${language}.ftl`), "utf8");
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
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
