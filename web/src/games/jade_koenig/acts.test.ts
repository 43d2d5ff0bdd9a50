import { describe, expect, test } from "vitest";

import { actsOf } from "./acts";
import { viewOf } from "./examples";

const before = viewOf({ stones: [{ node: "c075", seat: 1, face: null, fresh: true }] });

describe("events become acts", () => {
  test("a piece travels from where it stood", () => {
    const [act] = actsOf([{ kind: "moved", seat: 0, route: ["c075", "c076"], node: "c076", steps: 2 }], before);
    expect(act).toMatchObject({ kind: "travel", from: "c074", route: ["c075", "c076"] });
  });

  test("all stones of a guess turn together, before the piece goes", () => {
    const acts = actsOf(
      [
        { kind: "turned", node: "c075", face: "snake" },
        { kind: "turned", node: "c076", face: "jaguar" },
        { kind: "guessed", seat: 0, snakes: 1, right: true, back: null },
        { kind: "moved", seat: 0, route: ["c075", "c076"], node: "c076", steps: 2 },
      ],
      before,
    );
    expect(acts.map(({ kind }) => kind)).toEqual(["turn", "travel"]);
    expect(acts[0]).toMatchObject({
      right: true,
      stones: [{ node: "c075", face: "snake", seat: 1 }, { node: "c076" }],
    });
  });

  test("an answer shows its question", () => {
    const pairs = [{ place: "ice", symbol: "bird" }];
    const acts = actsOf(
      [
        { kind: "asked", seat: 0, pairs },
        { kind: "answer", seat: 0, places: 1, symbols: 0, matches: 0 },
      ],
      before,
    );
    expect(acts).toMatchObject([{ kind: "answer", pairs, answer: { places: 1, symbols: 0, matches: 0 } }]);
  });

  test("what only opens or closes is not played", () => {
    expect(actsOf([{ kind: "window", window: "hinder", open: true, seats: [1, 2] }], before)).toEqual([]);
  });
});
