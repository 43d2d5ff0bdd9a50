/** What a viewer of Princess Jing sees and what it sees happen: the server's structs of section 8.3 and 8.4. */
import type { Sight, TableProps } from "../../table/game";
import type { Cell } from "./cells";
import type { Choosing } from "./choosing.svelte";

export type Phase = "setup" | "move" | "react" | "point" | "back" | "paralysis" | "end";
export type TurnState = "A" | "B" | "C" | "D";
export type MirrorName = "mirror" | "mirror1" | "mirror2";
export type AnimalName = "crane" | "fox" | "owl";
export type FigureName = "princess" | "maid" | MirrorName | AnimalName;
export type CaptainName = "I" | "II" | "III";

export interface Figure {
  seat: number;
  figure: string;
  cell: Cell;
}

export interface Mirror {
  figure: string;
  holder: Cell;
  cell: Cell | null;
  /** A figure, "lady", "empty", or "nothing" when no screen stands in front. */
  shows: string;
}

export interface Captain {
  seat: number;
  captain: string;
  entrance: string;
}

/** What the knowledge sheet says of one opposing figure. */
export interface Suspicion {
  figure: string;
  cells: Cell[];
  present: "yes" | "no" | "maybe";
}

export interface Paralysed {
  cell: Cell;
  turns_left: number;
  seat: number;
}

export interface View {
  options: Record<string, string | number>;
  phase: Phase;
  seat: number | null;
  active: number | null;
  turn: number;
  state: TurnState | null;
  barred: string | null;
  exchanged: string | null;
  ready: boolean[];
  next_figure: string | null;
  figures: Figure[];
  captains: Captain[];
  mirrors: Mirror[];
  card: number | null;
  left_out: string | null;
  found: string[];
  beloved: Captain | null;
  found_princess: Cell | null;
  back_line: "starting" | "second" | null;
  paralysed: Paralysed | null;
  suspicions: Suspicion[];
  known_free: Cell[];
  draw_offers: number[];
  turns_left: number | null;
  result: { winner: number | null; reason: string } | null;
  cards: number[] | null;
  left_outs: string[] | null;
}

export type Happening =
  | { kind: "ready"; seat: number }
  | { kind: "captains"; captains: Captain[] }
  | { kind: "card"; card: number }
  | { kind: "turn"; seat: number; turn: number; state: TurnState }
  | { kind: "swapped"; seat: number; pair: string }
  | { kind: "shown"; seat: number; figure: string; cell: Cell }
  | { kind: "withdrawn"; seat: number; cell: Cell | null }
  | { kind: "pointed"; seat: number; cell: Cell }
  | { kind: "revealed"; seat: number; cell: Cell; content: string }
  | { kind: "brought-back"; seat: number; line: "starting" | "second"; cell: Cell | null }
  | { kind: "window"; open: boolean; seat: number }
  | { kind: "called"; seat: number; cell: Cell; holder: Cell; content: string }
  | { kind: "paralysed"; seat: number; cell: Cell; turns_left: number }
  | { kind: "mirror"; figure: string; holder: Cell; cell: Cell | null; shows: string }
  | { kind: "found"; animal: string }
  | { kind: "identified"; captain: string; entrance: string; cell: Cell }
  | { kind: "look"; seat: number }
  | { kind: "passed"; seat: number }
  | { kind: "placed"; figure: string; cell: Cell }
  | { kind: "left-out"; animal: string }
  | { kind: "stationed"; captain: string; entrance: string }
  | { kind: "draw-offered"; seat: number }
  | { kind: "over"; winner: number | null; reason: string };

export type PrincessJingSight = Sight<View>;
export type Props = TableProps<View, Happening, Choosing>;

export function isExpert(view: View): boolean {
  return view.options["mode"] === "expert";
}

export function isMirror(figure: string): figure is MirrorName {
  return figure.startsWith("mirror");
}

export function isAnimal(figure: string): figure is AnimalName {
  return figure === "crane" || figure === "fox" || figure === "owl";
}

/** The reader's own figure on a cell. */
export function ownFigure(view: View, cell: Cell): Figure | undefined {
  return view.figures.find((figure) => figure.cell === cell && figure.seat === view.seat);
}

export function mirrorBefore(view: View, cell: Cell): Mirror | undefined {
  return view.mirrors.find((mirror) => mirror.cell === cell);
}

/** Opposing figures whose cell follows from what the reader has seen. */
export function certain(view: View): Figure[] {
  const { seat } = view;
  if (seat === null || view.phase === "end") return [];
  return view.suspicions.flatMap(({ figure, cells, present }) =>
    present === "yes" && cells.length === 1 ? [{ seat: 1 - seat, figure, cell: cells[0]! }] : [],
  );
}

/** What the knowledge sheet allows on each cell, by kind; the two mirror holders count as one. */
export function suspected(view: View): Map<Cell, string[]> {
  const kinds = new Map<Cell, Set<string>>();
  for (const { figure, cells, present } of view.suspicions) {
    if (present === "no") continue;
    for (const cell of cells) {
      const here = kinds.get(cell) ?? new Set<string>();
      kinds.set(cell, here.add(isMirror(figure) ? "mirror" : figure));
    }
  }
  return new Map([...kinds].map(([cell, here]) => [cell, KINDS.filter((kind) => here.has(kind))]));
}

/** The kinds of figures in the order in which they are always listed. */
export const KINDS = ["princess", "maid", "mirror", "crane", "fox", "owl"] as const;
