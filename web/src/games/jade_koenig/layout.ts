/** Where everything is on the picture, all from the board's file: curves of paths, the hollow, the river, arrow keys. */
import { baseOf, inFrame, kept, WHOLE, type Box, type Point, type Zoom } from "../../table/zoom";
import type { Board, Node, Place } from "./board";
import { between, hashOf, randomFrom } from "./random";

export type { Box, Point };

export interface Circle extends Point {
  r: number;
}

/** The sizes of things, in units of the board's canvas. */
export const CLEARING = 21;
export const FACE = 40;
export const MARGIN = 26;
/** Above the northern places stand their names. */
const NAMES = 24;
/** What faces are drawn for: places as far from their oracles. */
const USUAL_DISTANCE = 100;

export function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}

/** How far the nearest of some points is; loops, since the whole map is measured with it. */
export function nearest(points: readonly Point[], { x, y }: Point): number {
  let least = Infinity;
  for (const point of points) {
    const far = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

export function mix(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

const round = (value: number) => Math.round(value * 10) / 10;

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** How large an oracle's face can be without hiding the card of its place. */
export function faceSize(board: Board): number {
  const far = board.file.places.map((place) => distance(place, board.node(place.oracle)));
  return Math.min(1, Math.max(0.5, Math.min(...far) / USUAL_DISTANCE));
}

/** The map with the paper round it. */
export function pictureOf(board: Board): Box {
  const { x, y, width, height } = mapOf(board);
  return { x, y: y - NAMES, width, height: height + 2 * NAMES };
}

/** The painted map alone. */
export function mapOf(board: Board): Box {
  const { width, height } = board.file.canvas;
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const hollows = new WeakMap<Board, Circle>();

/** The largest round clearing among the paths, as near to the middle as it can be: here stands the temple. */
export function hollowOf(board: Board): Circle {
  const known = hollows.get(board);
  if (known !== undefined) return known;
  const found = findHollow(board);
  hollows.set(board, found);
  return found;
}

function findHollow(board: Board): Circle {
  const points = [...samples(board)];
  const middle = middleOf(board.file.nodes);
  const { width, height } = board.file.canvas;
  let best: Circle = { ...middle, r: 0 };
  let most = -Infinity;
  for (let x = width * 0.25; x <= width * 0.75; x += 10) {
    for (let y = height * 0.25; y <= height * 0.75; y += 10) {
      const r = nearest(points, { x, y });
      const worth = r - distance(middle, { x, y }) * 0.12;
      if (worth > most) [most, best] = [worth, { x, y, r }];
    }
  }
  return best;
}

/** Points along all paths, close enough to keep clear of. */
function* samples(board: Board): Generator<Point> {
  for (const [one, other] of board.file.edges) {
    const curve = curveBetween(board, one, other);
    for (let part = 0; part <= 1; part += 0.2) yield onCurve(curve, part);
  }
}

/** A path between two spaces, a little bent. */
export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
}

/** The bend is the same whichever way it is walked. */
export function curveBetween(board: Board, one: string, other: string): Curve {
  const [first, last] = one < other ? [one, other] : [other, one];
  const [from, to] = [board.node(first), board.node(last)];
  const long = distance(from, to);
  const random = randomFrom(`${board.name} ${first} ${last}`);
  const swing = (random() - 0.5) * Math.min(34, long * 0.36);
  const middle = mix(from, to, between(random, 0.4, 0.6));
  const bend = {
    x: middle.x - ((to.y - from.y) / long) * swing,
    y: middle.y + ((to.x - from.x) / long) * swing,
  };
  return one < other ? { from, bend, to } : { from: to, bend, to: from };
}

export function onCurve({ from, bend, to }: Curve, part: number): Point {
  return mix(mix(from, bend, part), mix(bend, to, part), part);
}

function directionOn({ from, bend, to }: Curve, part: number): Point {
  const [one, other] = [mix(from, bend, part), mix(bend, to, part)];
  const long = distance(one, other) || 1;
  return { x: (other.x - one.x) / long, y: (other.y - one.y) / long };
}

/** The outline of a trodden path: wide where many feet went, narrow where roots press in. */
export function trodden(board: Board, one: string, other: string, width: number, seed = ""): string {
  const curve = curveBetween(board, one, other);
  const random = randomFrom(`${board.name} ${one} ${other} ${seed}`);
  const [left, right]: [Point[], Point[]] = [[], []];
  const STEPS = 7;
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    const middle = onCurve(curve, part);
    const along = directionOn(curve, part);
    const half = (width / 2) * between(random, 0.72, 1.28);
    const other = (width / 2) * between(random, 0.72, 1.28);
    left.push({ x: middle.x - along.y * half, y: middle.y + along.x * half });
    right.push({ x: middle.x + along.y * other, y: middle.y - along.x * other });
  }
  return smooth([...left, ...right.reverse()], true);
}

/** A line through points without corners. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number) => points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  let path = `M${at(point(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A round thing made by hand. */
export function blob(centre: Point, r: number, rough: number, seed: string, corners = 9, flat = 1): string {
  const random = randomFrom(seed);
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * 2 * Math.PI;
    const far = r * (1 + (random() - 0.5) * rough);
    return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far * flat };
  });
  return smooth(points, true);
}

