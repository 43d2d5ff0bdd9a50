/** Plays what happens one thing after the other; what is shown lags behind what is known by no more than that. */
import { actsOf, changed, type Act } from "./acts";
import type { Happening, MangroviaSight, View } from "./view";

/** So many acts may wait; when more come, the older ones are history. */
const MOST_WAITING = 6;
/** How much faster all goes while more is waiting. */
const HURRY = 0.7;

export class Stage {
  /** The view as it is painted now. */
  view = $state.raw<View | null>(null);
  act = $state.raw<Act | null>(null);

  #number: number | null = null;
  #queue: { act: Act; newer: View }[] = [];
  #newest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onact: (happening: Happening) => void;

  /** `onact` hears of everything just before it is shown. */
  constructor(onact: (happening: Happening) => void = () => {}) {
    this.#onact = onact;
  }

  /** A new sight; `still` shows it at once. */
  receive(sight: MangroviaSight, news: readonly Happening[], still: boolean): void {
    const stepped = this.#number !== null && sight.number !== this.#number;
    this.#number = sight.number;
    this.#newest = sight.view;
    const acts = stepped ? actsOf(news) : [];
    if (still) {
      for (const { happening } of acts) this.#onact(happening);
      this.#stop();
      this.#settle();
      return;
    }
    if (this.#queue.length + acts.length > MOST_WAITING) this.#catchUp();
    for (const act of acts) this.#queue.push({ act, newer: sight.view });
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
    if (step === undefined || this.view === null) {
      this.#stop();
      this.#settle();
      return;
    }
    this.#onact(step.act.happening);
    this.act = step.act;
    this.view = changed(this.view, step.newer, step.act.changes);
    this.#timer = setTimeout(() => this.#next(), step.act.time * (this.#queue.length > 2 ? HURRY : 1));
  }

  /** The game has run ahead: what waits is not played any more. */
  #catchUp(): void {
    const reached = this.#queue.at(-1)?.newer ?? this.view;
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
  }

  /** For the moment the page goes away. */
  close(): void {
    this.#stop();
  }
}
