import { beforeEach, describe, expect, test, vi } from "vitest";

import { Marks } from "./marks.svelte";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

describe("pencil marks", () => {
  test("are kept for their table only", () => {
    new Marks("one").toggle("c3", "princess");
    expect(new Marks("one").cells.get("c3")).toEqual(["princess"]);
    expect(new Marks("two").cells.size).toBe(0);
  });

  test("stand in the order of kinds, and a second touch takes one away", () => {
    const marks = new Marks("one");
    marks.toggle("c3", "owl");
    marks.toggle("c3", "maid");
    expect(marks.cells.get("c3")).toEqual(["maid", "owl"]);
    marks.toggle("c3", "maid");
    marks.toggle("c3", "owl");
    expect(marks.cells.has("c3")).toBe(false);
  });

  test("ride along with screens that trade places in the open", () => {
    const marks = new Marks("one");
    marks.follow(4, []);
    marks.toggle("c3", "maid");
    marks.follow(5, [{ kind: "swapped", seat: 1, pair: "c3-d4" }]);
    expect([...marks.cells]).toEqual([["d4", ["maid"]]]);
    expect(marks.missed).toBe(false);
  });

  test("say when steps were missed", () => {
    const marks = new Marks("one");
    marks.follow(4, []);
    marks.toggle("c3", "maid");
    new Marks("one").follow(5, []);
    const later = new Marks("one");
    later.follow(9, []);
    expect(later.missed).toBe(true);
  });

  test("survive a spoilt storage", () => {
    storage.set("paravent.princess-jing.marks.one", "{");
    expect(new Marks("one").cells.size).toBe(0);
  });
});
