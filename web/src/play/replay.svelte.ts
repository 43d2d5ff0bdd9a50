/** A finished game, looked at step by step. */
import { api } from "../wire/api";
import type { Frame, Event as Happening } from "../wire/types";

export type Viewer = number | "all" | null;

/** The last step of a replay that is no further on than a move of the game: viewers notice different steps. */
export function stepAt(frames: readonly Frame[], move: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.move <= move),
  );
}

const PACE = 1_100;

export class Replaying {
  viewer = $state<Viewer>(null);
  frames = $state.raw<Frame[]>([]);
  index = $state(0);
  /** The events of the step just taken forward, to animate; empty after a jump. */
  news = $state.raw<Happening[]>([]);
  playing = $state(false);
  frame = $derived(this.frames[this.index] ?? null);
  events = $derived(this.frames.slice(0, this.index + 1).flatMap((frame) => frame.events));
  atEnd = $derived(this.index >= this.frames.length - 1);
  last = $derived(Math.max(0, this.frames.length - 1));

  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly tableId: string) {}

  /** Another viewer's knowledge, at the same moment where no step is named. */
  async open(viewer: Viewer, step: number | null = null): Promise<void> {
    const { frames } = await api.replay(this.tableId, viewer);
    this.stop();
    const same = stepAt(frames, this.frame?.move ?? 0);
    this.index = step === null ? same : Math.min(step, Math.max(0, frames.length - 1));
    this.frames = frames;
    this.viewer = viewer;
    this.news = [];
  }

  go(index: number): void {
    const wish = Math.min(this.last, Math.max(0, index));
    this.news = wish === this.index + 1 ? (this.frames[wish]?.events ?? []) : [];
    this.index = wish;
    if (wish === this.last) this.stop();
  }

  goToMove(move: number): void {
    this.go(stepAt(this.frames, move));
  }

  step(by: number): void {
    this.go(this.index + by);
  }

  play(): void {
    if (this.index === this.last) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => this.step(1), PACE);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
