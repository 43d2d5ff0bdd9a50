/** "What happens now" in one sentence, addressed to the reader. */
import type { Player, Words } from "../../table/game";
import type { Board } from "./board";
import type { Choosing } from "./choosing.svelte";
import { nameOf, nodeName, pairsInWords, placeName, symbolName } from "./names";
import { ownSeat, pairsAt, stoneOn, symbolAt, type JadeSight, type View } from "./view";

export interface Now {
  sentence: string;
  /** What else is worth knowing, in a smaller voice. */
  more: string[];
}

export interface Telling {
  sight: JadeSight;
  players: readonly Player[];
  words: Words;
  choosing: Choosing;
  board: Board | null;
  live: boolean;
}

/** Every guess there is, with the faces it says. JK-8.7 */
export function guessesOf(view: View): { snakes: number; jaguars: number; faces: string[] }[] {
  const stones = view.faced.length;
  return Array.from({ length: stones + 1 }, (_, snakes) => ({
    snakes,
    jaguars: stones - snakes,
    faces: [...Array<string>(snakes).fill("snake"), ...Array<string>(stones - snakes).fill("jaguar")],
  }));
}

export function now(telling: Telling): Now {
  const { sight, choosing, live, words } = telling;
  if (sight.view.phase === "over")
    return { sentence: words.say(`reason-${sight.view.result?.reason ?? "undecided"}`), more: [] };
  if (choosing.claim !== null) return claiming(telling);
  const told = live && choosing.question !== null ? asked(telling) : waited(telling);
  const given = sight.standing?.some(({ answers }) => answers) === true ? [words.say("standing-answers")] : [];
  return { ...told, more: [...told.more, ...given, ...warnings(telling)] };
}

function asked(telling: Telling): Now {
  const { sight, players, words, choosing } = telling;
  const { view } = sight;
  const mover = nameOf(view.on_turn, players, words);
  switch (choosing.question!) {
    case "place":
      return {
        sentence: words.say(view.phase === "place" ? "jk-now-place" : "jk-now-reseat"),
        more: choosing.node === null ? [words.say("jk-touch-clearing")] : [],
      };
    case "turn":
      return turn(telling);
    case "hinder":
      return { sentence: words.say("jk-now-hinder", { name: mover }), more: [hinderHint(telling)] };
    case "lay":
      return {
        sentence: words.say(choosing.node === null ? "jk-now-lay" : "jk-now-lay-face", {
          name: mover,
          node: choosing.node === null ? "" : nodeName(choosing.node, words),
        }),
        more: [choosing.node === null ? words.say("jk-touch-clearing") : "", handLine(view, words)].filter(
          (line) => line !== "",
        ),
      };
    case "route":
      return route(telling);
    case "guess":
      return {
        sentence: words.say("jk-now-guess", { stones: view.faced.length }),
        more: [words.say("jk-now-guess-stake")],
      };
    case "swap":
      return swap(telling);
    case "claims":
      return { sentence: words.say("jk-now-claims", { name: mover }), more: [words.say("jk-claim-stake")] };
    case "chips":
      return chips(telling);
  }
}

function turn({ sight: { view }, words, board }: Telling): Now {
  const own = ownSeat(view);
  if (own?.marker === 0) return { sentence: words.say("jk-now-must-exchange"), more: [] };
  const goal = own?.oracle ? [words.say("jk-your-oracle", { letter: own.oracle })] : [];
  const steps = stepsToOracle(view, board);
  return {
    sentence: words.say("jk-now-turn"),
    more: steps === null ? goal : [...goal, words.say("jk-steps-away", { steps })],
  };
}

/** How far the reader's piece is from the reader's oracle, along the lines. */
export function stepsToOracle(view: View, board: Board | null): number | null {
  const own = ownSeat(view);
  const goal = own?.oracle ? board?.oracle(own.oracle)?.id : undefined;
  if (!own?.piece || goal === undefined || board === null) return null;
  return board.steps(own.piece).get(goal) ?? null;
}

function hinderHint({ sight: { view }, words }: Telling): string {
  const oracles = view.reaction?.oracles.filter((letter) => !view.open_oracles.includes(letter)) ?? [];
  return oracles.length === 0
    ? words.say("jk-hinder-no-oracle")
    : words.say("jk-hinder-oracles", { letters: oracles.join(", "), count: oracles.length });
}

function handLine(view: View, words: Words): string {
  const hand = ownSeat(view)?.hand;
  return hand ? words.say("jk-hand", { snakes: hand.snakes, jaguars: hand.jaguars }) : "";
}

