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

describe("lines of the log", () => {
  test("an event is said with its fields, the name of its seat and whether that is the reader", () => {
    expect(logLine({ kind: "announced", seat: 0 }, players, words)).toBe(
      'event-announced {"kind":"announced","seat":0,"who":"Anna","you":"yes"}',
    );
  });

  test("yes and no are said in words, and so is nobody", () => {
    expect(logLine({ kind: "guessed", seat: 1, snakes: 1, right: false, back: null }, players, words)).toContain(
      '"right":"no","back":"none"',
    );
  });

  test("a seat without a name has its colour", () => {
    expect(logLine({ kind: "announced", seat: 1 }, players, words)).toContain('"who":"jk-seat-1 {}"');
  });

  test("a question is told with its pairs", () => {
    const pairs = [{ place: "ice", symbol: "bird" }];
    expect(logLine({ kind: "asked", seat: 0, pairs }, players, words)).toContain("place-ice");
  });

  test("that a stone is to be laid is no line beside the one that says it is laid", () => {
    const hinders: Happening = { kind: "hinders", seat: 0, mover: 1 };
    const laid: Happening = { kind: "laid", seat: 0, node: "c001", face: null };
    const wants: Happening = { kind: "answered", answer: "hinder" };
    expect(logLine(wants, players, words, hinders)).toBeNull();
    expect(logLine(wants, players, words, { ...hinders, seat: 1 })).not.toBeNull();
    expect(logLine(wants, players, words)).not.toBeNull();
    expect(logLine(hinders, players, words, laid)).toBeNull();
    expect(logLine(hinders, players, words)).not.toBeNull();
    expect(logLine({ ...hinders, seat: null }, players, words, laid)).not.toBeNull();
  });

  test("what comes with every announcement is not logged", () => {
    expect(logLine({ kind: "window", window: "hinder", open: true, seats: [1] }, players, words)).toBeNull();
    expect(logLine({ kind: "planned", seat: 0, route: ["c001"] }, players, words)).toBeNull();
  });
});

const SHARED = join(import.meta.dirname, "../../../../src/paravent/games/jade_koenig/words");

const ONE_OF_EACH: Happening[] = [
  { kind: "stones", each: 8, left: 6, again: false },
  { kind: "stones", each: 8, left: 6, again: true },
  { kind: "hand", snakes: 1, jaguars: 7 },
  { kind: "placed", seat: 1, node: "c001", returns: true },
  { kind: "arrangement", symbols: ["bird"] },
  { kind: "tasks", seat: 1, tasks: [{ place: "ice", symbol: "bird" }] },
  { kind: "cycle", cycle: 2, open: ["A", "B"], sitting: null },
  { kind: "oracle-card", letter: "G" },
  { kind: "turn", seat: 0, turn: 3 },
  { kind: "nothing", seat: 1, idle: 1, limit: 10 },
  { kind: "exchanged", seat: 0, chips: 2, taken: false },
  { kind: "exchanged", seat: 1, chips: 2, taken: true },
  { kind: "announced", seat: 1 },
  { kind: "answered", answer: "declined" },
  { kind: "hinders", seat: null, mover: 0 },
  { kind: "hinders", seat: 1, mover: 0 },
  { kind: "laid", seat: 1, node: "c001", face: null },
  { kind: "laid", seat: 0, node: "c001", face: "snake" },
  { kind: "faced", seat: 0, nodes: ["c001", "c002"], stones: 2 },
  { kind: "turned", node: "c001", face: "jaguar" },
  { kind: "guessed", seat: 0, snakes: 0, right: true, back: null },
  { kind: "guessed", seat: 1, snakes: 2, right: false, back: 0 },
  { kind: "moved", seat: 1, route: ["c001"], node: "c001", steps: 1 },
  { kind: "reached", seat: 1, letter: "G", marker: 10 },
  { kind: "swapped", seat: 0, first: "ice", second: "ruins" },
  { kind: "settled", seat: 0, changed: 0 },
  { kind: "settled", seat: 0, changed: 5 },
  { kind: "claimed", seat: 1, first: "ice", second: "ruins", third: "desert", right: true, late: false },
  { kind: "claimed", seat: 0, first: "ice", second: "ruins", third: "desert", right: false, late: true },
  { kind: "chip", seat: 1, place: "ice" },
  { kind: "asked", seat: 1, pairs: [{ place: "ice", symbol: "bird" }] },
  { kind: "answer", seat: 1, places: 1, symbols: 2, matches: 0 },
  { kind: "sits-out", seat: 1 },
  { kind: "broken-off", seat: 0 },
  { kind: "eliminated", seat: 1, loss: "claim" },
  { kind: "eliminated", seat: 0, loss: "last-chip" },
  { kind: "over", winner: 1, reason: "oracle", clause: "JK-14.1" },
  { kind: "over", winner: null, reason: "undecided", clause: "JK-R-63" },
];

describe.each(["en", "de", "hu", "fr"] as const)("the sentences in %s", (language) => {
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
