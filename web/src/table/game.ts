/** What a game folder gives to the table, and what the table gives to it. */
import type { Component } from "svelte";

export type Language = "en" | "de" | "hu" | "fr";

export interface Words {
  language: Language;
  say(id: string, facts?: Record<string, string | number>): string;
}

export interface Player {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  you: boolean;
}

/** An open reaction window with a clock, the same for all viewers. */
export interface Window {
  seconds: number;
  left: number;
}

/** An answer that the game offers to give again and again: whether the seat gives it, and whether it answers now. */
export interface Standing {
  name: string;
  stands: boolean;
  answers: boolean;
}

/** What a viewer sees at its step `number`. */
export interface Sight<View> {
  number: number;
  seat: number | null;
  to_act: number[];
  may_act: number[];
  legal: string[];
  view: View;
  window: Window | null;
  /** The own answer that is kept back until a window of fixed length closes. */
  kept?: string | null;
  standing?: Standing[];
  commands?: string[];
}

export type Notes = "off" | "own" | "rules";

export interface TableProps<View, Happening, Choosing> {
  sight: Sight<View>;
  /** The events of the newest step, to animate; empty after a whole view. */
  news: Happening[];
  players: Player[];
  words: Words;
  choosing: Choosing;
  /** False in replays and for spectators. */
  live: boolean;
  send: (move: string) => void;
  notes: Notes;
  tableId: string;
  /** Things of the board that the reader points at elsewhere, in the log or on a button. */
  pointed?: readonly string[];
  /** Points at things of the board; none: at nothing any more. */
  point?: (things: readonly string[]) => void;
}

/** What is public about a seat, to stand beside its name. */
export interface FactsProps<View> {
  view: View;
  seat: number;
  words: Words;
  /** The game is over, and how it ended has been told. */
  over: boolean;
}

/** What the game's analysis found of a decision. */
export interface InsightProps {
  /** Of a type that only the game folder knows. */
  insight: any;
  words: Words;
}

/** A puzzle for one: what the server gave, and the ways on. */
export interface PuzzleProps<Puzzle, Verdict> {
  puzzle: Puzzle;
  words: Words;
  /** What the server says of an answer; null when none came, which the page tells. */
  check: (answer: unknown) => Promise<Verdict | null>;
  /** On to another puzzle of the same level. */
  next: () => void;
}

export type Shape = "disc" | "diamond" | "triangle" | "square" | "pentagon" | "star";

export interface SeatLook {
  /** A CSS colour, such as `var(--seat-1)`. */
  color: string;
  shape: Shape;
  /** The id of a message. */
  name: string;
}

export interface GameModule<View, Happening, Choosing, Puzzle = unknown, Verdict = unknown> {
  key: string;
  /** A `$state` class that both components share: what is touched, which step of the choice. */
  choosing(): Choosing;
  /** The picture and all that can be touched. */
  Board: Component<TableProps<View, Happening, Choosing>>;
  /** "What happens now": one sentence and its buttons, the same choices as on the board. */
  Actions: Component<TableProps<View, Happening, Choosing>>;
  /** The reader's own private information and notes. */
  Yours?: Component<TableProps<View, Happening, Choosing>>;
  /** What is public about a seat: counters, chips, who is out. */
  Facts?: Component<FactsProps<View>>;
  /** What a player wants to know at the end, beside how it ended. */
  End?: Component<TableProps<View, Happening, Choosing>>;
  /** What only the game can tell of a decision, after the end. */
  Insight?: Component<InsightProps>;
  /** A puzzle for one, where the game has some: its sheet, the answer, hints. Levels are called `puzzle-level-…`. */
  Puzzle?: Component<PuzzleProps<Puzzle, Verdict>>;
  /** A small picture for the lobby. */
  Emblem: Component;
  seatLook(seat: number): SeatLook;
  /** Fluent sources: those shared with the server and those of the client's game folder. */
  words: Record<Language, (() => Promise<string>)[]>;
  /** Which kinds of notes a table with these options has; without it those of the option `notes`. */
  notes?(options: Record<string, string | number>): Notes[];
  /** The board is still telling how the game ended: until it has, the page keeps the result to itself. */
  tellsEnd?(choosing: Choosing): boolean;
  /** The board is wider than high: the seats make room at its sides, and sit above it. */
  wide?: boolean;
  /** A line of the log; null when the event is not shown, or when the `next` one says the same. */
  logLine(event: Happening, players: Player[], words: Words, next?: Happening): string | null;
  /** Things of the board that an event is about: pointed at in the log they light up. */
  things?(event: Happening): readonly string[];
  /** What people call a thing of the board that has no message of its own; null where it has one. */
  thingName?(thing: string, words: Words): string | null;
  /** Things of the board that a move is about: they light up where it is advised. */
  moveThings?(move: string): readonly string[];
  /** What a move does, where the moment tells more of it than its notation; null: the shared sentence says it. */
  moveLine?(move: string, view: View, words: Words): string | null;
  /** Whose turn it is: others are asked something meanwhile. Without it, who is asked is on turn. */
  onTurn?(view: View): number | null;
  /** A seat that is out of the game while others play on. */
  isOut?(view: View, seat: number): boolean;
}

/** A module whose view and events only its own folder can read. */
export type AnyGame = GameModule<unknown, unknown, unknown>;
