/** Views for tests, small and written by hand. */
import type { PrincessJingSight, View } from "./view";

export function viewOf(changes: Partial<View> = {}): View {
  return {
    options: { mode: "basic" },
    phase: "move",
    seat: 0,
    active: 0,
    turn: 1,
    state: "A",
    barred: null,
    exchanged: null,
    ready: [true, true],
    next_figure: null,
    figures: [
      { seat: 0, figure: "princess", cell: "b1" },
      { seat: 0, figure: "maid", cell: "d1" },
      { seat: 0, figure: "mirror", cell: "c4" },
    ],
    captains: [
      { seat: 0, captain: "I", entrance: "c" },
      { seat: 1, captain: "I", entrance: "c" },
    ],
    mirrors: [{ figure: "mirror", holder: "c4", cell: "c3", shows: "empty" }],
    card: null,
    left_out: null,
    found: [],
    beloved: null,
    found_princess: null,
    back_line: null,
    paralysed: null,
    suspicions: [],
    known_free: [],
    draw_offers: [],
    turns_left: 200,
    result: null,
    cards: null,
    left_outs: null,
    ...changes,
  };
}

export function sightOf(changes: Partial<View> = {}, legal: string[] = [], number = 1): PrincessJingSight {
  const view = viewOf(changes);
  return { number, seat: view.seat, to_act: [], may_act: [], legal, view, window: null };
}

/** A view of the setup, nothing placed yet. */
export function setupOf(mode: "basic" | "expert", changes: Partial<View> = {}): View {
  return viewOf({
    options: { mode },
    phase: "setup",
    ready: [false, false],
    next_figure: mode === "expert" ? "leave" : "princess",
    figures: [],
    captains: [],
    mirrors: [],
    state: null,
    ...changes,
  });
}
