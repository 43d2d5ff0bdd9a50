/** How a majority stands, and how it would stand after a building. MG-12.2 to MG-12.6 */
import type { Board } from "./board";
import { hutOn, type Hut, type View } from "./view";

/** A participant; no seat: the neutral huts. `near`: the order of its nearest hut, or its lowest totem tile. */
export interface Standing {
  seat: number | null;
  huts: number;
  near: number;
  god: boolean;
  /** What it would be awarded. */
  points: number;
  /** A tie with the next in rank was broken in its favour. */
  tied: boolean;
}

/** A hut that is thought of only. */
export interface Thought {
  field: string;
  seat: number;
  huts: number;
}

function thoughtHut(view: View, board: Board, thought: Thought): Hut {
  const totem = board.inTotem(thought.field) ? (view.totem_stack[0] ?? null) : null;
  return { field: thought.field, seat: thought.seat, huts: thought.huts, totem };
}

/** Who ranks where on a path (`A` …) or in the totem area, in order of rank. */
export function standingOn(board: Board, view: View, line: string, thought?: Thought): Standing[] {
  const huts = thought && !hutOn(view, thought.field) ? [...view.huts, thoughtHut(view, board, thought)] : view.huts;
  const fields = board.fieldsOf(line);
  const found = new Map<number | null, Standing>();
  for (const hut of huts) {
    const order = fields.indexOf(hut.field);
    if (order < 0) continue;
    const near = line === "totem" ? (hut.totem ?? 99) : order + 1;
    const before = found.get(hut.seat);
    const god = view.players.some(
      ({ seat, tiles }) => seat === hut.seat && tiles.includes(`god-${line.toLowerCase()}`),
    );
    found.set(hut.seat, {
      seat: hut.seat,
      huts: (before?.huts ?? 0) + hut.huts,
      near: Math.min(before?.near ?? 99, near),
      god,
      points: 0,
      tied: false,
    });
  }
  const ranked = [...found.values()].sort(
    (one, other) => other.huts - one.huts || Number(other.god) - Number(one.god) || one.near - other.near,
  );
  const awards = board.award(line);
  return ranked.map((standing, place) => ({
    ...standing,
    points: standing.seat === null ? 0 : (awards[place] ?? 0),
    tied: ranked[place + 1]?.huts === standing.huts,
  }));
}

/** What a building would change of a majority for its builder: rank (from 1, 0 for none) and points, before and after. */
export interface Change {
  line: string;
  before: { rank: number; points: number };
  after: { rank: number; points: number };
  ranks: Standing[];
}

export function changesBy(board: Board, view: View, thought: Thought): Change[] {
  const placeOf = (ranks: readonly Standing[]) => {
    const index = ranks.findIndex(({ seat }) => seat === thought.seat);
    return { rank: index + 1, points: ranks[index]?.points ?? 0 };
  };
  return board.linesOf(thought.field).map((line) => {
    const ranks = standingOn(board, view, line, thought);
    return { line, before: placeOf(standingOn(board, view, line)), after: placeOf(ranks), ranks };
  });
}

/** MG-12.5 What the Garden is worth to a seat, before and after a hut of its own there. */
export function gardenBy(view: View, seat: number): { before: number; after: number } {
  const { huts, points } = view.garden_standing;
  const before = points[seat] ?? 0;
  const own = huts === 0 ? 0 : before / huts;
  return { before, after: (own + 1) * (huts + 1) };
}