/** The way of a piece along the paths, in points close together. */
export function walkAlong(board: Board, from: string, route: readonly string[]): Point[] {
  const walk: Point[] = [];
  let here = from;
  for (const next of route) {
    const curve = curveBetween(board, here, next);
    for (let step = walk.length === 0 ? 0 : 1; step <= 12; step++) walk.push(onCurve(curve, step / 12));
    here = next;
  }
  return walk;
}

/** The same way as a line to draw. */
export function lineAlong(board: Board, from: string, route: readonly string[]): string {
  let path = `M${at(board.node(from))}`;
  let here = from;
  for (const next of route) {
    const { bend, to } = curveBetween(board, here, next);
    path += `Q${at(bend)} ${at(to)}`;
    here = next;
  }
  return path;
}

export function pointOn(walk: readonly Point[], part: number): Point {
  if (walk.length === 1) return walk[0]!;
  const far = Math.min(1, Math.max(0, part)) * (walk.length - 1);
  const index = Math.min(walk.length - 2, Math.floor(far));
  return mix(walk[index]!, walk[index + 1]!, far - index);
}

// The river -----------------------------------------------------------------------------------------------------------

export interface River {
  course: Point[];
  widths: number[];
}

const rivers = new WeakMap<Board, River>();

/** A river from the widest gap between the places, round the temple, to the widest gap on the other side. */
export function riverOf(board: Board): River {
  const known = rivers.get(board);
  if (known !== undefined) return known;
  const course = relaxed(board, firstCourse(board));
  const widths = course.map((point, index) => widthAt(board, point, index / (course.length - 1)));
  const river = { course, widths: evened(widths) };
  rivers.set(board, river);
  return river;
}

function firstCourse(board: Board): Point[] {
  const hollow = hollowOf(board);
  const angles = board.file.places.map(({ x, y }) => Math.atan2(y - hollow.y, x - hollow.x)).sort((a, b) => a - b);
  const gaps = angles.map((angle, index) => {
    const next = angles[index + 1] ?? angles[0]! + 2 * Math.PI;
    return { wide: next - angle, middle: (angle + next) / 2 };
  });
  const source = gaps.reduce((best, gap) => (gap.wide > best.wide ? gap : best));
  const opposite = (angle: number) => Math.abs(Math.cos((angle - source.middle) / 2));
  const mouth = gaps.reduce((best, gap) =>
    gap.wide - opposite(gap.middle) > best.wide - opposite(best.middle) ? gap : best,
  );
  const [start, end] = [rayTo(board, hollow, source.middle), rayTo(board, hollow, mouth.middle)];
  const half = 32;
  const beside = { x: hollow.x, y: hollow.y + hollow.r * 0.72 };
  return [
    ...Array.from({ length: half }, (_, index) => mix(start, beside, index / half)),
    ...Array.from({ length: half + 1 }, (_, index) => mix(beside, end, index / half)),
  ];
}

