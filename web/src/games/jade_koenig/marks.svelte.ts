/** The reader's own pencil marks: which symbol may belong to which place. They stay in this browser. */
import { SvelteMap } from "svelte/reactivity";

/** What a field of the grid goes through as it is touched. */
export const CYCLE = ["none", "no", "maybe", "yes"] as const;
export type Pencilled = (typeof CYCLE)[number];

const PREFIX = "paravent.jade-koenig.marks.";

function fieldOf(place: string, symbol: string): string {
  return `${place} ${symbol}`;
}

export class Marks {
  readonly #fields = new SvelteMap<string, Pencilled>();
  readonly #key: string;

  constructor(tableId: string, seat: number) {
    this.#key = `${PREFIX}${tableId}.${seat}`;
    for (const [field, mark] of Object.entries(kept(this.#key))) {
      if (CYCLE.includes(mark)) this.#fields.set(field, mark);
    }
  }

  at(place: string, symbol: string): Pencilled {
    return this.#fields.get(fieldOf(place, symbol)) ?? "none";
  }

  get any(): boolean {
    return this.#fields.size > 0;
  }

  cycle(place: string, symbol: string): void {
    this.put(place, symbol, CYCLE[(CYCLE.indexOf(this.at(place, symbol)) + 1) % CYCLE.length]!);
  }

  put(place: string, symbol: string, mark: Pencilled): void {
    if (mark === "none") this.#fields.delete(fieldOf(place, symbol));
    else this.#fields.set(fieldOf(place, symbol), mark);
    this.#keep();
  }

  wipe(): void {
    this.#fields.clear();
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(this.#fields)));
    } catch {
      // Private windows may keep nothing; the marks then last as long as the page.
    }
  }
}

function kept(key: string): Record<string, Pencilled> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Pencilled>;
  } catch {
    return {};
  }
}

const open = new Map<string, Marks>();

/** The marks of a seat at a table. */
export function markings(tableId: string, seat: number): Marks {
  const key = `${tableId}.${seat}`;
  const marks = open.get(key) ?? new Marks(tableId, seat);
  open.set(key, marks);
  return marks;
}
