import { describe, expect, test } from "vitest";

import { BOARD, hutsOf, seatOf, viewOf } from "./examples";
import { changesBy, gardenBy, standingOn } from "./standing";

const points = (line: string, written: Record<string, string>, god?: number) =>
  standingOn(
    BOARD,
    viewOf({
      huts: hutsOf(written),
      players: [0, 1, 2, 3].map((seat) => seatOf(seat, seat === god ? { tiles: [`god-${line.toLowerCase()}`] } : {})),
    }),
    line,
  ).map(({ seat, points: awarded }) => [seat, awarded]);

const G11 = { 0: "m23 m31(4)", 1: "m09 m41(3) m10", 2: "m14 m22 m15", 3: "m01 m30(2)" };

describe("majorities", () => {
  test("G11 most huts, and the nearest to the statue in a tie", () => {
    expect(points("A", G11)).toEqual([
      [3, 12],
      [1, 6],
      [2, 0],
    ]);
    expect(points("B", G11).slice(0, 2)).toEqual([
      [0, 10],
      [1, 5],
    ]);
  });

  test("G15 who has the god tile wins every tie on that path", () => {
    expect(points("A", G11, 2).slice(0, 2)).toEqual([
      [2, 12],
      [3, 6],
    ]);
  });

  test("G13 in the totem area the lowest tile breaks ties", () => {
    const huts = { 0: "m31(2) m36(3) m42(8)", 2: "m30(4) m43(7)", 3: "m35(5) m41(6)" };
    expect(points("totem", huts)).toEqual([
      [0, 12],
      [2, 6],
      [3, 0],
    ]);
  });

  test("G44 the neutral huts take a rank and get nothing", () => {
    expect(points("G", { neutral: "m23", 0: "m28", 1: "m29" })).toEqual([
      [null, 0],
      [0, 5],
      [1, 0],
    ]);
  });

  test("G50 a double hut counts two", () => {
    expect(points("G", { 0: "m28x2", 1: "m22" })[0]).toEqual([0, 10]);
    expect(points("G", { 0: "m28x2", 1: "m22 m29" })[0]).toEqual([1, 10]);
  });

  test("it says where a tie was broken", () => {
    expect(standingOn(BOARD, viewOf({ huts: hutsOf(G11) }), "A").map(({ tied }) => tied)).toEqual([true, true, false]);
  });
});

describe("a building that is thought of", () => {
  test("changes every path of its field", () => {
    const view = viewOf({ huts: hutsOf({ 1: "m09", 2: "m02" }) });
    const changes = changesBy(BOARD, view, { field: "m01", seat: 0, huts: 1 });
    expect(changes.map(({ line, before, after }) => [line, before.points, after.points])).toEqual([
      ["A", 0, 12],
      ["E", 0, 12],
    ]);
  });

  test("gets the top totem tile", () => {
    const view = viewOf({ huts: hutsOf({ 1: "m30(2)" }), totem_stack: [3, 4] });
    const [change] = changesBy(BOARD, view, { field: "m43", seat: 0, huts: 1 });
    expect(change).toMatchObject({ line: "totem", after: { rank: 2, points: 6 } });
  });

  test("is worth more in a full Garden", () => {
    expect(gardenBy(viewOf({ garden_standing: { huts: 3, points: [3, 6, 0, 0] } }), 0)).toEqual({
      before: 3,
      after: 8,
    });
    expect(gardenBy(viewOf(), 2)).toEqual({ before: 0, after: 1 });
  });
});