/** Where a ray from the hollow leaves the map. */
function rayTo(board: Board, from: Point, angle: number): Point {
  const { x, y, width, height } = mapOf(board);
  const [along, down] = [Math.cos(angle), Math.sin(angle)];
  const sides = [
    along > 0 ? (x + width - from.x) / along : along < 0 ? (x - from.x) / along : Infinity,
    down > 0 ? (y + height - from.y) / down : down < 0 ? (y - from.y) / down : Infinity,
  ];
  const far = Math.min(...sides) + 20;
  return { x: from.x + along * far, y: from.y + down * far };
}

const ROOM = 76;

/** Pushed away from spaces and temple, and drawn smooth, again and again. */
function relaxed(board: Board, course: Point[]): Point[] {
  const hollow = hollowOf(board);
  const temple = hollow.r * 0.8;
  let points = course;
  for (let round = 0; round < 160; round++) {
    points = points.map((point, index) => {
      if (index === 0 || index === points.length - 1) return point;
      const [before, after] = [points[index - 1]!, points[index + 1]!];
      let x = point.x * 0.5 + (before.x + after.x) * 0.25;
      let y = point.y * 0.5 + (before.y + after.y) * 0.25;
      for (const node of board.file.nodes) {
        if (Math.abs(x - node.x) > ROOM || Math.abs(y - node.y) > ROOM) continue;
        const far = Math.sqrt((x - node.x) ** 2 + (y - node.y) ** 2);
        if (far < ROOM && far > 0) {
          const push = ((ROOM - far) / ROOM) * 9;
          x += ((x - node.x) / far) * push;
          y += ((y - node.y) / far) * push;
        }
      }
      const far = Math.hypot(x - hollow.x, y - hollow.y) || 1;
      if (far < temple) {
        x += ((x - hollow.x) / far) * (temple - far) * 0.5;
        y += ((y - hollow.y) / far) * (temple - far) * 0.5;
      }
      return { x, y };
    });
  }
  return points;
}

/** As wide as the spaces at its banks leave room, and wider towards the mouth. */
function widthAt(board: Board, point: Point, part: number): number {
  const room = nearest(board.file.nodes, point);
  return Math.max(15, Math.min(30 + part * 26, (room - CLEARING - 5) * 2));
}

function evened(values: number[]): number[] {
  return values.map((value, index) => ((values[index - 1] ?? value) + 2 * value + (values[index + 1] ?? value)) / 4);
}

/** The water's outline, so much wider or narrower. */
export function riverOutline({ course, widths }: River, wider = 0, seed = "water"): string {
  const random = randomFrom(seed);
  const [left, right]: [Point[], Point[]] = [[], []];
  course.forEach((point, index) => {
    const [before, after] = [course[Math.max(0, index - 1)]!, course[Math.min(course.length - 1, index + 1)]!];
    const long = distance(before, after) || 1;
    const normal = { x: -(after.y - before.y) / long, y: (after.x - before.x) / long };
    const half = widths[index]! / 2 + wider;
    const [one, other] = [half * between(random, 0.88, 1.14), half * between(random, 0.88, 1.14)];
    left.push({ x: point.x + normal.x * one, y: point.y + normal.y * one });
    right.push({ x: point.x - normal.x * other, y: point.y - normal.y * other });
  });
  return smooth([...left, ...right.reverse()], true);
}

export function farFromRiver(river: River, point: Point): number {
  let least = Infinity;
  for (let index = 0; index < river.course.length; index++) {
    least = Math.min(least, distance(river.course[index]!, point) - river.widths[index]! / 2);
  }
  return least;
}

/** Where paths cross the water: the middle of each crossing, and the direction and length of its planks. */
export interface Bridge extends Point {
  angle: number;
  long: number;
}

