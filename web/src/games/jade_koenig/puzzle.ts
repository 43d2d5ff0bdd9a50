/** Puzzles for one: what the marks on the sheet say, and hints in words. It decides no rule: the server checks. */
import type { Words } from "../../table/game";
import type { JadeKoenigPuzzle, JadeKoenigStep, JadeKoenigVerdict } from "../../wire/types";
import type { Pencilled } from "./marks.svelte";
import { pairsInWords } from "./names";
import { type Pair, PLACES, SYMBOLS } from "./view";

export type Riddle = JadeKoenigPuzzle;
export type Verdict = JadeKoenigVerdict;

/** Stands for the place or the symbol in a mark on a whole symbol or a whole place. */
export const ANY = "any";
/** How many pairs a task card has. */
export const TASKS = 3;

export interface Sheet {
  at(place: string, symbol: string): Pencilled;
}

/** The ticked fields, in the order of the sheet. */
export function ticked(sheet: Sheet): Pair[] {
  return PLACES.flatMap((place) =>
    SYMBOLS.flatMap((symbol) => (sheet.at(place, symbol) === "yes" ? [{ place, symbol }] : [])),
  );
}

/** Other marks rule a field out: its place or symbol is crossed out, or has its tick elsewhere. */
export function isOut(sheet: Sheet, place: string, symbol: string): boolean {
  if (sheet.at(place, ANY) === "no" || sheet.at(ANY, symbol) === "no") return true;
  return ticked(sheet).some((tick) => (tick.place === place) !== (tick.symbol === symbol));
}

export type Readiness = "few" | "many" | "same-place" | "same-symbol" | "ready";

/** What is said of ticks that are no card, and of those that are. */
export const OF_TICKS: Record<Readiness, string> = {
  few: "jk-puzzle-few",
  many: "jk-puzzle-many",
  "same-place": "jk-puzzle-same-place",
  "same-symbol": "jk-puzzle-same-symbol",
  ready: "jk-puzzle-ready",
};

/** Whether pairs are a card: three different places with three different symbols. */
export function readiness(pairs: readonly Pair[]): Readiness {
  if (new Set(pairs.map(({ place }) => place)).size < pairs.length) return "same-place";
  if (new Set(pairs.map(({ symbol }) => symbol)).size < pairs.length) return "same-symbol";
  if (pairs.length > TASKS) return "many";
  return pairs.length < TASKS ? "few" : "ready";
}

/** A step of the reasoning as a sentence. */
export function hint({ clues, pair }: JadeKoenigStep, words: Words): string {
  if (pair) return words.say("puzzle-suppose", { pair: pairsInWords([pair], null, words) });
  const [first = 0, second] = clues.map((clue) => clue + 1);
  if (second === undefined) return words.say("puzzle-look-at-one", { first });
  return words.say("puzzle-look-at-two", { first, second });
}

/** "1, 3 and 4" */
export function listed(numbers: readonly number[], words: Words): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(numbers.map(String));
}
