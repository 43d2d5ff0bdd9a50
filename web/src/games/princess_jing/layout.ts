/** The hall seen from above: where everything stands on the picture, for either seat. Pure geometry. */
import { cellAt, placeOf, SIDE, type Cell, type Looking, type Place } from "./cells";

export interface Point {
  x: number;
  y: number;
}

/** A point on the picture and how large one width of a cell is there. */
export interface Spot extends Point {
  scale: number;
}

/** How a thing that stands upright is laid onto the picture; art is drawn at 100 to the width of a cell. */
export interface Pose extends Spot {
  /** How far its top leans outwards, as a part of its height. */
  lean: number;
}

/** What must be seen of the picture; the hall goes on around it. */
export const PICTURE = { width: 1000, height: 1000 } as const;

const PITCH = (55 * Math.PI) / 180;
const RISE = Math.cos(PITCH);
const FALL = Math.sin(PITCH);
const DISTANCE = 13;
const FOCAL = 2135;
const CENTRE: Point = { x: PICTURE.width / 2, y: 528 };
const MIDDLE = SIDE / 2;

/** How far into its cell a screen stands, so that there is floor before it. */
const STAND = 0.56;
/** How far back the floor is covered by the screen that is seen before it. */
const SEEN = 0.32;
/** How tall a screen is, in widths of a cell. */
const TALL = 0.86;
/** The part of a true lean that pleases the eye. */
const LEAN = 0.62;
/** Where captains stand beyond the board's far edge, and before its near one. */
const FAR_GATE = SIDE + 0.36;
const NEAR_GATE = -0.42;
const TRAY = -0.36;

/** The spot of a point of the hall: `x` from the middle to the right, `depth` away from the reader, `height` up. */
export function project(x: number, depth: number, height = 0): Spot {
  const away = depth - MIDDLE;
  const distance = DISTANCE + away * RISE - height * FALL;
  const scale = FOCAL / distance;
  return { x: CENTRE.x + x * scale, y: CENTRE.y - (away * FALL + height * RISE) * scale, scale };
}

/** Something upright whose foot is at a point of the hall. */
export function stand(x: number, depth: number, height = 0): Pose {
  const foot = project(x, depth, height);
  const top = project(x, depth, height + TALL);
  return { ...foot, lean: (LEAN * (top.x - foot.x)) / (foot.y - top.y) };
}

function across(column: number): number {
  return column - (SIDE - 1) / 2;
}

export function poseAt(place: Place): Pose {
  return stand(across(place.column), place.line + STAND);
}

export function screenPose(cell: Cell, seat: Looking): Pose {
  return poseAt(placeOf(cell, seat));
}

/** A spot on the floor of a cell, from its middle: `right` and `back` in widths of a cell. */
export function spotOn(cell: Cell, seat: Looking, right: number, back: number): Pose {
  const place = placeOf(cell, seat);
  return stand(across(place.column) + right, place.line + STAND + back);
}

/** The transform that lays art onto a pose. */
export function matrix(pose: Pose, size = 1): string {
  const scale = (pose.scale / 100) * size;
  const numbers = [scale, 0, -pose.lean * scale, scale, pose.x, pose.y];
  return `matrix(${numbers.map((number) => Number(number.toFixed(4))).join(",")})`;
}

/** The outline of a part of the floor. */
export function floor(left: number, right: number, near: number, far: number): Point[] {
  return [project(left, near), project(right, near), project(right, far), project(left, far)];
}

export function floorOf(cell: Cell, seat: Looking, inset = 0): Point[] {
  const { column, line } = placeOf(cell, seat);
  const x = across(column);
  return floor(x - 0.5 + inset, x + 0.5 - inset, line + inset, line + 1 - inset);
}

/** Where a touch means this cell: where its screen is seen, and before the nearest line the floor too; no two overlap. */
export function hitArea(cell: Cell, seat: Looking): Point[] {
  const { column, line } = placeOf(cell, seat);
  const x = across(column);
  return floor(x - 0.5, x + 0.5, line === 0 ? 0 : line + SEEN, line + 1 + SEEN);
}

/** Beyond the far edge stand the reader's own captains, before the near edge the opponent's. */
export type Gate = "far" | "near";

function entranceColumn(column: string, seat: Looking): number {
  return placeOf(`${column}1`, seat).column;
}

export function gatePose(column: string, gate: Gate, seat: Looking): Pose {
  return stand(across(entranceColumn(column, seat)), gate === "far" ? FAR_GATE : NEAR_GATE);
}

/** Where a touch means one of the far entrances. */
export function gateArea(column: string, seat: Looking): Point[] {
  const x = across(entranceColumn(column, seat));
  const side = (depth: number, height: number) => [project(x - 0.47, depth, height), project(x + 0.47, depth, height)];
  return [...side(FAR_GATE - 0.12, 0), ...side(FAR_GATE, 1).reverse()];
}

/** Where the things wait that are still to be placed: spread before the near edge. */
export function trayPose(index: number, count: number): Pose {
  const step = Math.min(0.62, 4.9 / count);
  return stand((index - (count - 1) / 2) * step, TRAY);
}

const SWING = 0.3;
const LIFT = 0.42;

/** A screen's way to another cell: it lifts, swings to its own side of the line between both, and settles. */
export function arc(from: Cell, to: Cell, seat: Looking, lift = LIFT, samples = 14): Pose[] {
  const start = placeOf(from, seat);
  const end = placeOf(to, seat);
  const step = { x: end.column - start.column, depth: end.line - start.line };
  const side = { x: step.depth, depth: -step.x };
  return Array.from({ length: samples + 1 }, (_, index) => {
    const part = index / samples;
    const swing = Math.sin(Math.PI * part);
    return stand(
      across(start.column) + step.x * part + side.x * swing * SWING,
      start.line + STAND + step.depth * part + side.depth * swing * SWING,
      swing * lift,
    );
  });
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isArrow(key: string): key is Arrow {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** The next cell for an arrow key, along the board as the reader sees it; null at the edge. */
export function neighbour(cell: Cell, arrow: Arrow, seat: Looking): Cell | null {
  const { column, line } = placeOf(cell, seat);
  const place: Place = {
    column: column + (arrow === "ArrowRight" ? 1 : arrow === "ArrowLeft" ? -1 : 0),
    line: line + (arrow === "ArrowUp" ? 1 : arrow === "ArrowDown" ? -1 : 0),
  };
  const inside = [place.column, place.line].every((part) => part >= 0 && part < SIDE);
  return inside ? cellAt(place, seat) : null;
}

/** Points as an SVG attribute. */
export function points(outline: readonly Point[]): string {
  return outline.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