export function bridgesOf(board: Board): Bridge[] {
  const river = riverOf(board);
  return board.file.edges.flatMap(([one, other]) => {
    const curve = curveBetween(board, one, other);
    const wet: number[] = [];
    for (let part = 0; part <= 1.0001; part += 0.02) {
      if (farFromRiver(river, onCurve(curve, part)) < 0) wet.push(part);
    }
    if (wet.length < 2) return [];
    const [from, to] = [onCurve(curve, wet[0]!), onCurve(curve, wet.at(-1)!)];
    const centre = onCurve(curve, (wet[0]! + wet.at(-1)!) / 2);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return [{ ...centre, angle, long: Math.min(64, distance(from, to) + 10) }];
  });
}

// Walking with keys ---------------------------------------------------------------------------------------------------

/** Where the keyboard stands: on a space or on a place. */
export type Spot = { node: string } | { place: string };

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

export function spotAt(board: Board, spot: Spot): Node | Place {
  return "node" in spot ? board.node(spot.node) : board.places.get(spot.place)!;
}

/** Along a line if one leads that way, else to the nearest thing in that direction. */
export function walkTo(board: Board, from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  return best(board, from, way, linked(board, from), 0.38) ?? best(board, from, way, everything(board), 0.7);
}

function linked(board: Board, from: Spot): Spot[] {
  if ("place" in from) return [{ node: board.places.get(from.place)!.oracle }];
  const beside = board.file.places.filter((place) => place.oracle === from.node);
  return [...board.near(from.node).map((node) => ({ node })), ...beside.map(({ id }) => ({ place: id }))];
}

function everything(board: Board): Spot[] {
  return [...board.file.nodes.map(({ id }) => ({ node: id })), ...board.file.places.map(({ id }) => ({ place: id }))];
}

function best(board: Board, from: Spot, way: Point, spots: readonly Spot[], narrow: number): Spot | null {
  const here = spotAt(board, from);
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const there = spotAt(board, spot);
    const far = distance(here, there);
    if (far === 0) continue;
    const straight = ((there.x - here.x) * way.x + (there.y - here.y) * way.y) / far;
    const cost = far / straight ** 2;
    if (straight > narrow && cost < least) [least, found] = [cost, spot];
  }
  return found;
}

// Fingers -------------------------------------------------------------------------------------------------------------

/** The space or place under a finger: the nearest within reach, those that can be chosen first. */
export function spotUnder(board: Board, point: Point, reach: number, wanted: (spot: Spot) => boolean): Spot | null {
  const near = everything(board)
    .map((spot) => {
      const there = spotAt(board, spot);
      const { width, height } = board.file.card_slot;
      const aside =
        "place" in spot
          ? Math.max(0, Math.max(Math.abs(there.x - point.x) - width / 2, Math.abs(there.y - point.y) - height / 2))
          : Math.max(0, distance(there, point) - ("kind" in there && there.kind === "oracle" ? FACE : CLEARING));
      return { spot, far: aside - (wanted(spot) ? reach * 0.6 : 0), aside };
    })
    .filter(({ aside }) => aside <= reach);
  near.sort((one, other) => one.far - other.far);
  return near[0]?.spot ?? null;
}

/** Where much paper would be left above and below a small map, it fills its frame, and the rest is a move away. */
const LOOSE = 1.15;
const CLOSEST = 2;
/** So many units of the picture to a pixel are still easy to see and to touch. */
export const EASY = 2.6;

/** How the map lies while nothing on it is to be chosen: about a point of it, with as little bare paper as can be. */
export function restingOn(focus: Point, picture: Box, frame: { width: number; height: number }): Zoom {
  const base = baseOf(picture, frame);
  const cover = frame.height / picture.height / base;
  if (1 / base <= EASY || cover < LOOSE) return WHOLE;
  const scale = Math.min(cover, CLOSEST);
  const at = inFrame({ x: focus.x, y: picture.y + picture.height / 2 }, picture, frame, WHOLE);
  const lying = { scale, x: frame.width / 2 - at.x * scale, y: frame.height / 2 - at.y * scale };
  return kept(lying, frame.width, frame.height);
}

export function seedOf(board: Board): number {
  return hashOf(board.name);
}
