/** What happens in a step, one thing after the other: which parts of the view each changes, and for how long. */
import type { Happening, View } from "./view";

export interface Act {
  happening: Happening;
  changes: readonly (keyof View)[];
  /** Milliseconds. */
  time: number;
}

type Kind = Happening["kind"];

const HANDS = ["players", "drawn_count"] as const;
const CARDS = ["open_valuables", "open_landscapes", "piles"] as const;
const SHOWN: Partial<Record<Kind, { changes: readonly (keyof View)[]; time: number }>> = {
  bowl: { changes: ["places"], time: 300 },
  taken: { changes: ["open_valuables", "open_landscapes", ...HANDS], time: 340 },
  drawn: { changes: ["piles", ...HANDS], time: 400 },
  "took-one": { changes: ["ones", ...HANDS], time: 340 },
  collected: { changes: ["piles", ...HANDS], time: 340 },
  returned: { changes: ["piles", ...HANDS], time: 340 },
  built: { changes: ["huts", "lines", "garden", "garden_standing", "totem_stack", "piles", ...HANDS], time: 900 },
  birds: { changes: ["birds"], time: 700 },
  talisman: { changes: ["starter", "places"], time: 320 },
  refilled: { changes: CARDS, time: 420 },
  turn: { changes: ["boat", "round", "places"], time: 460 },
  "last-round": { changes: ["last_round"], time: 900 },
};

/** What nobody has to see happen takes no time. */
export function actsOf(news: readonly Happening[]): Act[] {
  return news.flatMap((happening) => {
    const shown = SHOWN[happening.kind];
    return shown === undefined ? [] : [{ happening, ...shown }];
  });
}

/** The view with those parts of a newer one. */
export function changed(view: View, newer: View, parts: readonly (keyof View)[]): View {
  return { ...view, ...Object.fromEntries(parts.map((part) => [part, newer[part]])) };
}
