/** A finished game, looked at step by step. */
import { api } from "../wire/api";
import type { Frame, Event as Happening } from "../wire/types";

export type Viewer = number | "all" | null;

/** The step of another viewer's replay that is about as far on: viewers notice different numbers of steps. */
export function sameMoment(index: number, from: number, to: number): number {
  if (from <= 1) return to - 1;
  return Math.round((index / (from - 1)) * (to - 1));
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

  /** Another viewer's knowledge, at about the same moment where no step is named. */
  async open(viewer: Viewer, step: number | null = null): Promise<void> {
    const { frames } = await api.replay(this.tableId, viewer);
    this.stop();
    const same = this.frames.length === 0 ? 0 : sameMoment(this.index, this.frames.length, frames.length);
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
