import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Replaying, sameMoment } from "./replay.svelte";

const frames = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    number,
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
  expect(sameMoment(0, 1, 7)).toBe(6);
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
