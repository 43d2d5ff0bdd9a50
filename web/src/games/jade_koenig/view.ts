/** What a viewer of Jade König sees and what it sees happen: the server's structs. */
import type { Sight, TableProps } from "../../table/game";
import type { Choosing } from "./choosing.svelte";

export type Phase =
  "place" | "turn" | "hinder" | "lay" | "route" | "guess" | "swap" | "claims" | "question" | "reseat" | "over";
export type SymbolName = "sword" | "crown" | "amulet" | "bird";
export type Face = "snake" | "jaguar";
export type Mark = "certain" | "possible" | "excluded";

/** In the order of the view's lists. */
export const PLACES = ["forests", "flame", "island", "ice", "ruins", "desert", "steppe", "swamps"] as const;
export const SYMBOLS = ["sword", "crown", "amulet", "bird"] as const;
export type PlaceName = (typeof PLACES)[number];

export interface Pair {
  place: string;
  symbol: string;
}

export interface Hand {
  snakes: number;
  jaguars: number;
}

/** A seat and what is public about it; hand, oracle card and tasks where the viewer may know them. */
export interface Seat {
  seat: number;
  playing: boolean;
  sitting: boolean;
  piece: string | null;
  marker: number;
  chips: number;
  stones: number;
  holder: number;
  hand: Hand | null;
  oracle: string | null;
  tasks: Pair[] | null;
}

export interface Stone {
  node: string;
  seat: number;
  face: string | null;
  fresh: boolean;
}

export interface AnswerHeard {
  places: number;
  symbols: number;
  matches: number;
}

export interface Question {
  seat: number;
  pairs: Pair[];
  answer: AnswerHeard | null;
}

export interface Reaction {
  window: string;
  seats: number[];
  answered: string | null;
  spaces: string[];
  oracles: string[];
}

export interface Consultation {
  seat: number;
  before: string[];
  changed: number;
  most_changed: number;
  swaps: number;
  most_swaps: number;
  chips: string[];
  chips_left: number;
}

export interface View {
  options: Record<string, string | number>;
  board: string;
  phase: Phase;
  seat: number | null;
  on_turn: number | null;
  placing: number | null;
  placer: number | null;
  cycle: number;
  turn: number;
  turns_left: number;
  idle: number;
  idle_limit: number;
  players: Seat[];
  stones: Stone[];
  turned: Hand;
  box: number;
  arrangement: string[] | null;
  author: number | null;
  open_oracles: string[];
  reaction: Reaction | null;
  faced: string[];
  route: string[] | null;
  consultation: Consultation | null;
  questions: Question[];
  deduction: { cards: number; marks: string[][] } | null;
  result: { winner: number | null; reason: string; clause: string } | null;
  revealed: { unused_tasks: Pair[][]; unseen_oracles: string[]; box: Hand } | null;
}

export type Happening =
  | { kind: "stones"; each: number; left: number; again: boolean }
  | { kind: "hand"; snakes: number; jaguars: number }
  | { kind: "placed"; seat: number; node: string; returns: boolean }
  | { kind: "arrangement"; symbols: string[] }
  | { kind: "tasks"; seat: number; tasks: Pair[] }
  | { kind: "cycle"; cycle: number; open: string[]; sitting: number | null }
  | { kind: "oracle-card"; letter: string }
  | { kind: "turn"; seat: number; turn: number }
  | { kind: "nothing"; seat: number; idle: number; limit: number }
  | { kind: "exchanged"; seat: number; chips: number; taken: boolean }
  | { kind: "announced"; seat: number }
  | { kind: "window"; window: string; open: boolean; seats: number[] }
  | { kind: "answered"; answer: string }
  | { kind: "hinders"; seat: number | null; mover: number }
  | { kind: "laid"; seat: number; node: string; face: string | null }
  | { kind: "planned"; seat: number; route: string[] }
  | { kind: "faced"; seat: number; nodes: string[]; stones: number }
  | { kind: "turned"; node: string; face: string }
  | { kind: "guessed"; seat: number; snakes: number; right: boolean; back: number | null }
  | { kind: "moved"; seat: number; route: string[]; node: string; steps: number }
  | { kind: "reached"; seat: number; letter: string; marker: number }
  | { kind: "swapped"; seat: number; first: string; second: string }
  | { kind: "settled"; seat: number; changed: number }
  | { kind: "claimed"; seat: number; first: string; second: string; third: string; right: boolean; late: boolean }
  | { kind: "chip"; seat: number; place: string }
  | { kind: "asked"; seat: number; pairs: Pair[] }
  | { kind: "answer"; seat: number; places: number; symbols: number; matches: number }
  | { kind: "sits-out"; seat: number }
  | { kind: "broken-off"; seat: number }
  | { kind: "eliminated"; seat: number; loss: string }
  | { kind: "draw-offered"; seat: number }
  | { kind: "over"; winner: number | null; reason: string; clause: string };

export type JadeSight = Sight<View>;
export type Props = TableProps<View, Happening, Choosing>;

/** Where a place's symbol stands in the view's lists. */
export function indexOf(place: string): number {
  return (PLACES as readonly string[]).indexOf(place);
}

/** What lies on a place; null before the symbol cards are turned up. */
export function symbolAt(view: View, place: string): string | null {
  return view.arrangement?.[indexOf(place)] ?? null;
}

/** Places with what lies on them now. */
export function pairsAt(view: View, places: readonly string[]): Pair[] {
  return places.map((place) => ({ place, symbol: symbolAt(view, place) ?? "" }));
}

export function ownSeat(view: View): Seat | undefined {
  return view.players.find((player) => player.seat === view.seat);
}

/** The seat whose task card a seat holds: its left neighbour. JK-2.9 */
export function heldBy(view: View, seat: number): Seat | undefined {
  return view.players.find((player) => player.holder === seat);
}

export function stoneOn(view: View, node: string): Stone | undefined {
  return view.stones.find((stone) => stone.node === node);
}

export function pieceOn(view: View, node: string): Seat | undefined {
  return view.players.find((player) => player.piece === node);
}

/** Places that show another symbol than when the consultation began. */
export function changedPlaces(view: View): string[] {
  const before = view.consultation?.before;
  if (before === undefined) return [];
  return PLACES.filter((_, index) => before[index] !== view.arrangement?.[index]);
}
