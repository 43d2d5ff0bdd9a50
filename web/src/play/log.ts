/** The log: what happened, grouped by turns. */
import type { Happening } from "../wire/messages";

export interface Line {
  index: number;
  text: string;
  seat: number | null;
}

export interface Turn {
  index: number;
  heading: string | null;
  seat: number | null;
  lines: Line[];
}

function seatOf(event: Happening): number | null {
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

/** An event of kind `turn` begins a group and is its heading. */
export function turns(events: readonly Happening[], say: (event: Happening) => string | null): Turn[] {
  const found: Turn[] = [];
  events.forEach((event, index) => {
    const text = say(event);
    if (event.kind === "turn") {
      found.push({ index, heading: text, seat: seatOf(event), lines: [] });
      return;
    }
    if (text === null) return;
    let turn = found.at(-1);
    if (turn === undefined) found.push((turn = { index: -1, heading: null, seat: null, lines: [] }));
    turn.lines.push({ index, text, seat: seatOf(event) });
  });
  return found;
}
