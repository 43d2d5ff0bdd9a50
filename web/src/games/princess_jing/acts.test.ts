import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { actsOf, TIMES } from "./acts";
import { sightOf } from "./examples";
import { Stage } from "./stage.svelte";
import type { Happening } from "./view";

const SWAP: Happening[] = [
  { kind: "swapped", seat: 0, pair: "b1-c2" },
  { kind: "window", open: true, seat: 1 },
];

describe("what a step shows", () => {
  test("an exchange travels", () => {
    expect(actsOf(SWAP)).toEqual([{ kind: "exchange", cells: ["b1", "c2"], time: TIMES.exchange }]);
  });

  test("closed eyes tell no cell, and take the same time whoever sees them and wherever they lead", () => {
    const seen = (cell: string | null): Happening[] => [{ kind: "withdrawn", seat: 0, cell }];
    expect(actsOf(seen("a1"))).toEqual(actsOf(seen(null)));
    expect(actsOf(seen("e1"))).toEqual([{ kind: "dim", time: TIMES.dim }]);
    const back = (cell: string | null): Happening[] => [{ kind: "brought-back", seat: 0, line: "starting", cell }];
    expect(actsOf(back("c1"))).toEqual(actsOf(seen(null)));
  });

  test("pointing and its answer follow one another", () => {
    const acts = actsOf([
      { kind: "pointed", seat: 0, cell: "c3" },
      { kind: "revealed", seat: 1, cell: "c3", content: "princess" },
      { kind: "turn", seat: 0, turn: 4, state: "C" },
    ]);
    expect(acts.map(({ kind }) => kind)).toEqual(["beam", "reveal"]);
    expect(acts[1]).toMatchObject({ verdict: "found", seat: 1 });
  });

  test("a call shouts before it reveals, and the end comes last", () => {
    const acts = actsOf([
      { kind: "called", seat: 0, cell: "c3", holder: "c4", content: "maid" },
      { kind: "over", winner: 1, reason: "wrong_call" },
    ]);
    expect(acts.map(({ kind }) => kind)).toEqual(["call", "reveal", "finale"]);
  });
});

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begun = () => {
    const stage = new Stage();
    stage.receive(sightOf({}, [], 1), [], false);
    return stage;
  };

  test("a whole view is shown at once", () => {
    const stage = begun();
    expect(stage.act).toBeNull();
    expect(stage.view?.turn).toBe(1);
  });

  test("plays a step once and comes to rest", () => {
    const stage = begun();
    const next = sightOf({ phase: "point" }, [], 2);
    stage.receive(next, SWAP, false);
    expect(stage.act?.kind).toBe("exchange");
    stage.receive(next, SWAP, false);
    vi.advanceTimersByTime(TIMES.exchange);
    expect(stage.act).toBeNull();
    expect(stage.view?.phase).toBe("point");
  });

  test("with closed eyes the view changes in the dark", () => {
    const stage = begun();
    stage.receive(sightOf({ turn: 2 }, [], 2), [{ kind: "withdrawn", seat: 1, cell: null }], false);
    expect(stage.view?.turn).toBe(1);
    vi.advanceTimersByTime(TIMES.dim / 2 + 1);
    expect(stage.view?.turn).toBe(2);
    expect(stage.act?.kind).toBe("dim");
  });

  test("steps that come quickly wait for one another", () => {
    const stage = begun();
    stage.receive(sightOf({ turn: 2 }, [], 2), SWAP, false);
    stage.receive(sightOf({ turn: 3 }, [], 3), [{ kind: "withdrawn", seat: 1, cell: null }], false);
    expect(stage.act?.kind).toBe("exchange");
    vi.advanceTimersByTime(TIMES.exchange);
    expect(stage.act?.kind).toBe("dim");
  });

  test("a skip shows the newest at once", () => {
    const stage = begun();
    stage.receive(sightOf({ turn: 2 }, [], 2), SWAP, false);
    stage.receive(sightOf({ turn: 3 }, [], 3), SWAP, false);
    stage.skip();
    expect(stage.act).toBeNull();
    expect(stage.view?.turn).toBe(3);
    vi.runAllTimers();
    expect(stage.view?.turn).toBe(3);
  });

  test("nothing moves for those who asked for stillness", () => {
    const stage = begun();
    stage.receive(sightOf({ turn: 2 }, [], 2), SWAP, true);
    expect(stage.act).toBeNull();
    expect(stage.view?.turn).toBe(2);
  });

  test("the other side's figures show only once the end has begun", () => {
    const stage = begun();
    const end = sightOf({ phase: "end" }, [], 2);
    stage.receive(end, [...SWAP, { kind: "over", winner: 0, reason: "captain" }], false);
    expect(stage.ended).toBe(false);
    vi.advanceTimersByTime(TIMES.exchange);
    expect(stage.ended).toBe(true);
  });

  test("a face stays beside its screen until something moves", () => {
    const stage = begun();
    stage.receive(sightOf({}, [], 2), [{ kind: "revealed", seat: 1, cell: "a5", content: "maid" }], true);
    expect(stage.face).toEqual({ seat: 1, cell: "a5", content: "maid" });
    stage.receive(sightOf({}, [], 3), SWAP, true);
    expect(stage.face).toBeNull();
  });
});
