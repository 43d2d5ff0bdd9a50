/** Views for tests, small and written by hand. */
import type { JadeSight, Seat, View } from "./view";

export function seatOf(seat: number, changes: Partial<Seat> = {}): Seat {
  return {
    seat,
    playing: true,
    sitting: false,
    piece: null,
    marker: 10,
    chips: 3,
    stones: 8,
    holder: (seat + 2) % 3,
    hand: null,
    oracle: null,
    tasks: null,
    ...changes,
  };
}

export function viewOf(changes: Partial<View> = {}): View {
  return {
    options: {},
    board: "ring-101",
    phase: "turn",
    seat: 0,
    on_turn: 0,
    placing: null,
    placer: null,
    cycle: 1,
    turn: 1,
    turns_left: 1000,
    idle: 0,
    idle_limit: 15,
    players: [seatOf(0, { piece: "c074", oracle: "G" }), seatOf(1, { piece: "c022" }), seatOf(2, { piece: "c041" })],
    stones: [],
    turned: { snakes: 0, jaguars: 0 },
    box: 6,
    arrangement: ["bird", "crown", "sword", "amulet", "crown", "sword", "amulet", "bird"],
    author: null,
    open_oracles: ["A", "B", "C"],
    reaction: null,
    faced: [],
    route: null,
    consultation: null,
    questions: [],
    deduction: null,
    result: null,
    revealed: null,
    ...changes,
  };
}

export function sightOf(changes: Partial<View> = {}, legal: string[] = [], number = 1): JadeSight {
  const view = viewOf(changes);
  const to_act = view.seat === null ? [] : [view.seat];
  return { number, seat: view.seat, to_act, may_act: [], legal, view, window: null };
}
