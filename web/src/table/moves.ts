/** What a move does, in words, told before it is made: `hint-…` of the game's sentences, as in `engine/words.py`. */
import type { Dictionary } from "./words";

/** What people call what a notation names: numbers stay, places and things have messages. */
function wordFor(word: string, words: Dictionary): string | number {
  if (/^\d+$/.test(word)) return Number(word);
  const id = [`place-${word}`, word].find((each) => words.has(each));
  return id === undefined ? word : words.say(id);
}

export function moveLine(notation: string, words: Dictionary): string {
  const [kind = "", ...rest] = notation.split(" ");
  const named = rest.map((word) => wordFor(word, words));
  const [a = "none", b = "none", c = "none"] = named;
  const slot = typeof a === "number" ? a + 1 : "none";
  return words.say(`hint-${kind}`, { a, b, c, slot, last: named.at(-1) ?? "none", count: named.length });
}
