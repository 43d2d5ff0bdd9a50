/** The jungle as brush strokes: everything that never changes, as few long paths. */
import type { Board } from "../board";
import {
  at,
  blob,
  CLEARING,
  curveBetween,
  distance,
  FACE,
  farFromRiver,
  hollowOf,
  mapOf,
  nearest,
  onCurve,
  riverOf,
  smooth,
  type Point,
} from "../layout";
import { between, randomFrom, type Random } from "../random";

/** One plane of the forest: crowns in their own shade, body and light. */
export interface Plane {
  shade: string;
  body: string;
  light: string;
}

export interface Ground {
  /** The ragged edge of the paint on the paper. */
  painted: string;
  washes: { path: string; tone: "dark" | "light" }[];
  strokes: { dark: string; light: string };
  /** Low growth, canopy, the tallest trees. */
  planes: [Plane, Plane, Plane];
  palms: { shade: string; dark: string; light: string };
  ferns: string;
  flowers: Point[];
}

const grounds = new WeakMap<Board, Ground>();

export function groundOf(board: Board): Ground {
  const known = grounds.get(board);
  if (known !== undefined) return known;
  const made = paint(board);
  grounds.set(board, made);
  return made;
}

/** How far a point is from everything that must stay free: paths, clearings, water, cards, temple. */
function clearance(board: Board): (point: Point) => number {
  const river = riverOf(board);
  const hollow = hollowOf(board);
  const feet = board.file.edges.flatMap(([one, other]) => {
    const curve = curveBetween(board, one, other);
    return [0.12, 0.3, 0.5, 0.7, 0.88].map((part) => onCurve(curve, part));
  });
  const { circles, oracles } = board;
  return (point) =>
    Math.min(
      nearest(feet, point) - 11,
      nearest(circles, point) - (CLEARING + 3),
      nearest(oracles, point) - (FACE + 4),
      ...board.file.places.map((place) => Math.hypot((place.x - point.x) / 1.28, place.y - point.y) - 84),
      farFromRiver(river, point) - 6,
      distance(hollow, point) - hollow.r * 0.78,
    );
}

function paint(board: Board): Ground {
  const random = randomFrom(`${board.name} jungle`);
  const clear = clearance(board);
  const free = scattered(board, random, 28).map((point) => ({ ...point, room: clear(point) }));
  const low = free.filter(({ room }) => room > 4);
  const tall = thinned(
    free.filter(({ room }) => room > 30).sort((a, b) => b.room - a.room),
    62,
    random,
  );
  const canopy = thinned(
    free.filter((each) => each.room > 13 && apart(each, tall, 44)),
    33,
    random,
  );
  return {
    painted: ragged(board, random),
    washes: washes(board, random),
    strokes: strokes(board, random),
    planes: [
      plane(
        low.filter(() => random() < 0.62),
        random,
        7,
        13,
      ),
      plane(canopy, random, 15, 23),
      plane(
        tall.filter((_, index) => index % 3 !== 1),
        random,
        27,
        38,
      ),
    ],
    palms: palms(
      [...tall.filter((_, index) => index % 3 === 1), ...canopy.filter((_, index) => index % 9 === 4)],
      random,
    ),
    ferns: ferns(
      low.filter(() => random() < 0.3),
      random,
    ),
    flowers: low.filter(({ room }) => room < 16).filter(() => random() < 0.07),
  };
}

/** A grid of points, each a little off its place. */
function scattered(board: Board, random: Random, step: number): Point[] {
  const { x, y, width, height } = mapOf(board);
  const points: Point[] = [];
  for (let column = 0; column * step < width; column++) {
    for (let row = 0; row * step < height; row++) {
      points.push({
        x: x + (column + 0.5 + (random() - 0.5) * 0.9) * step,
        y: y + (row + 0.5 + (random() - 0.5) * 0.9) * step,
      });
    }
  }
  return points.filter(
    (point) => point.x > x + 26 && point.x < x + width - 26 && point.y > y + 22 && point.y < y + height - 26,
  );
}

function apart(point: Point, others: readonly Point[], far: number): boolean {
  return nearest(others, point) > far;
}

function thinned<Spot extends Point>(points: readonly Spot[], far: number, random: Random): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) if (apart(point, kept, far * between(random, 0.86, 1.2))) kept.push(point);
  return kept;
}

function ragged(board: Board, random: Random): string {
  const { x, y, width, height } = mapOf(board);
  const inset = () => between(random, 6, 20);
  const points: Point[] = [];
  const step = 42;
  for (let along = step; along < width - step / 2; along += step) points.push({ x: x + along, y: y + inset() });
  for (let along = step; along < height - step / 2; along += step)
    points.push({ x: x + width - inset(), y: y + along });
  for (let along = width - step; along > step / 2; along -= step)
    points.push({ x: x + along, y: y + height - inset() });
  for (let along = height - step; along > step / 2; along -= step) points.push({ x: x + inset(), y: y + along });
  return smooth(points, true);
}