function route({ sight: { view }, words, choosing, board }: Telling): Now {
  if (choosing.route.length === 0) return { sentence: words.say("jk-now-route"), more: [words.say("jk-route-help")] };
  const stones = choosing.route.filter((node) => stoneOn(view, node) !== undefined).length;
  if (!choosing.whole) return { sentence: words.say("jk-now-route-on"), more: [] };
  const end = choosing.route.at(-1)!;
  const letter = board?.nodes.get(end)?.letter;
  const oracle = letter !== undefined && letter === ownSeat(view)?.oracle ? "yes" : "no";
  const cost = words.say("jk-route-cost", { stones, oracle });
  return {
    sentence: words.say("jk-now-route-ready", { node: nodeName(end, words), steps: choosing.route.length, oracle }),
    more: [cost],
  };
}

function swap({ sight: { view }, words, choosing, board }: Telling): Now {
  const { consultation } = view;
  if (choosing.held !== null) {
    const place = placeName(choosing.held, board, words);
    return {
      sentence: words.say("jk-now-swap-held", {
        symbol: symbolName(symbolAt(view, choosing.held) ?? "bird", words),
        place,
      }),
      more: [],
    };
  }
  const { changed = 0, most_changed = 6, swaps = 0, most_swaps = 6 } = consultation ?? {};
  return {
    sentence: words.say("jk-now-swap"),
    more: [
      choosing.against === null ? words.say("jk-swap-help") : words.say(`clause-${choosing.against}`),
      words.say("jk-changed", { changed, most: most_changed }),
      ...(swaps > 3 ? [words.say("jk-swaps", { swaps, most: most_swaps })] : []),
    ],
  };
}

function chips({ sight: { view }, words, choosing, board }: Telling): Now {
  const left = choosing.chipsNeeded - choosing.marked.length;
  const pairs = pairsAt(view, choosing.marked);
  const more = pairs.length > 0 ? [pairsInWords(pairs, board, words)] : [];
  if (choosing.sending || left === 0) return { sentence: words.say("jk-now-ask"), more };
  if (pairs.length === 0) more.push(words.say("jk-chips-help"));
  return { sentence: words.say("jk-now-chips", { left, all: choosing.chipsNeeded }), more };
}

function claiming({ sight: { view }, words, choosing, board }: Telling): Now {
  const chosen = choosing.claim ?? [];
  const more = chosen.length > 0 ? [pairsInWords(pairsAt(view, chosen), board, words)] : [];
  if (choosing.claimMove !== null)
    return { sentence: words.say("jk-now-claim-sure"), more: [...more, words.say("jk-claim-stake")] };
  if (chosen.length === 0) more.push(words.say("jk-chips-help"));
  return { sentence: words.say("jk-now-claim", { left: 3 - chosen.length }), more };
}

function waited({ sight, players, words }: Telling): Now {
  const { view, seat } = sight;
  const you = (other: number | null) => (other !== null && other === seat ? "yes" : "no");
  const say = (id: string, other: number | null, facts = {}) =>
    words.say(id, { name: nameOf(other, players, words), you: you(other), ...facts });
  switch (view.phase) {
    case "place":
    case "reseat":
      return { sentence: say("jk-wait-place", view.placing), more: [] };
    case "hinder":
      return { sentence: say("jk-wait-hinder", view.on_turn), more: answered(sight, words) };
    case "claims":
      return { sentence: say("jk-wait-claims", view.on_turn), more: answered(sight, words) };
    case "lay":
      return { sentence: say("jk-wait-lay", view.placer), more: [] };
    default:
      return { sentence: say(`jk-wait-${view.phase}`, view.on_turn), more: [] };
  }
}

/** What the reader has said in the window, also while it is kept back until the window closes. */
function answered({ view, kept }: JadeSight, words: Words): string[] {
  const answer = view.reaction?.answered ?? (kept ? spoken(kept) : null);
  return answer ? [words.say("event-answered", { answer })] : [];
}

function spoken(kept: string): string {
  const word = kept.split(" ")[0]!;
  return word === "hinder" || word === "claim" ? word : "declined";
}

const NEAR_LIMIT = 20;

/** What threatens to end the game, or the reader's part in it, said in good time. JK-R-63 */
function warnings({ sight: { view }, words }: Telling): string[] {
  const said: string[] = [];
  const own = ownSeat(view);
  const running = view.players.filter(({ playing, sitting }) => playing && !sitting).length;
  if (view.phase === "turn") {
    const left = view.idle_limit - view.idle;
    if (left <= running) said.push(words.say("jk-warn-idle", { left }));
    if (view.turns_left <= NEAR_LIMIT) said.push(words.say("jk-warn-turns", { turns: view.turns_left }));
  }
  if (own !== undefined && !own.playing) said.push(words.say("jk-you-eliminated"));
  else if (own?.sitting === true) said.push(words.say("jk-you-sit-out"));
  else if (view.phase === "turn" && own?.chips === 1 && own.marker <= 2)
    said.push(words.say("jk-warn-last-chip", { marker: own.marker }));
  return said;
}
