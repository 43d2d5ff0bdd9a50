import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { baseOf, inFrame, WHOLE, zoomOn } from "../../table/zoom";
import { groundOf } from "./art/ground";
import { Board, SUPPLIED, type BoardFile } from "./board";
import {
  bridgesOf,
  CLEARING,
  distance,
  farFromRiver,
  hollowOf,
  lineAlong,
  pictureOf,
  pointOn,
  restingOn,
  riverOf,
  spotUnder,
  trodden,
  walkAlong,
  walkTo,
} from "./layout";

const SMALL = join(import.meta.dirname, "../../../../tests/games/jade_koenig/boards/rings-40.json");
const ring = SUPPLIED[0]!;
const small = new Board(JSON.parse(readFileSync(SMALL, "utf8")) as BoardFile);

describe.each([
  ["the supplied board", ring],
  ["a second board", small],
])("%s", (_, board) => {
  test("has a hollow for the temple that no space reaches into", () => {
    const hollow = hollowOf(board);
    expect(hollow.r).toBeGreaterThan(40);
    for (const node of board.file.nodes) expect(distance(node, hollow)).toBeGreaterThanOrEqual(hollow.r - 0.01);
  });

  test("has everything within its picture", () => {
    const { x, y, width, height } = pictureOf(board);
    for (const thing of [...board.file.nodes, ...board.file.places]) {
      expect(thing.x).toBeGreaterThan(x);
      expect(thing.x).toBeLessThan(x + width);
      expect(thing.y).toBeGreaterThan(y);
      expect(thing.y).toBeLessThan(y + height);
    }
  });

  test("has a river beside its spaces, and a bridge wherever a path crosses it", () => {
    const river = riverOf(board);
    for (const node of board.circles) expect(farFromRiver(river, node)).toBeGreaterThan(-CLEARING);
    for (const bridge of bridgesOf(board)) expect(farFromRiver(river, bridge)).toBeLessThan(0);
  });

  test("is painted alike every time", () => {
    const again = new Board(board.file);
    expect(groundOf(again)).toEqual(groundOf(board));
    const [one, other] = board.file.edges[0]!;
    expect(trodden(again, one, other, 12)).toBe(trodden(board, one, other, 12));
  });

  test("lets arrows reach every space and every place", () => {
    const reached = new Set<string>();
    const waiting: ({ node: string } | { place: string })[] = [{ node: board.circles[0]!.id }];
    for (const spot of waiting) {
      const key = JSON.stringify(spot);
      if (reached.has(key)) continue;
      reached.add(key);
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walkTo(board, spot, arrow);
        if (next !== null) waiting.push(next);
      }
    }
    expect(reached.size).toBe(board.file.nodes.length + board.file.places.length);
  });
});

test("a way begins and ends where the piece does, along the paths", () => {
  const walk = walkAlong(ring, "c074", ["c077", "oG"]);
  expect(pointOn(walk, 0)).toEqual({ x: ring.node("c074").x, y: ring.node("c074").y });
  expect(pointOn(walk, 1)).toEqual({ x: ring.node("oG").x, y: ring.node("oG").y });
  expect(lineAlong(ring, "c074", ["c077", "oG"])).toMatch(/^M[\d. ]+Q[\d. ]+Q[\d. ]+$/);
});

test("arrows follow the lines first, and lead from an oracle to its place and back", () => {
  expect(walkTo(ring, { node: "c074" }, "ArrowUp")).toEqual({ node: "c075" });
  expect(walkTo(ring, { node: "oF" }, "ArrowDown")).toEqual({ place: "desert" });
  expect(walkTo(ring, { place: "desert" }, "ArrowUp")).toEqual({ node: "oF" });
});

test("a finger takes the nearest thing, those that can be chosen from farther away", () => {
  const { x, y } = ring.node("c074");
  expect(spotUnder(ring, { x: x + 12, y }, 10, () => false)).toEqual({ node: "c074" });
  expect(spotUnder(ring, { x: 830, y: 530 }, 10, () => false)).toBeNull();
  const between = { x: (x + ring.node("c072").x) / 2 - 4, y: (y + ring.node("c072").y) / 2 };
  const wanted = (spot: object) => "node" in spot && spot.node === "c072";
  expect(spotUnder(ring, between, 60, wanted)).toEqual({ node: "c072" });
});

test("a part of the picture comes into the middle of a small frame", () => {
  const frame = { width: 360, height: 380 };
  const zoom = zoomOn([ring.node("c074"), ring.node("c075")], pictureOf(ring), frame);
  expect(zoom.scale).toBeGreaterThan(2);
  expect(zoom.x).toBeLessThan(0);
});

test("on an upright phone the map fills its frame about what matters, on a wide screen all of it is shown", () => {
  const picture = pictureOf(ring);
  expect(restingOn(ring.node("c074"), picture, { width: 1040, height: 740 })).toEqual(WHOLE);
  expect(restingOn(ring.node("c074"), picture, { width: 390, height: 240 })).toEqual(WHOLE);
  const frame = { width: 390, height: 430 };
  for (const id of ["c001", "c074", "oD"]) {
    const zoom = restingOn(ring.node(id), picture, frame);
    expect(baseOf(picture, frame) * zoom.scale * picture.height).toBeCloseTo(frame.height);
    const there = inFrame(ring.node(id), picture, frame, zoom);
    expect(there.x).toBeGreaterThan(0);
    expect(there.x).toBeLessThan(frame.width);
  }
});
