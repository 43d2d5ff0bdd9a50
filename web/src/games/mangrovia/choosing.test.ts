import { describe, expect, test } from "vitest";

import { Choosing } from "./choosing.svelte";
import { holdingOf, hutsOf, seatOf, sightOf } from "./examples";
import type { Building, View } from "./view";

const HAND = holdingOf({ valuables: [7, 5, 4, 3, 3], landscapes: ["sand", "mangrove", "water"] });
const PLAYERS = [seatOf(0, { hand: HAND }), seatOf(1), seatOf(2), seatOf(3)];
const BUILDING: Building = {
  field: "m28",
  huts: 1,
  step: "pay",
  landscapes: ["water"],
  currency: "valuables",
  due: 10,
  picked: [],
  picked_tiles: 0,
  rest: [7, 3],
  rest_tiles: 0,
};

function asked(legal: string[], changes: Partial<View> = {}, number = 1): Choosing {
  const choosing = new Choosing();
  choosing.see(sightOf({ players: PLAYERS, ...changes }, legal, number), true);
  return choosing;
}

describe("bowls", () => {
  const legal = ["place 2", "place 3"];

  test("a place is looked at first, and takes the bowl when touched again", () => {
    const choosing = asked(legal, { phase: "bowl", boat: 0 });
    expect(choosing.touch("place 3")).toBeNull();
    expect(choosing.ready).toBe("place 3");
    expect(choosing.touch("place 3")).toBe("place 3");
  });

  test("a place that is not open is only looked at", () => {
    const choosing = asked(legal, { phase: "bowl", boat: 0 });
    choosing.touch("place 1");
    expect(choosing.ready).toBeNull();
    expect(choosing.touch("place 1")).toBeNull();
    expect(choosing.touched).toBeNull();
  });
});

describe("stops", () => {
  test("a stop stands for its place while bowls are placed, and for itself afterwards", () => {
    const choosing = asked(["place 3"], { phase: "bowl", boat: 0 });
    choosing.touch("stop 10");
    expect(choosing.ready).toBe("place 3");
    choosing.see(sightOf({ players: PLAYERS, actor: 1, phase: "take" }, [], 2), true);
    choosing.touch("stop 10");
    expect(choosing.touched).toBe("stop 10");
  });
});

describe("building", () => {
  test("where one payment is possible one click pays", () => {
    const choosing = asked(["build m16", "skip"], {
      players: [seatOf(0, { hand: holdingOf({ valuables: [7], landscapes: ["sand"] }) }), ...PLAYERS.slice(1)],
    });
    choosing.touch("field m16");
    expect(choosing.chosenPayment?.values).toEqual([7]);
    expect(choosing.build()).toBe("build m16");
    expect(choosing.nextToSend()).toBeNull();
  });

  test("where several are possible nothing is sent before one is chosen", () => {
    const choosing = asked(["build m28", "skip"]);
    choosing.touch("field m28");
    expect(choosing.payments.map(({ values }) => values)).toEqual([
      [7, 3],
      [4, 3, 3],
    ]);
    expect(choosing.ready).toBeNull();
    expect(choosing.build()).toBeNull();
    choosing.payment = choosing.payments[1]!;
    expect(choosing.build()).toBe("build m28");
  });

  test("each further step is given out once, when the game asks for it", () => {
    const choosing = asked(["build m28", "skip"]);
    choosing.touch("field m28");
    choosing.payment = choosing.payments[1]!;
    choosing.build();
    const legal = ["pay 7", "pay 4", "pay-default"];
    choosing.see(sightOf({ players: PLAYERS, building: BUILDING }, legal, 2), true);
    expect(choosing.nextToSend()).toBe("pay 4");
    expect(choosing.nextToSend()).toBeNull();
    expect(choosing.sending).toBe(true);
    choosing.see(sightOf({ players: PLAYERS, huts: hutsOf({ 0: "m28" }), phase: "draw" }, ["draw-v"], 3), true);
    expect(choosing.sending).toBe(false);
    expect(choosing.touched).toBeNull();
  });

  test("a building found half done can be ended in every way that is left", () => {
    const choosing = asked(["pay 7", "pay 4", "pay-default"], { building: BUILDING }, 5);
    expect(choosing.unfinished.map(({ values }) => values)).toEqual([
      [7, 3],
      [4, 3, 3],
    ]);
    choosing.finish(choosing.unfinished[0]!);
    expect(choosing.nextToSend()).toBe("pay 7");
    expect(choosing.unfinished).toEqual([]);
  });

  test("a field on which only a double hut can be paid is taken as one", () => {
    const hand = holdingOf({ valuables: [7, 7, 6], landscapes: ["water", "water"] });
    const choosing = asked(["build2 m28", "skip"], { players: [seatOf(0, { hand }), ...PLAYERS.slice(1)] });
    choosing.touch("field m28");
    expect(choosing.huts).toBe(2);
    expect(choosing.build()).toBe("build2 m28");
  });

  test("a field lights up its paths and areas", () => {
    const choosing = asked(["skip"]);
    choosing.touch("field m35");
    expect(choosing.lit).toEqual(["A", "H", "totem"]);
    choosing.touch("field m06");
    expect(choosing.lit).toEqual(["D", "E", "garden"]);
    choosing.touch("line G");
    expect(choosing.lit).toEqual(["G"]);
  });
});

describe("birds", () => {
  const legal = ["birds water sand", "birds water mangrove", "birds sand mangrove", "skip"];

  test("they start where they stand, and the first one leaves for the third touch", () => {
    const choosing = asked(legal, { phase: "birds", boat: 12 });
    expect(choosing.birdsMove).toBe("birds water sand");
    choosing.touch("bird mangrove");
    expect(choosing.birds).toEqual(["sand", "mangrove"]);
    expect(choosing.birdsMove).toBe("birds sand mangrove");
    choosing.touch("bird sand");
    expect(choosing.birdsMove).toBeNull();
  });
});

describe("others' turns", () => {
  test("nothing can be chosen, everything can be looked at", () => {
    const choosing = asked([], { actor: 2 });
    expect(choosing.question).toBeNull();
    expect(choosing.targets.size).toBe(0);
    expect(choosing.touch("field m16")).toBeNull();
    expect(choosing.field).toBe("m16");
  });

  test("what is looked at stays while they play on", () => {
    const choosing = asked([], { actor: 2 });
    choosing.touch("line A");
    choosing.see(sightOf({ players: PLAYERS, actor: 3, phase: "draw" }, [], 2), true);
    expect(choosing.touched).toBe("line A");
  });

  test("back leaves what is looked at", () => {
    const choosing = asked([], { actor: 2 });
    expect(choosing.back()).toBe(false);
    choosing.touch("line A");
    expect(choosing.back()).toBe(true);
    expect(choosing.touched).toBeNull();
  });
});
