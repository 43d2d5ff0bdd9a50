/** The twenty-five cells and ten entrances by name, and how a seat looks at them. */

/** A cell's name, `a1` to `e5`; line 1 is nearest to seat 0. */
export type Cell = string;

/** Where a thing stands for the reader: column 0 at the left hand, line 0 nearest. */
export interface Place {
  column: number;
  line: number;
}

export const SIDE = 5;
export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const LINES = [0, 1, 2, 3, 4] as const;

/** The board is turned for seat 1 only; spectators sit behind seat 0. */
export type Looking = number | null;

function turned(seat: Looking): boolean {
  return seat === 1;
}

export function cellAt(place: Place, seat: Looking): Cell {
  const column = turned(seat) ? SIDE - 1 - place.column : place.column;
  const line = turned(seat) ? SIDE - 1 - place.line : place.line;
  return `${COLUMNS[column]}${line + 1}`;
}

export function placeOf(cell: Cell, seat: Looking): Place {
  const column = COLUMNS.indexOf(cell.charAt(0) as (typeof COLUMNS)[number]);
  const line = Number(cell.charAt(1)) - 1;
  return turned(seat) ? { column: SIDE - 1 - column, line: SIDE - 1 - line } : { column, line };
}

/** The columns from the reader's left to right. */
export function columnsFor(seat: Looking): readonly string[] {
  return turned(seat) ? [...COLUMNS].reverse() : COLUMNS;
}

/** All cells in the order they are painted for a seat: the farthest line first. */
export function cellsFor(seat: Looking): Cell[] {
  const lines = [...LINES].reverse();
  return lines.flatMap((line) => LINES.map((column) => cellAt({ column, line }, seat)));
}

/** The cell before a captain of `owner` at an entrance. PJ-11.1 */
export function beforeEntrance(column: string, owner: number): Cell {
  return `${column}${owner === 0 ? SIDE : 1}`;
}

/** The name of an entrance of `owner`, as the specification writes it: `c5′`. */
export function entranceName(column: string, owner: number): string {
  return `${beforeEntrance(column, owner)}′`;
}

/** The line, 1 to 5, of `seat`'s own first or second line. */
export function ownLine(seat: number, nth: 0 | 1): number {
  return seat === 0 ? 1 + nth : SIDE - nth;
}
