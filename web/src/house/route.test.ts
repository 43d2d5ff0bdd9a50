import { expect, test } from "vitest";

import { pathTo, routeOf } from "./route";

test("every page has a path and every path a page", () => {
  expect(routeOf(pathTo.lobby())).toEqual({ page: "lobby" });
  expect(routeOf(pathTo.create("princess-jing"))).toEqual({ page: "create", game: "princess-jing" });
  expect(routeOf(pathTo.table("k3x9"))).toEqual({ page: "table", id: "k3x9" });
  expect(routeOf("/t/k3x9/")).toEqual({ page: "table", id: "k3x9" });
});

test.each(["/t", "/t/a/b", "/nowhere/at-all", "/new"])("%s is no page", (path) => {
  expect(routeOf(path)).toEqual({ page: "missing" });
});

test("a broken escape is taken as it stands", () => {
  expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});
