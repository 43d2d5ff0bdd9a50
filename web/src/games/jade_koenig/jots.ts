/** What the notes say of each place, to stand beside its card on the map. */
import type { Notes } from "../../table/game";
import type { Marks } from "./marks.svelte";
import { PLACES, SYMBOLS, type View } from "./view";

export interface Jot {
  symbol: string;
  sure: boolean;
}

/** Per place: what the reader thinks, or what follows; a place of which everything is still possible says nothing. */
export function jotsOf(view: View, notes: Notes, marks: Pick<Marks, "at"> | null): Map<string, Jot[]> {
  const jots = new Map<string, Jot[]>();
  if (view.phase === "over") return jots;
  PLACES.forEach((place, row) => {
    const here = SYMBOLS.flatMap((symbol, column): Jot[] => {
      if (notes === "own") {
        const mark = marks?.at(place, symbol) ?? "none";
        return mark === "yes" || mark === "maybe" ? [{ symbol, sure: mark === "yes" }] : [];
      }
      const fact = notes === "rules" ? (view.deduction?.marks[row]?.[column] ?? "excluded") : "excluded";
      return fact === "excluded" ? [] : [{ symbol, sure: fact === "certain" }];
    });
    if (here.length > 0 && here.length < SYMBOLS.length) jots.set(place, here);
  });
  return jots;
}
