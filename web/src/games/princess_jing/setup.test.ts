import { describe, expect, test } from "vitest";

import { setupOf } from "./examples";
import {
  cellsToPlace,
  drawn,
  EMPTY,
  isComplete,
  leftOut,
  nextStep,
  put,
  putCaptain,
  takeBack,
  waiting,
  whole,
} from "./setup";

describe("basic mode", () => {
  const view = setupOf("basic");

  test("three figures, on the starting line of the seat", () => {
    expect(waiting(view, EMPTY)).toEqual(["princess", "maid", "mirror"]);
    expect(cellsToPlace(view, "maid")).toEqual(["a1", "b1", "c1", "d1", "e1"]);
    expect(cellsToPlace(setupOf("basic", { seat: 1 }), "mirror")).toEqual(["a5", "b5", "c5", "d5", "e5"]);
  });

  test("a cell holds one figure; two that meet trade places", () => {
    let draft = put(view, EMPTY, "princess", "a1");
    draft = put(view, draft, "maid", "b1");
    draft = put(view, draft, "maid", "a1");
    expect(draft.places).toEqual({ maid: "a1", princess: "b1" });
  });

  test("a figure from the tray sends the other one back", () => {
    let draft = put(view, EMPTY, "princess", "a1");
    draft = put(view, draft, "mirror", "a1");
    expect(draft.places).toEqual({ mirror: "a1" });
    expect(waiting(view, draft)).toEqual(["princess", "maid"]);
  });

  test("other lines are not for setting up", () => {
    expect(put(view, EMPTY, "princess", "a2")).toBe(EMPTY);
  });

  test("what the server has stays", () => {
    const begun = setupOf("basic", { next_figure: "maid", figures: [{ seat: 0, figure: "princess", cell: "a1" }] });
    expect(put(begun, EMPTY, "princess", "b1")).toBe(EMPTY);
    expect(put(begun, EMPTY, "maid", "a1")).toBe(EMPTY);
    expect(waiting(begun, EMPTY)).toEqual(["maid", "mirror"]);
  });

  test("the server's questions are answered from the draft", () => {
    const draft = { places: { princess: "c1", maid: "a1", mirror: "e1" }, gates: {} };
    expect(nextStep(view, draft)).toBe("place c1");
    expect(nextStep(setupOf("basic", { next_figure: "mirror" }), draft)).toBe("place e1");
    expect(nextStep(setupOf("basic", { next_figure: null }), draft)).toBeNull();
  });
});

describe("expert mode", () => {
  const view = setupOf("expert");

  test("princess and maid on the first line, the others on two", () => {
    expect(cellsToPlace(view, "princess")).toHaveLength(5);
    expect(cellsToPlace(view, "crane")).toHaveLength(10);
    expect(cellsToPlace(setupOf("expert", { seat: 1 }), "fox")).toContain("a4");
  });

  test("two placed animals leave the third out; a third sends the first back", () => {
    let draft = put(view, EMPTY, "crane", "a2");
    expect(leftOut(view, draft)).toBeNull();
    draft = put(view, draft, "owl", "b2");
    expect(leftOut(view, draft)).toBe("fox");
    expect(waiting(view, draft)).not.toContain("fox");
    draft = put(view, draft, "fox", "c2");
    expect(draft.places).toEqual({ owl: "b2", fox: "c2" });
    expect(leftOut(view, draft)).toBe("crane");
  });

  test("captains trade entrances when they meet", () => {
    let draft = putCaptain(view, EMPTY, "I", "a");
    draft = putCaptain(view, draft, "II", "b");
    draft = putCaptain(view, draft, "I", "b");
    expect(draft.gates).toEqual({ I: "b", II: "a" });
    expect(takeBack(draft, "I").gates).toEqual({ II: "a" });
  });

  test("a drawn setup is complete and allowed", () => {
    for (let round = 0; round < 200; round += 1) {
      const draft = drawn(view);
      expect(isComplete(view, draft)).toBe(true);
      expect(new Set(Object.values(draft.places)).size).toBe(6);
      expect(new Set(Object.values(draft.gates)).size).toBe(3);
      for (const [figure, cell] of Object.entries(draft.places)) expect(cellsToPlace(view, figure)).toContain(cell);
      expect(nextStep(view, draft)).toBe(`leave ${leftOut(view, draft)}`);
    }
  });

  test("a drawn setup keeps what the server has", () => {
    const begun = setupOf("expert", { left_out: "owl", figures: [{ seat: 0, figure: "princess", cell: "c1" }] });
    const draft = drawn(begun);
    expect(draft.places["princess"]).toBe("c1");
    expect("owl" in draft.places).toBe(false);
  });

  test("whose place the server has given away goes back to the tray", () => {
    const draft = put(view, put(view, EMPTY, "maid", "b1"), "owl", "c1");
    const begun = setupOf("expert", { left_out: "owl", figures: [{ seat: 0, figure: "princess", cell: "b1" }] });
    expect(whole(begun, draft).places).toEqual({ princess: "b1" });
    expect(isComplete(begun, draft)).toBe(false);
  });
});
