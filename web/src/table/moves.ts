/** What a move does, in words, told before it is made: `hint-…` of the game's sentences, as in `engine/words.py`. */
import type { AnyGame } from "./game";
import type { Dictionary } from "./words";

/** What people call what a notation names: numbers stay, places and things have messages, or the game knows. */
function wordFor(word: string, words: Dictionary, game?: Naming): string | number {
  if (/^\d+$/.test(word)) return Number(word);
  const called = game?.thingName?.(word, words) ?? null;
  if (called !== null) return called;
  const id = [`place-${word}`, word].find((each) => words.has(each));
  return id === undefined ? word : words.say(id);
}

type Naming = Pick<AnyGame, "thingName" | "moveLine">;

/** `view`: what its seat sees before the move, where that is known. */
export function moveLine(notation: string, words: Dictionary, game?: Naming, view?: unknown): string {
  const own = view === undefined || view === null ? null : (game?.moveLine?.(notation, view, words) ?? null);
  if (own !== null) return own;
  const [kind = "", ...rest] = notation.split(" ");
  const named = rest.map((word) => wordFor(word, words, game));
  const [a = "none", b = "none", c = "none"] = named;
  const slot = typeof a === "number" ? a + 1 : "none";
  return words.say(`hint-${kind}`, { a, b, c, slot, last: named.at(-1) ?? "none", count: named.length });
}
