/** The reader's own pencil marks: kinds of figures noted on cells. They stay in this browser. */
import { SvelteMap } from "svelte/reactivity";
import type { Cell } from "./cells";
import { pairOf } from "./moves";
import { KINDS, type Happening } from "./view";

interface Kept {
  /** The step up to which the marks have followed the screens. */
  number: number;
  cells: Record<Cell, string[]>;
}

const PREFIX = "paravent.princess-jing.marks.";

function kept(tableId: string): Kept {
  try {
    const text = localStorage.getItem(PREFIX + tableId);
    if (text !== null) return JSON.parse(text) as Kept;
  } catch {
    // Storage that is closed or spoilt keeps no marks; the game goes on without them.
  }
  return { number: 0, cells: {} };
}

export class Marks {
  readonly cells = new SvelteMap<Cell, readonly string[]>();
  /** Steps went by unseen, so exchanges may have been missed. */
  missed = $state(false);

  #number: number;
  readonly #tableId: string;

  constructor(tableId: string) {
    this.#tableId = tableId;
    const { number, cells } = kept(tableId);
    this.#number = number;
    for (const [cell, kinds] of Object.entries(cells)) this.cells.set(cell, kinds);
  }

  toggle(cell: Cell, kind: string): void {
    const here = this.cells.get(cell) ?? [];
    const kinds = here.includes(kind) ? here.filter((other) => other !== kind) : [...here, kind];
    this.#note(
      cell,
      KINDS.filter((other) => kinds.includes(other)),
    );
    this.#keep();
  }

  wipe(): void {
    this.cells.clear();
    this.missed = false;
    this.#keep();
  }

  /** Marks ride along with their screens when two trade places in the open. */
  follow(number: number, news: readonly Happening[]): void {
    if (number === this.#number) return;
    if (this.cells.size > 0 && number !== this.#number + 1) this.missed = true;
    this.#number = number;
    for (const event of news) {
      const pair = event.kind === "swapped" ? pairOf(event.pair) : null;
      if (pair !== null) this.#trade(...pair);
    }
    this.#keep();
  }

  #trade(one: Cell, other: Cell): void {
    const [here, there] = [this.cells.get(one) ?? [], this.cells.get(other) ?? []];
    this.#note(one, there);
    this.#note(other, here);
  }

  #note(cell: Cell, kinds: readonly string[]): void {
    if (kinds.length === 0) this.cells.delete(cell);
    else this.cells.set(cell, kinds);
  }

  #keep(): void {
    try {
      const kept = { number: this.#number, cells: Object.fromEntries(this.cells) };
      localStorage.setItem(PREFIX + this.#tableId, JSON.stringify(kept));
    } catch {
      // Private windows may keep nothing; the marks then last as long as the page.
    }
  }
}

const open = new Map<string, Marks>();

/** The marks of a table, the same for the board and for the sheet. */
export function markings(tableId: string): Marks {
  const marks = open.get(tableId) ?? new Marks(tableId);
  open.set(tableId, marks);
  return marks;
}
