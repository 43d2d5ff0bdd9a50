import { beforeEach, describe, expect, test } from "vitest";

import { Choosing } from "./choosing.svelte";
import { setupOf, sightOf } from "./examples";

const MOVES = [
  "swap b1-c2",
  "swap a1-b1",
  "swap c3-c4",
  "withdraw princess a1",
  "withdraw princess e1",
  "withdraw mirror a1",
];

let choosing: Choosing;
beforeEach(() => {
  choosing = new Choosing();
});

describe("moving", () => {
  beforeEach(() => choosing.see(sightOf({}, MOVES), true));

  test("a touch lights all it can do", () => {
    expect(choosing.question).toBe("move");
    expect(choosing.touch("b1")).toBeNull();
    expect([...choosing.targets.keys()].sort()).toEqual(["a1", "c2"]);
    expect([...choosing.moonlit.keys()]).toEqual(["e1"]);
    expect(choosing.mayWithdraw).toBe(true);
  });

  test("a withdrawal can be begun without touching the board", () => {
    expect(choosing.withdrawable.map(({ figure }) => figure)).toEqual(["princess", "mirror"]);
    choosing.withdraw("b1");
    expect([...choosing.targets.keys()].sort()).toEqual(["a1", "e1"]);
    expect(choosing.touch("e1")).toBe("withdraw princess e1");
  });

  test("what is carried where it may not go says why", () => {
    choosing.takeUp("c3");
    expect([choosing.drop("e5"), choosing.against]).toEqual([null, "PJ-6-1"]);
    choosing.touch("c3");
    expect(choosing.against).toBeNull();
    choosing.see(sightOf({ barred: "c3-c2" }, MOVES), true);
    choosing.takeUp("c3");
    expect([choosing.drop("c2"), choosing.against]).toEqual([null, "PJ-6-4"]);
    choosing.withdraw("b1");
    expect([choosing.drop("c4"), choosing.against]).toEqual([null, "PJ-7-3"]);
    choosing.takeUp("c3");
    expect([choosing.drop("c4"), choosing.against]).toEqual(["swap c3-c4", null]);
  });

  test("the second touch is the exchange", () => {
    choosing.touch("c2");
    expect(choosing.touch("b1")).toBe("swap b1-c2");
  });

  test("an exchange goes before a withdrawal to the same cell", () => {
    choosing.touch("b1");
    expect(choosing.touch("a1")).toBe("swap a1-b1");
  });

  test("a withdrawal is chosen by its verb", () => {
    choosing.touch("b1");
    choosing.verb = "withdraw";
    expect([...choosing.targets.keys()]).toEqual(["a1", "e1"]);
    expect(choosing.touch("a1")).toBe("withdraw princess a1");
  });

  test("a withdrawal by a touch alone asks once", () => {
    choosing.touch("b1");
    expect(choosing.touch("e1")).toBeNull();
    expect(choosing.asking).toBe("withdraw princess e1");
    expect(choosing.touch("e1")).toBe("withdraw princess e1");
  });

  test("another touch chooses another screen, the same one lets go", () => {
    choosing.touch("b1");
    choosing.touch("c3");
    expect(choosing.cell).toBe("c3");
    choosing.touch("c3");
    expect(choosing.cell).toBeNull();
  });

  test("a screen that cannot move is not taken up", () => {
    choosing.touch("e5");
    expect(choosing.cell).toBeNull();
  });

  test("a mirror holder without an exchange can still be taken up to withdraw", () => {
    choosing.see(sightOf({}, ["swap a1-b1", "withdraw mirror a1"]), true);
    expect(choosing.starts.has("c4")).toBe(true);
  });

  test("carrying a screen to a neighbour is the same move", () => {
    choosing.takeUp("b1");
    expect(choosing.drop("c2")).toBe("swap b1-c2");
    expect(choosing.drop("d4")).toBeNull();
  });

  test("one step back at a time", () => {
    choosing.touch("b1");
    choosing.touch("e1");
    expect(choosing.back()).toBe(true);
    expect(choosing.asking).toBeNull();
    choosing.verb = "withdraw";
    choosing.back();
    expect(choosing.verb).toBe("swap");
    choosing.back();
    expect(choosing.cell).toBeNull();
    expect(choosing.back()).toBe(false);
  });

  test("a step of the other side that changes nothing leaves the choice alone", () => {
    choosing.touch("b1");
    choosing.see(sightOf({ draw_offers: [1] }, MOVES, 2), true);
    expect(choosing.cell).toBe("b1");
    choosing.see(sightOf({ phase: "point" }, ["pass", "point a5"], 3), true);
    expect(choosing.cell).toBeNull();
  });

  test("nothing can be chosen in a replay or by a spectator", () => {
    choosing.see(sightOf({}, MOVES), false);
    expect(choosing.question).toBeNull();
    choosing.see(sightOf({ seat: null }, []), true);
    expect(choosing.touch("b1")).toBeNull();
    expect(choosing.cell).toBeNull();
  });
});

