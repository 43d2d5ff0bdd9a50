import { beforeEach, expect, test, vi } from "vitest";

import { Marks } from "./marks.svelte";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a field goes from nothing over no and perhaps to yes, and round", () => {
  const marks = new Marks("t", 0);
  const seen = [0, 1, 2, 3].map(() => {
    marks.cycle("ice", "bird");
    return marks.at("ice", "bird");
  });
  expect(seen).toEqual(["no", "maybe", "yes", "none"]);
  expect(marks.any).toBe(false);
});

test("marks are kept for each table and seat", () => {
  new Marks("t", 0).cycle("ice", "bird");
  expect(new Marks("t", 0).at("ice", "bird")).toBe("no");
  expect(new Marks("t", 1).at("ice", "bird")).toBe("none");
  expect(new Marks("u", 0).at("ice", "bird")).toBe("none");
});

test("spoilt storage holds no marks", () => {
  kept.set("paravent.jade-koenig.marks.t.0", "{");
  expect(new Marks("t", 0).any).toBe(false);
});
