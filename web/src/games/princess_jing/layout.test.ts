import { describe, expect, test } from "vitest";

import { cellAt, cellsFor, columnsFor, placeOf } from "./cells";
import { arc, floorOf, gatePose, hitArea, matrix, neighbour, PICTURE, project, screenPose, type Point } from "./layout";

function inside({ x, y }: Point): boolean {
  return x >= 0 && x <= PICTURE.width && y >= 0 && y <= PICTURE.height;
}

/** Whether a point lies within a convex outline. */
function within(point: Point, outline: readonly Point[]): boolean {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

describe("the two seats", () => {
  test("seat 0 and spectators see a1 at the near left", () => {
    expect(placeOf("a1", 0)).toEqual({ column: 0, line: 0 });
    expect(placeOf("a1", null)).toEqual({ column: 0, line: 0 });
  });

  test("seat 1 sees the board turned by half a circle", () => {
    expect(placeOf("a1", 1)).toEqual({ column: 4, line: 4 });
    expect(placeOf("c3", 1)).toEqual({ column: 2, line: 2 });
    expect(columnsFor(1)).toEqual(["e", "d", "c", "b", "a"]);
  });

  test.each([0, 1, null])("names and places answer each other for seat %s", (seat) => {
    expect(new Set(cellsFor(seat)).size).toBe(25);
    for (const cell of cellsFor(seat)) expect(cellAt(placeOf(cell, seat), seat)).toBe(cell);
  });

  test("what one seat sees on a cell, the other sees on the turned one", () => {
    expect(screenPose("b2", 0)).toEqual(screenPose("d4", 1));
  });
});

describe("the hall in perspective", () => {
  test("lines recede: farther is higher on the picture, smaller and flatter", () => {
    const column = ["c1", "c2", "c3", "c4", "c5"].map((cell) => screenPose(cell, 0));
    for (let line = 1; line < column.length; line += 1) {
      expect(column[line]!.y).toBeLessThan(column[line - 1]!.y);
      expect(column[line]!.scale).toBeLessThan(column[line - 1]!.scale);
    }
  });

  test("everything to be touched is on the picture", () => {
    for (const cell of cellsFor(0)) expect(hitArea(cell, 0).every(inside), cell).toBe(true);
  });

  test("far screens are painted before near ones", () => {
    const order = cellsFor(1).map((cell) => screenPose(cell, 1).y);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test.each([0.02, 0.25, 0.55])("each screen is touched for its own cell only, %s above its foot", (high) => {
    for (const cell of cellsFor(0)) {
      const { x, y, scale } = screenPose(cell, 0);
      const touched = { x, y: y - scale * high };
      expect(cellsFor(0).filter((other) => within(touched, hitArea(other, 0)))).toEqual([cell]);
    }
  });

  test("a finger finds 24 pixels by 24 at a width of 360", () => {
    for (const cell of cellsFor(0)) {
      const outline = hitArea(cell, 0).map(({ x, y }) => ({ x: x * 0.36, y: y * 0.36 }));
      const [left, right, , far] = outline as [Point, Point, Point, Point];
      expect(right.x - left.x).toBeGreaterThan(24);
      expect(left.y - far.y).toBeGreaterThan(24);
    }
  });

  test("own captains stand beyond the far line, the opponent's before the near one", () => {
    expect(gatePose("c", "far", 0).y).toBeLessThan(floorOf("c5", 0)[2]!.y);
    expect(gatePose("c", "near", 0).y).toBeGreaterThan(floorOf("c1", 0)[0]!.y);
    expect(gatePose("a", "far", 0).x).toBeLessThan(gatePose("a", "far", 1).x);
  });

  test("upright things lean outwards, those in the middle do not", () => {
    expect(screenPose("a1", 0).lean).toBeLessThan(0);
    expect(screenPose("c3", 0).lean).toBeCloseTo(0);
    expect(screenPose("e1", 0).lean).toBeGreaterThan(0);
    expect(matrix({ x: 10, y: 20, scale: 100, lean: 0.5 })).toBe("matrix(1,0,-0.5,1,10,20)");
  });

  test("height is up on the picture", () => {
    expect(project(0, 1, 1).y).toBeLessThan(project(0, 1, 0).y);
  });
});

describe("the way of an exchange", () => {
  test.each([
    ["b1", "c2"],
    ["c3", "d3"],
    ["a4", "a5"],
  ])("from %s to %s begins and ends on its cells", (from, to) => {
    const way = arc(from, to, 0);
    expect(matrix(way[0]!)).toBe(matrix(screenPose(from, 0)));
    expect(matrix(way.at(-1)!)).toBe(matrix(screenPose(to, 0)));
  });

  test("both screens keep apart in the middle", () => {
    const middle = (way: readonly Point[]) => way[Math.floor(way.length / 2)]!;
    const one = middle(arc("b2", "c3", 0));
    const other = middle(arc("c3", "b2", 0));
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
  });

  test("a screen is lifted on its way, its shadow is not", () => {
    const middle = (way: readonly Point[]) => way[Math.floor(way.length / 2)]!.y;
    expect(middle(arc("b2", "c2", 0))).toBeLessThan(middle(arc("b2", "c2", 0, 0)));
  });
});

describe("arrow keys", () => {
  test("walk the board as the reader sees it", () => {
    expect(neighbour("c3", "ArrowUp", 0)).toBe("c4");
    expect(neighbour("c3", "ArrowUp", 1)).toBe("c2");
    expect(neighbour("c3", "ArrowLeft", 0)).toBe("b3");
    expect(neighbour("c3", "ArrowLeft", 1)).toBe("d3");
  });

  test("stop at the edge", () => {
    expect(neighbour("a1", "ArrowLeft", 0)).toBeNull();
    expect(neighbour("a1", "ArrowDown", 0)).toBeNull();
    expect(neighbour("a1", "ArrowUp", 1)).toBeNull();
  });
});
