/** Plays the acts of each step one after another; what is shown lags behind what is known by no more than that. */
import type { Cell } from "./cells";
import { actsOf, type Act } from "./acts";
import type { Happening, PrincessJingSight, View } from "./view";

export class Stage {
  /** The view as it is painted now. */
  view = $state.raw<View | null>(null);
  act = $state.raw<Act | null>(null);
  /** The game is over and its ending has been played: both faces may be seen. */
  ended = $state(false);
  /** What the last accusation showed; it stays until something moves. */
  face = $state.raw<{ cell: Cell; content: string; seat: number } | null>(null);
  /** Counts acts, so that each is drawn afresh. */
  count = $state(0);

  #number: number | null = null;
  #queue: { act: Act; view: View }[] = [];
  #newest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #half: ReturnType<typeof setTimeout> | undefined;

  /** A new sight; `still` shows it at once. */
  receive(sight: PrincessJingSight, news: readonly Happening[], still: boolean): void {
    const stepped = this.#number !== null && sight.number !== this.#number;
    this.#number = sight.number;
    this.#newest = sight.view;
    this.#lookAtFaces(stepped ? news : []);
    const acts = still || !stepped ? [] : actsOf(news);
    if (acts.length === 0 && this.act === null) {
      this.#settle();
      return;
    }
    for (const act of acts) this.#queue.push({ act, view: sight.view });
    if (this.act === null) this.#next();
  }

  /** Ends all that plays. */
  skip(): void {
    if (this.act === null) return;
    this.#stop();
    this.#settle();
  }

  #lookAtFaces(news: readonly Happening[]): void {
    for (const event of news) {
      if (event.kind === "revealed") this.face = { cell: event.cell, content: event.content, seat: event.seat };
      if (event.kind === "swapped" || event.kind === "brought-back" || event.kind === "over") this.face = null;
      if (event.kind === "withdrawn") this.face = null;
    }
  }

  #next(): void {
    const step = this.#queue.shift();
    if (step === undefined) {
      this.#settle();
      return;
    }
    this.act = step.act;
    this.count += 1;
    if (step.act.kind === "finale") this.ended = true;
    if (step.act.kind === "dim") this.#half = setTimeout(() => (this.view = step.view), step.act.time / 2);
    else if (step.act.kind !== "reveal" && step.act.kind !== "beam") this.view = step.view;
    this.#timer = setTimeout(() => this.#next(), step.act.time);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#half);
    this.#queue = [];
  }

  #settle(): void {
    this.act = null;
    this.view = this.#newest;
    this.ended = this.#newest?.phase === "end";
  }

  /** For the moment the page goes away. */
  close(): void {
    this.#stop();
  }
}
