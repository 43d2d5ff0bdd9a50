/** What a bot thinks of a seat's decisions in a finished game: asked for again until it is through. */
import { api } from "../wire/api";
import type { Decided, LookBack } from "../wire/types";

const PACE = 1_000;

export class Thinking {
  found = $state.raw<LookBack | null>(null);
  trouble = $state.raw<unknown>(null);
  decisions = $derived<readonly Decided[]>(this.found?.decisions ?? []);
  through = $derived(this.found !== null && this.found.done >= this.found.moves);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    private readonly tableId: string,
    readonly seat: number,
  ) {}

  async ask(): Promise<void> {
    try {
      const found = await api.lookBack(this.tableId, this.seat);
      if (this.#stopped) return;
      this.found = found;
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem;
      return;
    }
    if (!this.through) this.#timer = setTimeout(() => void this.ask(), PACE);
  }

  /** The decision that led to a moment of the game. */
  at(move: number): Decided | null {
    return this.decisions.find((decision) => decision.number === move) ?? null;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
