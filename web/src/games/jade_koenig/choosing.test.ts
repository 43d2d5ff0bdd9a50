import { describe, expect, test } from "vitest";

import { Choosing } from "./choosing.svelte";
import { sightOf } from "./examples";
import type { Consultation } from "./view";

function choosing(...[changes, legal]: Parameters<typeof sightOf>): Choosing {
  const made = new Choosing();
  made.see(sightOf(changes, legal), true);
  return made;
}

const CONSULTING: Consultation = {
  seat: 0,
  before: ["bird", "crown", "sword", "amulet", "crown", "sword", "amulet", "bird"],
  changed: 0,
  most_changed: 6,
  swaps: 0,
  most_swaps: 6,
  chips: [],
  chips_left: 3,
};

describe("what the reader is asked", () => {
  test.each([
    ["place", "place c001", "place"],
    ["reseat", "place c001", "place"],
    ["turn", "nothing", "turn"],
    ["hinder", "pass", "hinder"],
    ["lay", "lay c075 snake", "lay"],
    ["route", "route c075", "route"],
    ["guess", "guess 0", "guess"],
    ["swap", "done", "swap"],
    ["claims", "no-claim", "claims"],
    ["question", "chip ice", "chips"],
  ] as const)("%s", (phase, move, question) => {
    expect(choosing({ phase }, [move]).question).toBe(question);
  });

  test("nothing in a replay, nothing as a spectator, nothing out of turn", () => {
    const past = new Choosing();
    past.see(sightOf({}, ["nothing"]), false);
    expect(past.question).toBeNull();
    expect(choosing({ seat: null }, []).question).toBeNull();
    const waiting = new Choosing();
    waiting.see({ ...sightOf({}, ["claim ice ruins desert"]), to_act: [1] }, true);
    expect([waiting.question, waiting.mayClaim]).toEqual([null, true]);
  });
});

describe("on the board", () => {
  test("a piece is put down by a second touch", () => {
    const made = choosing({ phase: "place" }, ["place c001", "place c002"]);
    expect(made.touch({ node: "c001" })).toBeNull();
    expect(made.touch({ node: "c002" })).toBeNull();
    expect(made.touch({ node: "c002" })).toBe("place c002");
  });

  test("the own piece announces a move by a second touch", () => {
    const made = choosing({}, ["nothing", "move"]);
    expect([...made.targets]).toEqual(["c074"]);
    expect([made.touch({ node: "c074" }), made.touch({ node: "c074" })]).toEqual([null, "move"]);
  });

  test("a stone's faces follow from the clearing", () => {
    const made = choosing({ phase: "lay" }, ["lay c075 snake", "lay c075 jaguar"]);
    expect(made.faces.size).toBe(0);
    expect(made.touch({ node: "c075" })).toBeNull();
    expect([...made.faces.values()]).toEqual(["lay c075 snake", "lay c075 jaguar"]);
  });

  test("a route is walked by touching its end again, and taken back step by step", () => {
    const made = choosing({ phase: "route" }, ["route c075", "route c075 c076"]);
    made.touch({ node: "c075" });
    made.touch({ node: "c076" });
    expect(made.ready).toBe("route c075 c076");
    expect([made.back(), made.route, made.back(), made.back()]).toEqual([true, ["c075"], true, false]);
    made.touch({ node: "c075" });
    expect(made.touch({ node: "c075" })).toBe("route c075");
  });
});

describe("at the oracle", () => {
  test("a card carried where it may not go says why", () => {
    const made = choosing({ phase: "swap", consultation: CONSULTING, arrangement: CONSULTING.before }, [
      "swap forests flame",
      "done",
    ]);
    made.held = "forests";
    expect([made.drop("swamps"), made.against]).toEqual([null, "JK-R-32"]);
    made.held = "forests";
    expect([made.drop("ice"), made.against]).toEqual([null, "JK-9-3"]);
    made.held = "forests";
    expect([made.drop("forests"), made.drop("flame")]).toEqual([null, null]);
    made.touch({ place: "forests" });
    expect(made.against).toBeNull();
  });

  test("cards are exchanged by touching one and then the other, or by carrying", () => {
    const made = choosing({ phase: "swap", consultation: CONSULTING }, ["swap forests ice", "done"]);
    expect(made.touch({ place: "forests" })).toBeNull();
    expect([...made.openPlaces]).toEqual(["ice"]);
    expect(made.touch({ place: "ice" })).toBe("swap forests ice");
    made.held = "ice";
    expect(made.drop("forests")).toBe("swap forests ice");
    expect(made.canCarry("flame")).toBe(false);
  });

  test("JK-R-33 the question is sent chip by chip, each step once, and then asked", () => {
    const legal = ["chip forests", "chip ice", "chip ruins", "chip desert"];
    const made = choosing({ phase: "question", consultation: CONSULTING }, legal);
    for (const place of ["ice", "ruins", "desert", "forests"]) made.touch({ place });
    expect(made.chips).toEqual(["ice", "ruins", "desert"]);
    expect(made.nextToSend()).toBeNull();
    made.commit();
    expect([made.nextToSend(), made.nextToSend()]).toEqual(["chip ice", null]);
    const done = { ...CONSULTING, chips: ["ice", "ruins", "desert"], chips_left: 0 };
    made.see(sightOf({ phase: "question", consultation: done }, ["ask"], 2), true);
    expect(made.nextToSend()).toBe("ask");
  });
});

describe("claims", () => {
  const legal = ["no-claim", "claim forests flame island", "claim flame ice swamps"];

  test("JK-R-51 only places with three different symbols fit together", () => {
    const made = choosing({ phase: "claims", on_turn: 1 }, legal);
    made.startClaim();
    made.touch({ place: "flame" });
    expect(made.openPlaces.has("ruins")).toBe(false);
    made.touch({ place: "ice" });
    made.touch({ place: "swamps" });
    expect(made.claimMove).toBe("claim flame ice swamps");
  });

  test("it is stepped out of", () => {
    const made = choosing({ phase: "claims", on_turn: 1 }, legal);
    made.startClaim();
    made.touch({ place: "flame" });
    expect([made.back(), made.claim, made.back(), made.claim]).toEqual([true, [], true, null]);
  });
});

test("a choice is dropped when the question changes", () => {
  const made = choosing({ phase: "route" }, ["route c075"]);
  made.touch({ node: "c075" });
  made.see(sightOf({ phase: "guess", faced: ["c075"] }, ["guess 0", "guess 1"], 2), true);
  expect(made.route).toEqual([]);
});

test("an answer is news until the game goes on", () => {
  const made = choosing();
  made.hear({ kind: "answer", seat: 1, places: 1, symbols: 2, matches: 0 });
  expect(made.heard?.answer).toEqual({ places: 1, symbols: 2, matches: 0 });
  made.hear({ kind: "announced", seat: 2 });
  expect(made.heard).toBeNull();
});
