/** Plays the acts of each step one after another; what is shown lags behind what is known by no more than that. */
import { actsOf, type Act } from "./acts";
import type { Happening, JadeSight, View } from "./view";

/** So many acts may wait; when more come, the older ones are history. */
const MOST_WAITING = 4;

export class Stage {
  /** The view as it is painted now. */
  view = $state.raw<View | null>(null);
  act = $state.raw<Act | null>(null);
  /** The game is over and its ending has been played. */
  ended = $state(false);
  /** Counts acts, so that each is drawn afresh. */
  count = $state(0);

  #number: number | null = null;
  #queue: { act: Act; view: View }[] = [];
  #newest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new sight; `still` shows it at once. */
  receive(sight: JadeSight, news: readonly Happening[], still: boolean): void {
    const before = this.#newest;
    const stepped = this.#number !== null && sight.number !== this.#number;
    this.#number = sight.number;
    this.#newest = sight.view;
    const acts = still || !stepped || before === null ? [] : actsOf(news, before);
    if (still) this.#stop();
    if (acts.length === 0 && (this.act === null || still)) {
      this.#settle();
      return;
    }
    if (this.#queue.length > MOST_WAITING) this.#catchUp();
    for (const act of acts) this.#queue.push({ act, view: sight.view });
    if (this.act === null) this.#next();
  }

  /** Ends all that plays. */
  skip(): void {
    if (this.act === null) return;
    this.#stop();
    this.#settle();
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
    // Stones turn over where they lay.
    if (step.act.kind !== "turn") this.view = step.view;
    this.#timer = setTimeout(() => this.#next(), step.act.time * (this.#queue.length > 1 ? 0.7 : 1));
  }

  /** The game has run ahead: what waits is not played any more. */
  #catchUp(): void {
    const reached = this.#queue.at(-1)?.view ?? this.view;
    this.#stop();
    this.act = null;
    this.view = reached;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #settle(): void {
    this.act = null;
    this.view = this.#newest;
    this.ended = this.#newest?.phase === "over";
  }

  /** For the moment the page goes away. */
  close(): void {
    this.#stop();
  }
}
