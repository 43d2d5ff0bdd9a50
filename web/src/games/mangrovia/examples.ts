/** Views and seats for the tests: small, and with what a test is about. */
import { SUPPLIED } from "./board";
import type { Holding, MangroviaSight, Seat, View } from "./view";

export const BOARD = SUPPLIED[0]!;

export function holdingOf(changes: Partial<Holding> = {}): Holding {
  return { start_cards: [], valuables: [], landscapes: [], amulets: [], ...changes };
}

export function seatOf(seat: number, changes: Partial<Seat> = {}): Seat {
  return {
    seat,
    gone: false,
    points: 0,
    fields: 0,
    totem: 0,
    cell: 0,
    huts_left: 9,
    bowls: 1,
    rings: 0,
    valuables: 0,
    landscapes: 0,
    amulets: 0,
    known: holdingOf(),
    hand: seat === 0 ? holdingOf() : null,
    tiles: [],
    ...changes,
  };
}

export function viewOf(changes: Partial<View> = {}): View {
  return {
    options: {},
    board: "board-1",
    phase: "build",
    seat: 0,
    actor: 0,
    round: 1,
    starter: 0,
    boat: 11,
    due: 1,
    last_round: false,
    places: [1, 2, 3, 4, 5, 6].map((place) => ({ place, seat: null, closed: false })),
    birds: ["water", "sand"],
    open_valuables: [7, 2, 5, 3],
    open_landscapes: ["sand", "mangrove", "water"],
    piles: {
      valuables: 39,
      landscapes: 21,
      bag: 35,
      discarded_valuables: [],
      discarded_landscapes: [],
      set_aside: [],
    },
    ones: 5,
    huts: [],
    totem_stack: [2, 3, 4, 5, 6, 7, 8, 9],
    garden: [],
    players: [0, 1, 2, 3].map((seat) => seatOf(seat)),
    lines: [],
    garden_standing: { huts: 0, points: [0, 0, 0, 0] },
    drawn: null,
    drawn_count: 0,
    building: null,
    sites: [],
    offers: [],
    accounts: null,
    result: null,
    ...changes,
  };
}

export function sightOf(changes: Partial<View> = {}, legal: string[] = [], number = 1): MangroviaSight {
  const view = viewOf(changes);
  const to_act = view.actor === null ? [] : [view.actor];
  return { number, seat: view.seat, to_act, may_act: [], legal, view, window: null };
}

/** `m28x2` is a double hut, `m30(4)` a hut on totem tile 4. */
export function hutsOf(written: Record<string, string>): View["huts"] {
  return Object.entries(written).flatMap(([who, fields]) =>
    fields.split(" ").map((text) => {
      const [, field = "", double, totem] = /^(m\d+)(x2)?(?:\((\d)\))?$/.exec(text) ?? [];
      const seat = who === "neutral" ? null : Number(who);
      return { field, seat, huts: double === undefined ? 1 : 2, totem: totem === undefined ? null : Number(totem) };
    }),
  );
}
