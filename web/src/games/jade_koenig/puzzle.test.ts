import { readFileSync } from "node:fs";

import { beforeEach, expect, test, vi } from "vitest";

import { Dictionary } from "../../table/words";
import { Marks } from "./marks.svelte";
import { ANY, hint, isOut, listed, readiness, ticked } from "./puzzle";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const words = new Dictionary("en", [
  read("../../../../src/paravent/games/jade_koenig/words/en.ftl"),
  read("words/en.ftl"),
]);

const pair = (text: string) => {
  const [place, symbol] = text.split("-");
  return { place: place!, symbol: symbol! };
};
const pairs = (text: string) => text.split(" ").map(pair);

let sheet: Marks;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  sheet = new Marks("puzzle", 0);
});

test("the ticked fields are the answer, in the order of the sheet", () => {
  for (const { place, symbol } of pairs("desert-crown ice-bird ruins-amulet")) sheet.put(place, symbol, "yes");
  sheet.put("flame", "sword", "maybe");
  expect(ticked(sheet)).toEqual(pairs("ice-bird ruins-amulet desert-crown"));
});

test("a crossed out place or symbol rules its fields out, and no other", () => {
  sheet.put("ice", ANY, "no");
  sheet.put(ANY, "bird", "no");
  expect(isOut(sheet, "ice", "sword")).toBe(true);
  expect(isOut(sheet, "flame", "bird")).toBe(true);
  expect(isOut(sheet, "flame", "sword")).toBe(false);
});

test("a tick rules out the other fields of its place and of its symbol, not itself", () => {
  sheet.put("ice", "bird", "yes");
  expect(isOut(sheet, "ice", "sword")).toBe(true);
  expect(isOut(sheet, "flame", "bird")).toBe(true);
  expect(isOut(sheet, "ice", "bird")).toBe(false);
  expect(isOut(sheet, "flame", "sword")).toBe(false);
});

test.each([
  ["ice-bird ruins-amulet", "few"],
  ["ice-bird ice-amulet", "same-place"],
  ["ice-bird ruins-bird", "same-symbol"],
  ["ice-bird ruins-amulet desert-crown", "ready"],
  ["ice-bird ruins-amulet desert-crown flame-sword", "many"],
])("%s: %s", (ticks, expected) => {
  expect(readiness(pairs(ticks))).toBe(expected);
});

test("hints name questions from 1, or the pair to suppose", () => {
  expect(hint({ rule: "one", clues: [2] }, words)).toContain("question 3");
  expect(hint({ rule: "two", clues: [0, 3] }, words)).toContain("questions 1 and 4");
  expect(hint({ rule: "suppose", clues: [], pair: pair("ice-bird") }, words)).toContain("Ice Palace: stone bird");
});

test("numbers are listed as the language does", () => {
  expect(listed([1, 3, 4], words)).toBe("1, 3, and 4");
  expect(listed([2], words)).toBe("2");
});
