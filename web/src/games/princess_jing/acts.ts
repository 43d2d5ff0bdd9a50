/** What the hall shows of a step: events put into acts, in order, each with its time. */
import type { Cell } from "./cells";
import { pairOf } from "./moves";
import type { Happening } from "./view";

/** Shown before a withdrawal, found by an accusation or a call, or looked for in vain. */
export type Verdict = "shown" | "found" | "missed";

export type Act =
  /** Two screens pass each other along two arcs. */
  | { kind: "exchange"; cells: [Cell, Cell]; time: number }
  /** Eyes closed: the light goes down for everyone, and nothing tells what moves. PJ-7.2 */
  | { kind: "dim"; time: number }
  /** A lantern beam on a screen. */
  | { kind: "beam"; cell: Cell; time: number }
  /** A face that is turned to everybody, or to the one who asked. */
  | { kind: "reveal"; cell: Cell; content: string; seat: number; verdict: Verdict; time: number }
  /** The call that stops the turn. PJ-14.2 */
  | { kind: "call"; cell: Cell; time: number }
  | { kind: "finale"; winner: number | null; time: number };

export const TIMES = { exchange: 420, dim: 1150, beam: 520, reveal: 1100, call: 1500, finale: 2600 } as const;

export function actsOf(news: readonly Happening[]): Act[] {
  return news.flatMap((event): Act[] => {
    switch (event.kind) {
      case "swapped": {
        const cells = pairOf(event.pair);
        return cells === null ? [] : [{ kind: "exchange", cells, time: TIMES.exchange }];
      }
      case "shown":
        return [reveal(event.cell, event.figure, event.seat, "shown")];
      case "withdrawn":
      case "brought-back":
        return [{ kind: "dim", time: TIMES.dim }];
      case "pointed":
        return [{ kind: "beam", cell: event.cell, time: TIMES.beam }];
      case "revealed":
        return [reveal(event.cell, event.content, event.seat, verdictOn(event.content))];
      case "called":
        return [
          { kind: "call", cell: event.cell, time: TIMES.call },
          reveal(event.cell, event.content, 1 - event.seat, verdictOn(event.content)),
        ];
      case "over":
        return [{ kind: "finale", winner: event.winner, time: TIMES.finale }];
      default:
        return [];
    }
  });
}

function verdictOn(content: string): Verdict {
  return content === "princess" ? "found" : "missed";
}

function reveal(cell: Cell, content: string, seat: number, verdict: Verdict): Act {
  return { kind: "reveal", cell, content, seat, verdict, time: TIMES.reveal };
}
