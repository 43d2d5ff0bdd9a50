/** What the map shows of a step: events put into acts, in order, each with its time. */
import { stoneOn, type AnswerHeard, type Happening, type Pair, type View } from "./view";

export type Act =
  /** A piece goes along the paths. */
  | { kind: "travel"; seat: number; from: string; route: readonly string[]; time: number }
  /** A piece is put on the board. */
  | { kind: "put"; seat: number; node: string; time: number }
  /** A stone lands with dust. */
  | { kind: "land"; node: string; seat: number; time: number }
  /** Stones that were guessed at turn over. */
  | { kind: "turn"; stones: { node: string; face: string; seat: number }[]; right: boolean; time: number }
  | { kind: "wake"; letter: string; seat: number; time: number }
  /** Two symbol cards pass each other along two arcs. */
  | { kind: "exchange"; first: string; second: string; time: number }
  | { kind: "chip"; place: string; time: number }
  | { kind: "answer"; seat: number; pairs: Pair[]; answer: AnswerHeard; time: number }
  | { kind: "claim"; seat: number; places: string[]; right: boolean; time: number }
  /** Something that is only told. */
  | { kind: "tell"; event: Happening; time: number }
  | { kind: "finale"; winner: number | null; time: number };

export const TIMES = {
  step: 190,
  put: 380,
  land: 520,
  turn: 1250,
  wake: 1100,
  exchange: 460,
  chip: 260,
  answer: 3400,
  claim: 1700,
  tell: 850,
  finale: 3600,
} as const;

/** What is worth a moment although nothing moves. */
const TOLD: ReadonlySet<Happening["kind"]> = new Set([
  "announced",
  "hinders",
  "exchanged",
  "cycle",
  "sits-out",
  "broken-off",
  "eliminated",
]);

export function actsOf(news: readonly Happening[], before: View): Act[] {
  let asked: Pair[] = [];
  let guessed = false;
  return news.flatMap((event): Act[] => {
    switch (event.kind) {
      case "moved": {
        const from = before.players[event.seat]?.piece ?? null;
        const time = TIMES.step * (event.steps + 1);
        return from === null ? [] : [{ kind: "travel", seat: event.seat, from, route: event.route, time }];
      }
      case "placed":
        return [{ kind: "put", seat: event.seat, node: event.node, time: TIMES.put }];
      case "laid":
        return [{ kind: "land", node: event.node, seat: event.seat, time: TIMES.land }];
      case "guessed":
      case "turned": {
        if (guessed) return [];
        guessed = true;
        return turning(news, before);
      }
      case "reached":
        return [{ kind: "wake", letter: event.letter, seat: event.seat, time: TIMES.wake }];
      case "swapped":
        return [{ kind: "exchange", first: event.first, second: event.second, time: TIMES.exchange }];
      case "chip":
        return [{ kind: "chip", place: event.place, time: TIMES.chip }];
      case "asked":
        asked = event.pairs;
        return [];
      case "answer": {
        const { places, symbols, matches } = event;
        return [
          { kind: "answer", seat: event.seat, pairs: asked, answer: { places, symbols, matches }, time: TIMES.answer },
        ];
      }
      case "claimed": {
        const places = [event.first, event.second, event.third];
        return [{ kind: "claim", seat: event.seat, places, right: event.right, time: TIMES.claim }];
      }
      case "stones":
        return event.again ? [{ kind: "tell", event, time: TIMES.tell * 2 }] : [];
      case "over":
        return [{ kind: "finale", winner: event.winner, time: TIMES.finale }];
      default:
        return TOLD.has(event.kind) ? [{ kind: "tell", event, time: TIMES.tell }] : [];
    }
  });
}

/** All stones of a guess turn together. */
function turning(news: readonly Happening[], before: View): Act[] {
  const guess = news.find((event) => event.kind === "guessed");
  const stones = news.flatMap((event) =>
    event.kind === "turned"
      ? [{ node: event.node, face: event.face, seat: stoneOn(before, event.node)?.seat ?? 0 }]
      : [],
  );
  return stones.length === 0 ? [] : [{ kind: "turn", stones, right: guess?.right ?? true, time: TIMES.turn }];
}
