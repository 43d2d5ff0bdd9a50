/** Legal moves as the server writes them, sorted by what can be touched for them. Section 8.2. */
import type { Cell } from "./cells";

export type Move =
  | { kind: "swap"; cells: [Cell, Cell] }
  | { kind: "withdraw"; figure: string; cell: Cell }
  | { kind: "point"; cell: Cell }
  | { kind: "back"; cell: Cell }
  | { kind: "place"; cell: Cell }
  | { kind: "call"; mirror: string }
  | { kind: "leave"; animal: string }
  | { kind: "captain"; entrance: string }
  | { kind: "pass" | "decline" | "look" };

const CELL = /^[a-e][1-5]$/;
const PAIR = /^([a-e][1-5])-([a-e][1-5])$/;

/** The two cells of a pair written `b1-c2`. */
export function pairOf(text: string): [Cell, Cell] | null {
  const found = PAIR.exec(text);
  return found === null ? null : [found[1]!, found[2]!];
}

/** One move from its notation; null for what this table does not draw (`resign`, `draw`). */
export function readMove(notation: string): Move | null {
  const [word, first, second] = notation.split(" ");
  if (word === "pass" || word === "decline" || word === "look") return { kind: word };
  if (first === undefined) return null;
  switch (word) {
    case "swap": {
      const cells = pairOf(first);
      return cells === null ? null : { kind: "swap", cells };
    }
    case "withdraw":
      return second !== undefined && CELL.test(second) ? { kind: "withdraw", figure: first, cell: second } : null;
    case "point":
    case "back":
    case "place":
      return CELL.test(first) ? { kind: word, cell: first } : null;
    case "call":
      return { kind: "call", mirror: first };
    case "leave":
      return { kind: "leave", animal: first };
    case "captain":
      return { kind: "captain", entrance: first };
    default:
      return null;
  }
}

/** All that the server allows now, ready to be looked up by what is touched. */
export interface Choices {
  /** Both cells of each exchange lead to each other, and to the notation. */
  swaps: Map<Cell, Map<Cell, string>>;
  /** Figure to target to notation. */
  withdrawals: Map<string, Map<Cell, string>>;
  points: Map<Cell, string>;
  backs: Map<Cell, string>;
  places: Map<Cell, string>;
  calls: Map<string, string>;
  leaves: Map<string, string>;
  captains: Map<string, string>;
  pass: boolean;
  decline: boolean;
}

function nested(map: Map<string, Map<string, string>>, outer: string, inner: string, notation: string): void {
  const here = map.get(outer) ?? new Map<string, string>();
  map.set(outer, here.set(inner, notation));
}

export function choicesOf(legal: readonly string[]): Choices {
  const choices: Choices = {
    swaps: new Map(),
    withdrawals: new Map(),
    points: new Map(),
    backs: new Map(),
    places: new Map(),
    calls: new Map(),
    leaves: new Map(),
    captains: new Map(),
    pass: false,
    decline: false,
  };
  for (const notation of legal) sortIn(choices, notation, readMove(notation));
  return choices;
}

function sortIn(choices: Choices, notation: string, move: Move | null): void {
  if (move === null) return;
  switch (move.kind) {
    case "swap":
      nested(choices.swaps, move.cells[0], move.cells[1], notation);
      nested(choices.swaps, move.cells[1], move.cells[0], notation);
      break;
    case "withdraw":
      nested(choices.withdrawals, move.figure, move.cell, notation);
      break;
    case "point":
      choices.points.set(move.cell, notation);
      break;
    case "back":
      choices.backs.set(move.cell, notation);
      break;
    case "place":
      choices.places.set(move.cell, notation);
      break;
    case "call":
      choices.calls.set(move.mirror, notation);
      break;
    case "leave":
      choices.leaves.set(move.animal, notation);
      break;
    case "captain":
      choices.captains.set(move.entrance, notation);
      break;
    case "pass":
      choices.pass = true;
      break;
    case "decline":
      choices.decline = true;
      break;
    case "look":
      break;
  }
}
