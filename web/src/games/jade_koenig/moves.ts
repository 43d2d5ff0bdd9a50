/** Legal moves as the server writes them, sorted by what can be touched for them (section 8). */

export interface Choices {
  /** Words without more: `nothing`, `move`, `exchange`, `pass`, `hinder`, `done`, `ask`, `no-claim`. */
  plain: ReadonlySet<string>;
  /** Where a stone can be laid, by the faces it may have; `""` where it is drawn blindly. */
  lays: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The spaces of each route, the start left out. */
  routes: readonly (readonly string[])[];
  guesses: readonly number[];
  /** Both places of a swap lead to each other and to the notation. */
  swaps: ReadonlyMap<string, ReadonlyMap<string, string>>;
  chips: ReadonlySet<string>;
  /** The three places of each claim. */
  claims: readonly (readonly string[])[];
  /** Where a piece can be placed. */
  places: ReadonlySet<string>;
}

const PLAIN = new Set(["nothing", "move", "exchange", "pass", "hinder", "done", "ask", "no-claim"]);

class Sorting {
  plain = new Set<string>();
  lays = new Map<string, Map<string, string>>();
  routes: string[][] = [];
  guesses: number[] = [];
  swaps = new Map<string, Map<string, string>>();
  chips = new Set<string>();
  claims: string[][] = [];
  places = new Set<string>();

  take(notation: string): void {
    const [word = "", ...rest] = notation.split(" ");
    if (PLAIN.has(word)) this.plain.add(word);
    else if (rest.length > 0) this.takeMore(word, rest, notation);
  }

  takeMore(word: string, rest: string[], notation: string): void {
    const [first = "", second = ""] = rest;
    if (word === "lay") nested(this.lays, first, second, notation);
    else if (word === "route") this.routes.push(rest);
    else if (word === "guess") this.guesses.push(Number(first));
    else if (word === "chip") this.chips.add(first);
    else if (word === "claim") this.claims.push(rest);
    else if (word === "place") this.places.add(first);
    else if (word === "swap") {
      nested(this.swaps, first, second, notation);
      nested(this.swaps, second, first, notation);
    }
  }
}

function nested(map: Map<string, Map<string, string>>, outer: string, inner: string, notation: string): void {
  const here = map.get(outer) ?? new Map<string, string>();
  map.set(outer, here.set(inner, notation));
}

export function choicesOf(legal: readonly string[]): Choices {
  const sorting = new Sorting();
  for (const notation of legal) sorting.take(notation);
  sorting.guesses.sort((one, other) => one - other);
  return sorting;
}

function beginsWith(route: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((node, index) => route[index] === node);
}

/** The routes that go on from a beginning, or are it. */
export function continuing(routes: Choices["routes"], prefix: readonly string[]): Choices["routes"] {
  return routes.filter((route) => beginsWith(route, prefix));
}

export function isWhole(routes: Choices["routes"], chosen: readonly string[]): boolean {
  return routes.some((route) => route.length === chosen.length && beginsWith(route, chosen));
}

/** The routes to a space: the fewest stones first, then the fewest steps. */
export function routesTo(
  routes: Choices["routes"],
  end: string,
  hasStone: (node: string) => boolean,
): (readonly string[])[] {
  const stones = (route: readonly string[]) => route.filter(hasStone).length;
  return routes
    .filter((route) => route.at(-1) === end)
    .sort((one, other) => stones(one) - stones(other) || one.length - other.length);
}

/** A touch on a space while a route is chosen: it goes on, is cut back, or leads there another way. */
export function touchRoute(
  routes: Choices["routes"],
  chosen: readonly string[],
  node: string,
  hasStone: (node: string) => boolean,
): readonly string[] {
  const at = chosen.indexOf(node);
  if (at >= 0) return chosen.slice(0, at === chosen.length - 1 ? at : at + 1);
  const further = [...chosen, node];
  if (continuing(routes, further).length > 0) return further;
  const onTheWay = routesTo(continuing(routes, chosen), node, hasStone)[0];
  if (onTheWay !== undefined) return onTheWay;
  const anew = routesTo(routes, node, hasStone)[0];
  if (anew !== undefined) return anew;
  return continuing(routes, [node]).length > 0 ? [node] : chosen;
}
