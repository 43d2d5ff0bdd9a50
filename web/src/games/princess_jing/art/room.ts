/** The lines of the room, worked out once: floorboards, far wall, pillars. */
import { floor, points, project, type Point } from "../layout";

export const FAR_WALL = 5.98;
const NEAR_END = -7;
const BOARD = 0.4;

export function stroke(from: Point, to: Point): string {
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** A number between 0 and 1 that looks drawn by chance and is always the same. */
function chance(seed: number): number {
  return Math.abs(Math.sin(seed * 127.1 + 11.7) * 43758.5453) % 1;
}

const edges = steps(-14, 14, BOARD);

export const boards = edges.map((x) => stroke(project(x, NEAR_END), project(x, FAR_WALL))).join("");

export const boardSeams = edges
  .flatMap((x, index) =>
    [0, 1, 2].map((nth) => {
      const depth = NEAR_END + (chance(index * 3 + nth) + nth) * 4.3;
      return stroke(project(x, depth), project(x + BOARD, depth));
    }),
  )
  .join("");

export const tonedBoards = edges
  .filter((_, index) => chance(index + 0.5) > 0.6)
  .map((x) => `M${points(floor(x, x + BOARD, NEAR_END, FAR_WALL)).replaceAll(" ", "L")}Z`)
  .join("");

/** A piece of the far wall. */
export function wall(left: number, right: number, low: number, high: number): string {
  const corners = [
    project(left, FAR_WALL, low),
    project(right, FAR_WALL, low),
    project(right, FAR_WALL, high),
    project(left, FAR_WALL, high),
  ];
  return points(corners);
}

interface Pillar {
  outline: string;
  base: string;
}

function pillar(x: number, depth: number): Pillar {
  const side = (half: number, height: number) => [project(x - half, depth, height), project(x + half, depth, height)];
  const outline = [...side(0.16, 0), ...side(0.16, 7).reverse()];
  const base = [...side(0.21, 0), ...side(0.19, 0.26).reverse()];
  return { outline: points(outline), base: points(base) };
}

export const pillars = [pillar(-3.7, 5.5), pillar(3.7, 5.5), pillar(-4.35, 1), pillar(4.35, 1)];
