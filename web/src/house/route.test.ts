import { expect, test } from "vitest";

import { momentOf, pathTo, routeOf, wishOf } from "./route";

test("every page has a path and every path a page", () => {
  expect(routeOf(pathTo.lobby())).toEqual({ page: "lobby" });
  expect(routeOf(pathTo.create("princess-jing"))).toEqual({ page: "create", game: "princess-jing" });
  expect(routeOf(pathTo.table("k3x9"))).toEqual({ page: "table", id: "k3x9" });
  expect(routeOf(pathTo.puzzle("jade-koenig"))).toEqual({ page: "puzzle", game: "jade-koenig" });
  expect(routeOf("/t/k3x9/")).toEqual({ page: "table", id: "k3x9" });
});

test.each(["/t", "/puzzle", "/t/a/b", "/nowhere/at-all", "/new"])("%s is no page", (path) => {
  expect(routeOf(path)).toEqual({ page: "missing" });
});

test("a broken escape is taken as it stands", () => {
  expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});

test("the address of a puzzle says which one", () => {
  const wish = { level: "hard", seed: "5" };
  const path = pathTo.puzzle("jade-koenig", wish);
  expect(path).toBe("/puzzle/jade-koenig?level=hard&seed=5");
  expect(wishOf(path.slice(path.indexOf("?")))).toEqual(wish);
  expect(wishOf("")).toEqual({ level: null, seed: null });
});

test.each([0, "all", null] as const)("a moment of a finished game has an address, as seen by %s", (viewer) => {
  const path = pathTo.moment("k3x9", { step: 12, viewer });
  expect(routeOf("/t/k3x9")).toEqual({ page: "table", id: "k3x9" });
  expect(momentOf(path.slice(path.indexOf("?")))).toEqual({ step: 12, viewer });
});

test.each(["", "?step=", "?step=-1", "?seen=all"])("%s names no moment", (search) => {
  expect(momentOf(search)).toBeNull();
});
