import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { sightOf } from "./examples";
import { Stage } from "./stage.svelte";
import type { Happening, View } from "./view";

const BUILT = { kind: "built", seat: 1, field: "m16" } as Happening;
const SAILS = { kind: "turn", round: 1, stop: 12, seat: 2 } as Happening;
const BEFORE: Partial<View> = { huts: [], boat: 11 };
const AFTER: Partial<View> = { huts: [{ field: "m16", seat: 1, huts: 1, totem: null }], boat: 12, round: 2 };

function staged(): { stage: Stage; told: string[] } {
  const told: string[] = [];
  const stage = new Stage(({ kind }) => told.push(kind));
  stage.receive(sightOf(BEFORE, [], 1), [], false);
  return { stage, told };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a step", () => {
  test("is shown one thing after the other", () => {
    const { stage, told } = staged();
    stage.receive(sightOf(AFTER, [], 2), [BUILT, SAILS], false);
    expect(stage.view?.huts).toHaveLength(1);
    expect(stage.view?.boat).toBe(11);
    expect(told).toEqual(["built"]);
    vi.advanceTimersByTime(1000);
    expect(stage.view?.boat).toBe(12);
    expect(told).toEqual(["built", "turn"]);
    vi.advanceTimersByTime(1000);
    expect(stage.act).toBeNull();
    expect(stage.view?.round).toBe(2);
  });

  test("waits until the one before has been shown", () => {
    const { stage } = staged();
    stage.receive(sightOf({ ...BEFORE, huts: AFTER.huts! }, [], 2), [BUILT], false);
    stage.receive(sightOf(AFTER, [], 3), [SAILS], false);
    expect(stage.view?.boat).toBe(11);
    vi.runAllTimers();
    expect(stage.view?.boat).toBe(12);
  });

  test("is there at once when skipped, and when nothing shall move", () => {
    const { stage, told } = staged();
    stage.receive(sightOf(AFTER, [], 2), [BUILT, SAILS], false);
    stage.skip();
    expect(stage.view?.boat).toBe(12);
    expect(stage.act).toBeNull();
    stage.receive(sightOf({ ...AFTER, boat: 0 }, [], 3), [SAILS], true);
    expect(stage.view?.boat).toBe(0);
    expect(told).toEqual(["built", "turn"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("does not make the map lag behind a game that runs ahead", () => {
    const { stage } = staged();
    for (let number = 2; number < 30; number += 1)
      stage.receive(sightOf({ boat: number % 12 }, [], number), [SAILS], false);
    vi.advanceTimersByTime(3000);
    expect(stage.act).toBeNull();
    expect(stage.view?.boat).toBe(29 % 12);
  });
});

test("a whole view, as after a lost line, is shown as it is", () => {
  const { stage, told } = staged();
  stage.receive(sightOf(AFTER, [], 9), [], false);
  expect(stage.view?.boat).toBe(12);
  expect(told).toEqual([]);
});
