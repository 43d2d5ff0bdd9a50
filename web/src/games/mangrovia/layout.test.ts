import { describe, expect, test } from "vitest";

import { Board, type BoardFile } from "./board";
import { BOARD } from "./examples";
import {
  berthOf,
  caustics,
  coreOf,
  courseOf,
  groves,
  openWater,
  pictureOf,
  pointsOverRounds,
  ribbonOf,
  rowsOf,
  shore,
  spotsOf,
  spotUnder,
  walkTo,
} from "./layout";

/** A second board, smaller: two paths that cross, one place. */
const SMALL = new Board({
  ...BOARD.file,
  edition: "mangrovia-small",
  canvas: { width: 700, height: 500 },
  fields: BOARD.file.fields.slice(0, 9),
  paths: BOARD.file.paths
    .filter(({ id }) => id === "A" || id === "E")
    .map((path) => ({ ...path, fields: path.fields.filter((field) => Number(field.slice(1)) < 10) })),
  garden: { ...BOARD.file.garden, fields: ["m06", "m07", "m08"] },
  totem: { ...BOARD.file.totem, fields: ["m09"] },
  archipelago: {
    ...BOARD.file.archipelago,
    places: BOARD.file.archipelago.places.slice(0, 1),
    stops: BOARD.file.archipelago.stops.filter(({ place }) => place === 1),
  },
} satisfies BoardFile);

const spot = (board: Board, key: string) => spotsOf(board).find((each) => each.key === key)!;
const nothing = () => false;

describe.each([
  ["edition 1", BOARD],
  ["a smaller one", SMALL],
])("the map of %s", (_, board) => {
  test("a phone leaves the score track out and nothing that can be touched", () => {
    const [core, whole] = [coreOf(board), pictureOf(board)];
    for (const { x, y, width, height } of spotsOf(board)) {
      expect(x - width / 2).toBeGreaterThanOrEqual(core.x);
      expect(x + width / 2).toBeLessThanOrEqual(core.x + core.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(core.y);
      expect(y + height / 2).toBeLessThanOrEqual(core.y + core.height);
    }
    if (board === BOARD) expect(core.width).toBeLessThan(whole.width * 0.95);
  });

  test("everything that can be touched has a place of its own", () => {
    const spots = spotsOf(board);
    expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length);
    for (const each of spots) expect(spotUnder(spots, each, 0, nothing)?.key, each.key).toBe(each.key);
  });

  test("every field is reached with the arrow keys", () => {
    const spots = spotsOf(board);
    const reached = new Set([spots[0]!]);
    for (const each of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walkTo(spots, each, key);
        if (next !== null) reached.add(next);
      }
    expect(spots.filter((each) => !reached.has(each)).map(({ key }) => key)).toEqual([]);
  });

  test("outlines have numbers only", () => {
    const { paths } = board.file;
    const drawn = [
      courseOf(board),
      ...paths.map(({ id }) => ribbonOf(board, id)),
      shore(board.file.fields[0]!, 40, "x"),
    ];
    for (const line of drawn) {
      expect(line).toMatch(/^M/);
      expect(line).not.toContain("NaN");
    }
  });

  test("palms and what swims keep clear of everything", () => {
    for (const at of [...groves(board), ...openWater(board, 3)])
      expect(spotUnder(spotsOf(board), at, 0, nothing)).toBeNull();
  });
});

describe("keys", () => {
  test("arrows follow the rows and columns of the fields", () => {
    expect(walkTo(spotsOf(BOARD), spot(BOARD, "field m01"), "ArrowRight")?.key).toBe("field m02");
    expect(walkTo(spotsOf(BOARD), spot(BOARD, "field m01"), "ArrowDown")?.key).toBe("field m09");
    expect(walkTo(spotsOf(BOARD), spot(BOARD, "field m01"), "ArrowUp")?.key).toBe("line A");
    expect(walkTo(spotsOf(BOARD), spot(BOARD, "place 3"), "ArrowRight")?.key).toBe("stop 10");
  });

  test("other keys go nowhere", () => {
    expect(walkTo(spotsOf(BOARD), spot(BOARD, "field m01"), "Enter")).toBeNull();
  });
});

describe("touch", () => {
  test("what can be chosen is preferred to what merely lies as near", () => {
    const between = { x: 484, y: 206 };
    expect(spotUnder(spotsOf(BOARD), between, 20, ({ key }) => key === "field m01")?.key).toBe("field m01");
    expect(spotUnder(spotsOf(BOARD), between, 20, ({ key }) => key === "field m02")?.key).toBe("field m02");
  });

  test("far from everything there is nothing", () => {
    expect(spotUnder(spotsOf(BOARD), { x: 200, y: 480 }, 10, nothing)).toBeNull();
  });
});

describe("the boat", () => {
  test("lies between stop and place, and points down on the way out, up on the way back", () => {
    expect(berthOf(BOARD, 3)).toMatchObject({ y: 526, turn: 180 });
    expect(berthOf(BOARD, 10)).toMatchObject({ y: 526, turn: 360 });
    expect(berthOf(BOARD, 3).x).toBeGreaterThan(1205);
    expect(berthOf(BOARD, 3).x).toBeLessThan(1330);
  });

  test("begins at its own space", () => {
    expect(berthOf(BOARD, 0)).toMatchObject(BOARD.file.archipelago.boat_start);
  });
});

describe("stops in pictures", () => {
  const picture = (stop: number) =>
    rowsOf(BOARD.stops.get(stop)!.alternatives).map((row) => row.map(({ glyph, count }) => `${count} ${glyph}`));

  test("parts follow each other in a row, alternatives have rows of their own", () => {
    expect(picture(1)).toEqual([["2 open", "1 draw"]]);
    expect(picture(5)).toEqual([["2 open"], ["2 draw"]]);
    expect(picture(10)).toEqual([["2 hut"]]);
  });

  test("a double hut is an alternative", () => {
    expect(picture(9)).toEqual([["1 hut"], ["1 double"]]);
  });
});

describe("points over the rounds", () => {
  test("sums what was scored between the beginnings of rounds", () => {
    const events = [
      { kind: "turn", stop: 0, round: 1, seat: 0 },
      { kind: "built", seat: 1, scored: 4 },
      { kind: "turn", stop: 9, round: 1, seat: 0 },
      { kind: "built", seat: 0, scored: 1 },
      { kind: "turn", stop: 0, round: 2, seat: 0 },
      { kind: "built", seat: 1, scored: 2 },
    ];
    expect(pointsOverRounds(events, 2)).toEqual([
      [0, 0],
      [1, 4],
      [1, 6],
    ]);
  });

  test("nothing has happened yet", () => {
    expect(pointsOverRounds([], 3)).toEqual([]);
  });
});

test("the light on the sea floor repeats without a seam: the same net every time", () => {
  expect(caustics(200, 4, "noon")).toBe(caustics(200, 4, "noon"));
  expect(caustics(200, 4, "noon")).not.toBe(caustics(200, 4, "dusk"));
});
