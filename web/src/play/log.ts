/** The log: what happened, grouped by turns. */
export interface Line {
  index: number;
  text: string;
  seat: number | null;
  /** Things of the board that it is about. */
  things: readonly string[];
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
export function turns<Event extends Happening>(
  events: readonly Event[],
  say: (event: Event, next: Event | undefined) => string | null,
  about: (event: Event) => readonly string[] = () => [],
): Turn[] {
  const found: Turn[] = [];
  events.forEach((event, index) => {
    const text = say(event, events[index + 1]);
    if (event.kind === "turn") {
      found.push({ index, heading: text, seat: seatOf(event), lines: [] });
      return;
    }
    if (text === null) return;
    let turn = found.at(-1);
    if (turn === undefined) found.push((turn = { index: -1, heading: null, seat: null, lines: [] }));
    turn.lines.push({ index, text, seat: seatOf(event), things: about(event) });
  });
  return found;
}
