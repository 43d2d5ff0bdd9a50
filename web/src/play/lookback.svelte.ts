/** Looking back on a finished game. The moment stands in the address: a link leads to it, and the step back out of it. */
import { type Moment, momentOf, pathTo } from "../house/route";
import { router } from "../house/router.svelte";
import { Replaying, type Viewer } from "./replay.svelte";

/** So long a moment is looked at before it becomes the address: browsers refuse many changes in a row. */
const LINGER = 300;

export class LookingBack {
  replay = $state.raw<Replaying | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tableId: string) {}

  /** From the start, as one step further in the browser's history. */
  async begin(viewer: Viewer): Promise<void> {
    await this.#open({ step: 0, viewer });
    router.go(pathTo.moment(this.tableId, { step: 0, viewer }), "push", { within: true });
  }

  /** Back to the end of the game. */
  close(): void {
    if (router.trace.within === true) history.back();
    else router.go(pathTo.table(this.tableId), "replace");
  }

  /** What the address says is shown; an address that leads nowhere is set right. */
  async follow(search: string): Promise<void> {
    const moment = momentOf(search);
    if (moment === null) return this.stop();
    const { replay } = this;
    if (replay !== null && replay.viewer === moment.viewer) {
      if (replay.index !== moment.step) replay.go(moment.step);
      return;
    }
    await this.#open(moment).catch(() => router.go(pathTo.table(this.tableId), "replace"));
  }

  /** The moment looked at becomes the address, once it is lingered at. */
  trace(moment: Moment): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (momentOf(location.search) !== null) router.rewrite(pathTo.moment(this.tableId, moment));
    }, LINGER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.replay?.stop();
    this.replay = null;
  }

  async #open({ step, viewer }: Moment): Promise<void> {
    const opened = new Replaying(this.tableId);
    await opened.open(viewer, step);
    this.replay?.stop();
    this.replay = opened;
  }
}
