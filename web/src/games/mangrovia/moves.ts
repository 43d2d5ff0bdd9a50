/** The moves that the server lists, sorted by what they are about. */

export interface Choices {
  places: ReadonlySet<number>;
  takeValuables: ReadonlySet<number>;
  takeLandscapes: ReadonlySet<number>;
  returns: readonly number[];
  birds: readonly [string, string][];
  /** Fields on which a hut, or a double hut, may be built now. */
  single: ReadonlySet<string>;
  double: ReadonlySet<string>;
  lands: readonly string[];
  pays: readonly string[];
  /** Moves that stand alone: `draw-v`, `collect`, `skip`, … */
  plain: ReadonlySet<string>;
}

export function choicesOf(legal: readonly string[]): Choices {
  const behind = (word: string) =>
    legal.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));
  return {
    places: new Set(behind("place").map(Number)),
    takeValuables: new Set(behind("take-v").map(Number)),
    takeLandscapes: new Set(behind("take-l").map(Number)),
    returns: behind("return").map(Number),
    birds: behind("birds").map((pair) => pair.split(" ") as [string, string]),
    single: new Set(behind("build")),
    double: new Set(behind("build2")),
    lands: behind("land"),
    pays: legal.filter((move) => move.startsWith("pay")),
    plain: new Set(legal.filter((move) => !move.includes(" "))),
  };
}

/** The move that sets the birds on two landscapes, in whatever order they were touched. */
export function birdsMove(choices: Choices, chosen: readonly string[]): string | null {
  const pair = choices.birds.find((each) => chosen.length === 2 && each.every((name) => chosen.includes(name)));
  return pair === undefined ? null : `birds ${pair.join(" ")}`;
}
