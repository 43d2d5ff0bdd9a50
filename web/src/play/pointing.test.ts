import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pointing } from "./pointing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is pointed at is left when the pointer leaves", () => {
  const pointing = new Pointing();
  pointing.at(["c7"]);
  expect(pointing.things).toEqual(["c7"]);
  pointing.at([]);
  expect(pointing.things).toEqual([]);
});

test("what is shown stays for a look, whatever leaves meanwhile", () => {
  const pointing = new Pointing();
  pointing.show(["c7"]);
  pointing.at([]);
  expect(pointing.things).toEqual(["c7"]);
  vi.advanceTimersByTime(10_000);
  expect(pointing.things).toEqual([]);
  pointing.show(["c7"]);
  pointing.at(["c8"]);
  pointing.at([]);
  expect(pointing.things).toEqual([]);
});

test("advice shows while nothing else is pointed at", () => {
  const pointing = new Pointing();
  pointing.advised = ["c5"];
  expect(pointing.things).toEqual(["c5"]);
  pointing.at(["c7"]);
  expect(pointing.things).toEqual(["c7"]);
  pointing.at([]);
  expect(pointing.things).toEqual(["c5"]);
});
