/** What is shown and said of a move that is advised, or looked back at. */
import type { Words } from "../../table/game";
import type { Cell } from "./cells";
import { readMove } from "./moves";
import type { View } from "./view";

/** The cells that a move is about. */
export function cellsOfMove(notation: string): readonly Cell[] {
  const move = readMove(notation);
  if (move === null) return [];
  if (move.kind === "swap") return move.cells;
  return "cell" in move ? [move.cell] : [];
}

/** During the setup the moment knows which figure or captain is meant. PJ-4, PJ-12 */
export function moveLine(notation: string, { next_figure }: View, words: Words): string | null {
  const move = readMove(notation);
  if (next_figure === null) return null;
  if (move?.kind === "place")
    return words.say("pj-hint-place", {
      figure: words.say("pj-figure-named", { figure: next_figure }),
      cell: move.cell,
    });
  if (move?.kind === "captain") return words.say("pj-hint-captain", { captain: next_figure, gate: move.entrance });
  return null;
}
