import { describe, expect, test } from "vitest";

import { choicesOf, continuing, isWhole, routesTo, touchRoute } from "./moves";

const ROUTES = [["c072"], ["c075"], ["c077"], ["c075", "c076"], ["c077", "c076"], ["c072", "oG", "c077"]];
const clear = () => false;

describe("legal moves are sorted by what is touched", () => {
  test("words, guesses, chips, claims, places", () => {
    const choices = choicesOf([
      "nothing",
      "move",
      "guess 1",
      "guess 0",
      "chip ice",
      "claim ice ruins desert",
      "place c001",
      "resign",
    ]);
    expect([...choices.plain]).toEqual(["nothing", "move"]);
    expect(choices.guesses).toEqual([0, 1]);
    expect([...choices.chips]).toEqual(["ice"]);
    expect(choices.claims).toEqual([["ice", "ruins", "desert"]]);
    expect([...choices.places]).toEqual(["c001"]);
  });

  test("a stone has the faces that may be laid; drawn blindly it has none", () => {
    expect(choicesOf(["lay c074 snake", "lay c074 jaguar"]).lays.get("c074")).toEqual(
      new Map([
        ["snake", "lay c074 snake"],
        ["jaguar", "lay c074 jaguar"],
      ]),
    );
    expect(choicesOf(["lay c074"]).lays.get("c074")).toEqual(new Map([["", "lay c074"]]));
  });

  test("a swap leads from either place to the other", () => {
    const { swaps } = choicesOf(["swap forests ice"]);
    expect(swaps.get("ice")?.get("forests")).toBe("swap forests ice");
    expect(swaps.get("forests")?.get("ice")).toBe("swap forests ice");
  });
});

describe("a route is chosen by touching", () => {
  test("clearing after clearing", () => {
    expect(touchRoute(ROUTES, [], "c075", clear)).toEqual(["c075"]);
    expect(touchRoute(ROUTES, ["c075"], "c076", clear)).toEqual(["c075", "c076"]);
  });

  test("a destination: the way with the fewest stones", () => {
    expect(touchRoute(ROUTES, [], "c076", clear)).toEqual(["c075", "c076"]);
    expect(touchRoute(ROUTES, [], "c076", (node) => node === "c075")).toEqual(["c077", "c076"]);
    expect(routesTo(ROUTES, "c077", (node) => node === "c072")).toEqual([["c077"], ["c072", "oG", "c077"]]);
  });

  test("touched again it is cut back", () => {
    expect(touchRoute(ROUTES, ["c075", "c076"], "c075", clear)).toEqual(["c075"]);
    expect(touchRoute(ROUTES, ["c075", "c076"], "c076", clear)).toEqual(["c075"]);
  });

  test("a space that can only be crossed is a beginning, not a route", () => {
    expect(touchRoute(ROUTES, ["c072"], "oG", clear)).toEqual(["c072", "oG"]);
    expect(isWhole(ROUTES, ["c072", "oG"])).toBe(false);
    expect(continuing(ROUTES, ["c072", "oG"])).toEqual([["c072", "oG", "c077"]]);
  });

  test("what leads nowhere changes nothing", () => {
    expect(touchRoute(ROUTES, ["c075"], "c001", clear)).toEqual(["c075"]);
  });
});
