import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Replaying, stepAt } from "./replay.svelte";

/** A seat notices every second move. */
const frames = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    number,
    move: count === 9 ? number : 2 * number,
    mover: null,
    view: {},
    events: [{ kind: `step${number}` }],
  }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json({ seat: null, frames: frames(address.endsWith("all") ? 9 : 5) })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a step forward brings its events, a jump none", async () => {
  const replay = new Replaying("k3");
  await replay.open(0);
  replay.step(1);
  expect([replay.index, replay.news]).toEqual([1, [{ kind: "step1" }]]);
  replay.go(4);
  expect([replay.index, replay.news]).toEqual([4, []]);
  replay.step(1);
  expect(replay.index).toBe(4);
});

test("another viewer's replay opens at the same moment", async () => {
  const replay = new Replaying("k3");
  await replay.open(0);
  replay.go(2);
  await replay.open("all");
  expect([replay.index, replay.last]).toEqual([4, 8]);
  replay.go(5);
  await replay.open(0);
  expect(replay.index).toBe(2);
  replay.goToMove(7);
  expect([replay.index, stepAt([], 3)]).toEqual([3, 0]);
});

test("a replay opens at the step of an address, and no later than its last", async () => {
  const replay = new Replaying("k3");
  await replay.open("all", 3);
  expect([replay.index, replay.atEnd]).toEqual([3, false]);
  await replay.open(0, 300);
  expect([replay.index, replay.atEnd]).toEqual([4, true]);
});

test("playing stops at the end and begins again from the start", async () => {
  const replay = new Replaying("k3");
  await replay.open(0);
  replay.play();
  vi.advanceTimersByTime(60_000);
  expect([replay.index, replay.playing]).toEqual([4, false]);
  replay.play();
  expect([replay.index, replay.playing]).toEqual([0, true]);
  replay.stop();
});
