/** The server's structs by name. Views and events are a game's own and stay unknown to the table. */

export type Choice = string | number;

export interface Happening {
  kind: string;
  [field: string]: unknown;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: "open" | "person" | "bot";
  level: string | null;
  online: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  clause: string;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  seats: SeatInfo[];
  options: Record<string, Choice>;
  public: boolean;
  status: "open" | "running" | "over";
  commitment: string;
  created: string;
  result: Outcome | null;
  rematch: string | null;
  watchers: number;
  draw_offers: number[];
  absent: number[];
  yours: number[];
  host: boolean;
}

export interface WindowInfo {
  opened: string;
  seconds: number;
  left: number;
}

export interface SightInfo {
  number: number;
  seat: number | null;
  to_act: number[];
  may_act: number[];
  asked: number | null;
  legal: string[];
  view: unknown;
  window: WindowInfo | null;
}

export type ToClient =
  | { kind: "whole"; table: TableInfo; sight: SightInfo; events: Happening[]; seed: string | null }
  | { kind: "step"; sight: SightInfo; events: Happening[] }
  | { kind: "table"; table: TableInfo }
  | { kind: "accepted"; request: number; number: number }
  | { kind: "refused"; request: number; code: string; clause: string | null; message: string }
  | { kind: "pong" };

export type ToServer =
  { kind: "play"; request: number; seat: number; number: number; move: string } | { kind: "resync" } | { kind: "ping" };

export interface Me {
  id: string;
  name: string;
  language: "en" | "de" | "hu" | "fr";
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "number";
  default: Choice;
  values: string[];
  least: number | null;
  most: number | null;
  asks: string[];
  applies: string | null;
  clauses: string[];
}

export interface GameInfo {
  key: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
}

export interface Sitter {
  kind: "me" | "open" | "bot";
  level?: string | null;
}

export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, Choice>;
  public?: boolean;
  sit?: Sitter[];
}

export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  yours: TableInfo[];
}

export interface Frame {
  number: number;
  mover: number | null;
  view: unknown;
  events: Happening[];
}

export interface Replay {
  seat: number | "all" | null;
  frames: Frame[];
}
