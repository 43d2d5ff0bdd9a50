/** The log: what happened, grouped by turns. */
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

interface Happening {
  kind: string;
}

function seatOf(event: Happening): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

/** An event of kind `turn` begins a group and is its heading. */
export function turns<Event extends Happening>(events: readonly Event[], say: (event: Event) => string | null): Turn[] {
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
