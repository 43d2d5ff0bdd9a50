/** What is to be drawn on each cell, from the view alone. */
import type { Notes } from "../../../table/game";
import type { Cell } from "../cells";
import type { Draft } from "../setup";
import { certain, suspected, type Figure, type View } from "../view";

export interface Contents {
  /** Figures before the screen: the reader's own, at the end everybody's. */
  figures: Figure[];
  /** An opposing figure that must stand here. */
  ghost: Figure | null;
  /** Kinds noted here. */
  tags: readonly string[];
  /** Nothing of the opponent's can stand here. */
  free: boolean;
  /** What the mirror of the holder on this cell shows; `seat` is whose face it shows. */
  mirror: { shows: string; seat: number } | null;
}

interface Told {
  view: View;
  /** What is laid out on paper; null where nothing is being set up by the reader. */
  draft: Draft | null;
  notes: Notes;
  marks: ReadonlyMap<Cell, readonly string[]>;
  /** The ending has been played. */
  ended: boolean;
}

/** Own figures come from the server and, while setting up, from the draft. */
function figuresShown({ view, draft, ended }: Told): Figure[] {
  if (ended) return view.figures;
  const { seat } = view;
  if (view.phase === "end") return view.figures.filter((figure) => figure.seat === seat);
  if (view.phase !== "setup" || seat === null || draft === null) return view.figures;
  return Object.entries(draft.places).map(([figure, cell]) => ({ seat, figure, cell }));
}

/** A paralysed princess is known to everybody. PJ-14.12 */
function paralysedPrincess({ paralysed, phase, seat }: View): Figure[] {
  if (paralysed === null || paralysed.seat === seat || phase === "end") return [];
  return [{ seat: paralysed.seat, figure: "princess", cell: paralysed.cell }];
}

/** Looks up, for any cell, what is to be drawn there. */
export function contentsOf(told: Told): (cell: Cell) => Contents {
  const { view, notes, marks } = told;
  const figures = figuresShown(told);
  const byRules = notes === "rules" && view.phase !== "setup" && view.phase !== "end";
  const known = [...(byRules ? certain(view) : []), ...paralysedPrincess(view)];
  const ghosts = new Map(known.map((figure) => [figure.cell, figure]));
  const kinds: ReadonlyMap<Cell, readonly string[]> = byRules ? suspected(view) : notes === "own" ? marks : new Map();
  const free = new Set(byRules ? view.known_free : []);
  const mirrors = new Map(view.mirrors.map((mirror) => [mirror.holder, mirror]));
  return (cell) => {
    const mirror = mirrors.get(cell);
    const here = figures.filter((figure) => figure.cell === cell);
    const ghost = ghosts.get(cell) ?? null;
    return {
      figures: here,
      ghost,
      tags: ghost === null ? (kinds.get(cell) ?? []) : [],
      free: free.has(cell) && here.length === 0,
      mirror: mirror === undefined || view.seat === null ? null : { shows: mirror.shows, seat: 1 - view.seat },
    };
  };
}
