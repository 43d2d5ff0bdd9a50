/** What a viewer of Mangrovia sees and what it sees happen: the server's structs. */
import type { Sight, TableProps } from "../../table/game";
import type { Choosing } from "./choosing.svelte";

export type Phase = "bowl" | "take" | "draw" | "collect" | "build" | "birds" | "choice" | "return" | "over";
export type Landscape = "water" | "sand" | "mangrove" | "meadow";

export const LANDSCAPES: readonly Landscape[] = ["water", "sand", "mangrove", "meadow"];

/** Things of a seat: values from the greatest down, landscapes in their order. */
export interface Holding {
  start_cards: number[];
  valuables: number[];
  landscapes: string[];
  amulets: number[];
}

export interface Seat {
  seat: number;
  gone: boolean;
  points: number;
  fields: number;
  totem: number;
  cell: number;
  huts_left: number;
  bowls: number;
  rings: number;
  valuables: number;
  landscapes: number;
  amulets: number;
  known: Holding | null;
  hand: Holding | null;
  tiles: string[];
}

export interface Hut {
  field: string;
  seat: number | null;
  huts: number;
  totem: number | null;
}

export interface Rank {
  seat: number | null;
  huts: number;
  points: number;
  god: boolean;
}

export interface Site {
  field: string;
  single: string | null;
  double: string | null;
}

export interface Offer {
  field: string;
  huts: number;
  landscapes: string[];
  values: number[];
  tiles: string[];
  jokers: number;
  choice: boolean;
}

export interface Building {
  field: string;
  huts: number;
  step: string;
  landscapes: string[];
  currency: string;
  due: number;
  picked: number[];
  picked_tiles: number;
  rest: number[];
  rest_tiles: number;
}

/** The final scoring of a seat; `lines` are the paths A to H and the totem area. */
export interface Account {
  seat: number;
  fields: number;
  totem_tiles: number;
  lines: number[];
  garden: number;
  amulets: number;
  amulet_count: number;
  total: number;
  rank: number;
}

export interface View {
  options: Record<string, string | number>;
  board: string;
  phase: Phase;
  seat: number | null;
  actor: number | null;
  round: number;
  starter: number;
  boat: number;
  due: number;
  last_round: boolean;
  places: { place: number; seat: number | null; closed: boolean }[];
  birds: string[];
  open_valuables: (number | null)[];
  open_landscapes: (string | null)[];
  piles: {
    valuables: number;
    landscapes: number;
    bag: number;
    discarded_valuables: number[];
    discarded_landscapes: string[];
    set_aside: number[];
  };
  ones: number;
  huts: Hut[];
  totem_stack: number[];
  garden: { field: string; tile: string }[];
  players: Seat[];
  lines: { line: string; ranks: Rank[] }[];
  garden_standing: { huts: number; points: number[] };
  drawn: number[] | null;
  drawn_count: number;
  building: Building | null;
  sites: Site[];
  offers: Offer[];
  accounts: Account[] | null;
  result: { winners: number[]; reason: string; clause: string } | null;
}

interface NewCard {
  slot: number;
  card: string;
}

export type Happening =
  | { kind: "start-cards"; seat: number; first: number; second: number }
  | { kind: "hand"; seat: number; first: string; second: string }
  | { kind: "turn"; round: number; stop: number; seat: number }
  | { kind: "bowl"; seat: number; place: number }
  | { kind: "taken"; seat: number; things: string; slot: number; card: string }
  | { kind: "drawn"; seat: number; things: string; card: string | null }
  | { kind: "reshuffled"; things: string; count: number }
  | { kind: "took-one"; seat: number; left: number }
  | { kind: "collected"; seat: number; count: number; values: number[] | null; shown: string | null }
  | { kind: "returned"; seat: number; value: number | null }
  | {
      kind: "built";
      seat: number;
      field: string;
      huts: number;
      landscapes: string[];
      valuables: number[];
      start_cards: number[];
      amulets: number[];
      tiles: string[];
      jokers: number;
      points: number;
      totem: number | null;
      garden_tile: string | null;
      currency: string;
      payment: string;
      scored: number;
    }
  | { kind: "declined"; seat: number; part: string; stop: number }
  | { kind: "birds"; seat: number | null; first: string; second: string; moved: boolean }
  | { kind: "talisman"; seat: number; before: number }
  | { kind: "refilled"; valuables: NewCard[]; landscapes: NewCard[] }
  | { kind: "last-round"; seat: number }
  | {
      kind: "ranked";
      line: string;
      god: string | null;
      seat: number | null;
      points: number;
      second: number | null;
      second_points: number;
      neutral: number;
    }
  | { kind: "garden-scored"; seat: number; huts: number; all: number; points: number }
  | { kind: "amulets-scored"; seat: number; points: number; count: number }
  | { kind: "resigned"; seat: number }
  | { kind: "over"; winner: number | null; winners: number[]; reason: string; clause: string };

export type MangroviaSight = Sight<View>;
export type Props = TableProps<View, Happening, Choosing>;

export function ownSeat(view: View): Seat | undefined {
  return view.players.find((player) => player.seat === view.seat);
}

export function hutOn(view: View, field: string): Hut | undefined {
  return view.huts.find((hut) => hut.field === field);
}

/** All valuables of a hand, start cards among them, from the greatest down. */
export function valuablesOf(hand: Holding): number[] {
  return [...hand.start_cards, ...hand.valuables].sort((one, other) => other - one);
}
