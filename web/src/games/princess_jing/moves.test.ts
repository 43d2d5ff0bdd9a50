import { describe, expect, test } from "vitest";

import { choicesOf, pairOf, readMove } from "./moves";

describe("notations", () => {
  test.each([
    ["swap b1-c2", { kind: "swap", cells: ["b1", "c2"] }],
    ["withdraw princess a1", { kind: "withdraw", figure: "princess", cell: "a1" }],
    ["withdraw mirror2 e5", { kind: "withdraw", figure: "mirror2", cell: "e5" }],
    ["point c3", { kind: "point", cell: "c3" }],
    ["pass", { kind: "pass" }],
    ["back d5", { kind: "back", cell: "d5" }],
    ["decline", { kind: "decline" }],
    ["call mirror1", { kind: "call", mirror: "mirror1" }],
    ["leave owl", { kind: "leave", animal: "owl" }],
    ["place b1", { kind: "place", cell: "b1" }],
    ["captain c", { kind: "captain", entrance: "c" }],
    ["look", { kind: "look" }],
  ])("%s", (notation, move) => {
    expect(readMove(notation)).toEqual(move);
  });

  test.each(["resign", "draw", "", "swap", "swap b1", "point z9", "swap b1-f2", "withdraw princess"])(
    "%j is nothing to draw",
    (notation) => {
      expect(readMove(notation)).toBeNull();
    },
  );

  test("a pair in either order", () => {
    expect(pairOf("c2-b1")).toEqual(["c2", "b1"]);
    expect(pairOf("b1c2")).toBeNull();
  });
});

describe("choices", () => {
  const choices = choicesOf([
    "swap b1-c2",
    "swap a1-b1",
    "withdraw princess a1",
    "withdraw princess e1",
    "withdraw mirror e1",
    "resign",
  ]);

  test("an exchange is found from both of its cells, with the server's own words", () => {
    expect(choices.swaps.get("c2")?.get("b1")).toBe("swap b1-c2");
    expect([...(choices.swaps.get("b1")?.keys() ?? [])].sort()).toEqual(["a1", "c2"]);
  });

  test("withdrawals by figure", () => {
    expect([...(choices.withdrawals.get("princess")?.keys() ?? [])]).toEqual(["a1", "e1"]);
    expect(choices.withdrawals.get("mirror")?.get("e1")).toBe("withdraw mirror e1");
  });

  test("what is not allowed is not there", () => {
    expect(choices.pass).toBe(false);
    expect(choices.swaps.has("d4")).toBe(false);
    expect(choices.points.size).toBe(0);
  });

  test("the other phases", () => {
    const others = choicesOf([
      "point c3",
      "pass",
      "back d5",
      "call mirror1",
      "decline",
      "leave owl",
      "place b1",
      "captain c",
    ]);
    expect(others.points.get("c3")).toBe("point c3");
    expect(others.pass).toBe(true);
    expect(others.backs.get("d5")).toBe("back d5");
    expect(others.calls.get("mirror1")).toBe("call mirror1");
    expect(others.decline).toBe(true);
    expect(others.leaves.get("owl")).toBe("leave owl");
    expect(others.places.get("b1")).toBe("place b1");
    expect(others.captains.get("c")).toBe("captain c");
  });
});