describe("pointing", () => {
  beforeEach(() => choosing.see(sightOf({ phase: "point" }, ["pass", "point c3", "point c5"]), true));

  test("asks once in place", () => {
    expect(choosing.touch("c3")).toBeNull();
    expect(choosing.asking).toBe("point c3");
    expect(choosing.touch("c3")).toBe("point c3");
  });

  test("another screen changes the question, a screen that may not be pointed at ends it", () => {
    choosing.touch("c3");
    choosing.touch("c5");
    expect(choosing.asking).toBe("point c5");
    choosing.touch("b1");
    expect(choosing.asking).toBeNull();
  });
});

describe("bringing back and calling", () => {
  test("bringing back is one touch", () => {
    choosing.see(sightOf({ phase: "back", active: 1, found_princess: "b3" }, ["back a1", "back c1"]), true);
    expect(choosing.question).toBe("back");
    expect(choosing.touch("b3")).toBeNull();
    expect(choosing.touch("c1")).toBe("back c1");
  });

  test("the found princess can be carried back, nothing else", () => {
    choosing.see(sightOf({ phase: "back", active: 1, found_princess: "b3" }, ["back a1", "back c1"]), true);
    expect(choosing.canCarry("b3")).toBe(true);
    expect(choosing.canCarry("a1")).toBe(false);
    choosing.takeUp("b3");
    expect(choosing.drop("a1")).toBe("back a1");
    expect(choosing.drop("b1")).toBeNull();
  });

  test("a call asks once, on the screen before the mirror", () => {
    choosing.see(sightOf({ phase: "react", active: 1 }, ["decline", "call mirror"]), true);
    expect([...choosing.starts]).toEqual(["c3"]);
    expect(choosing.touch("c3")).toBeNull();
    expect(choosing.touch("c3")).toBe("call mirror");
  });
});

describe("setting up", () => {
  const see = (view = setupOf("basic"), number = 1) =>
    choosing.see({ ...sightOf({}, ["place a1"], number), view }, true);

  test("a figure in hand goes behind the touched screen", () => {
    see();
    choosing.take("maid");
    expect([...choosing.targets.keys()]).toEqual(["a1", "b1", "c1", "d1", "e1"]);
    choosing.touch("c1");
    expect(choosing.laid.places).toEqual({ maid: "c1" });
    expect(choosing.hand).toBeNull();
  });

  test("a touch on a placed figure takes it up again", () => {
    see();
    choosing.take("maid");
    choosing.touch("c1");
    choosing.touch("c1");
    expect(choosing.hand).toBe("maid");
    choosing.returnToTray();
    expect(choosing.laid.places).toEqual({});
  });

  test("the draft is sent step by step, each step once", () => {
    see();
    choosing.drawAtRandom();
    const { princess, maid } = choosing.draft.places;
    expect(choosing.nextToSend()).toBeNull();
    choosing.commit();
    expect(choosing.nextToSend()).toBe(`place ${princess}`);
    expect(choosing.nextToSend()).toBeNull();
    see(setupOf("basic", { next_figure: "maid", figures: [{ seat: 0, figure: "princess", cell: princess! }] }), 2);
    expect(choosing.nextToSend()).toBe(`place ${maid}`);
  });

  test("a step that was refused can be sent again", () => {
    see();
    choosing.drawAtRandom();
    choosing.commit();
    const first = choosing.nextToSend();
    choosing.commit();
    expect(choosing.nextToSend()).toBe(first);
  });
});

test("a figure carried to a line that is not its own says why", () => {
  for (const [mode, clause] of [
    ["basic", "PJ-4-3"],
    ["expert", "PJ-12-5"],
  ] as const) {
    const setting = new Choosing();
    setting.see({ ...sightOf({}, []), view: setupOf(mode) }, true);
    setting.take("princess");
    setting.drop("c3");
    expect([setting.against, setting.draft.places]).toEqual([clause, {}]);
    setting.take("princess");
    setting.drop("c1");
    expect([setting.against, setting.draft.places]).toEqual([null, { princess: "c1" }]);
  }
});