function washes(board: Board, random: Random): Ground["washes"] {
  const { x, y, width, height } = mapOf(board);
  return Array.from({ length: 30 }, (_, index) => {
    const centre = { x: x + random() * width, y: y + random() * height };
    const path = blob(
      centre,
      between(random, 70, 190),
      0.5,
      `${board.name} wash ${index}`,
      11,
      between(random, 0.5, 0.9),
    );
    return { path, tone: index % 2 === 0 ? ("dark" as const) : ("light" as const) };
  });
}

/** Dry strokes of a broad brush, all leaning the way the ground falls. */
function strokes(board: Board, random: Random): Ground["strokes"] {
  const { x, y, width, height } = mapOf(board);
  const made = { dark: "", light: "" };
  for (let count = 0; count < 620; count++) {
    const centre = { x: x + 20 + random() * (width - 40), y: y + 20 + random() * (height - 40) };
    const angle = Math.sin(centre.x / 260) * 0.8 + Math.cos(centre.y / 210) * 0.7;
    const long = between(random, 12, 40);
    const thick = between(random, 1.2, 4.5);
    const [along, down] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [
      { x: centre.x - along * long, y: centre.y - down * long },
      { x: centre.x + along * long, y: centre.y + down * long },
    ];
    const side = (sign: number) => ({ x: centre.x - down * thick * sign, y: centre.y + along * thick * sign });
    made[count % 2 === 0 ? "dark" : "light"] += `M${at(from)}Q${at(side(1))} ${at(to)}Q${at(side(-1))} ${at(from)}`;
  }
  return made;
}

function plane(points: readonly Point[], random: Random, least: number, most: number): Plane {
  const made = { shade: "", body: "", light: "" };
  for (const point of points) {
    const r = between(random, least, most);
    made.shade += crown({ x: point.x + r * 0.24, y: point.y + r * 0.32 }, r * 1.04, random);
    made.body += crown(point, r, random);
    made.light += leaves({ x: point.x - r * 0.22, y: point.y - r * 0.26 }, r * 0.62, random);
  }
  return made;
}

/** A tree from above: a ring of leafy lobes. */
function crown(centre: Point, r: number, random: Random): string {
  const lobes = Math.max(6, Math.round(r / 2.6));
  const turn = random() * 6.3;
  const tip = (index: number, far: number) => {
    const angle = turn + (index / lobes) * 2 * Math.PI;
    return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
  };
  let path = `M${at(tip(0, r * 0.86))}`;
  for (let index = 0; index < lobes; index++) {
    path += `Q${at(tip(index + 0.5, r * between(random, 1.12, 1.32)))} ${at(tip(index + 1, r * between(random, 0.8, 0.9)))}`;
  }
  return `${path}Z`;
}

/** Light on single clumps of leaves. */
function leaves(centre: Point, r: number, random: Random): string {
  const clumps = Math.max(2, Math.round(r / 4));
  let path = "";
  for (let index = 0; index < clumps; index++) {
    const angle = random() * 6.3;
    const far = Math.sqrt(random()) * r * 0.8;
    const spot = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
    const small = r * between(random, 0.16, 0.3);
    path += `M${at({ x: spot.x - small, y: spot.y + small * 0.35 })}q${at({ x: small * 0.3, y: -small * 1.15 })} ${at({ x: small * 1.1, y: -small * 0.9 })}t${at({ x: small * 0.95, y: small * 0.75 })}q${at({ x: -small, y: -small * 0.35 })} ${at({ x: -small * 2.05, y: small * 0.15 })}Z`;
  }
  return path;
}

function palms(points: readonly Point[], random: Random): Ground["palms"] {
  const made = { shade: "", dark: "", light: "" };
  for (const point of points) {
    const fronds = 9;
    const turn = random() * 6.3;
    const r = between(random, 20, 33);
    for (let index = 0; index < fronds; index++) {
      const angle = turn + (index / fronds) * 2 * Math.PI + (random() - 0.5) * 0.3;
      const path = frond(point, r * between(random, 0.8, 1.1), angle);
      made.shade += frond({ x: point.x + 6, y: point.y + 8 }, r, angle);
      made[index % 2 === 0 ? "dark" : "light"] += path;
    }
  }
  return made;
}

function frond(from: Point, long: number, angle: number): string {
  const on = (far: number, aside: number) => ({
    x: from.x + Math.cos(angle) * far - Math.sin(angle) * aside,
    y: from.y + Math.sin(angle) * far + Math.cos(angle) * aside,
  });
  return `M${at(from)}Q${at(on(long * 0.5, long * 0.34))} ${at(on(long, long * 0.1))}Q${at(on(long * 0.55, -long * 0.08))} ${at(from)}Z`;
}

function ferns(points: readonly Point[], random: Random): string {
  return points
    .map((point) => {
      const [wide, high] = [between(random, 4, 8), between(random, 5, 10)];
      return [-1, -0.4, 0.3, 1]
        .map(
          (lean) => `M${at(point)}q${at({ x: lean * wide * 0.3, y: -high * 0.8 })} ${at({ x: lean * wide, y: -high })}`,
        )
        .join("");
    })
    .join("");
}
