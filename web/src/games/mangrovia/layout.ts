/** Where things are on the map and how they are outlined: all of it from the board's data. */
import type { Shape } from "../../table/game";
import type { Box, Point } from "../../table/zoom";
import type { Board, Part } from "./board";

/** Something that can be touched: `field m16`, `line A`, `line garden`, `stop 9`, `place 3`, `bird water`, `amulets`. */
export interface Spot extends Point {
  key: string;
  width: number;
  height: number;
}

export const STATUE = { width: 84, height: 86 };
export const STOP = { width: 118, height: 106 };
export const PLACE = 36;
export const BIRD_SPACE = 80;
/** How far between a stop and its place the boat halts. */
const LANE = 0.575;

export function pictureOf(board: Board): Box {
  const { width, height } = board.file.canvas;
  return { x: 0, y: 0, width, height };
}

/** What can be touched and what lies beside it, without the score track: all of it that a phone has room for. */
export function coreOf(board: Board): Box {
  const { totem, tracks, archipelago } = board.file;
  const around = (at: Point, reach: number) => ({ ...at, width: 2 * reach, height: 2 * reach });
  const things = [
    ...spotsOf(board),
    around(totem.tile_stack, 46),
    around(tracks.amulet_ones, 44),
    around(archipelago.boat_start, 50),
  ];
  const margin = 14;
  const left = Math.min(...things.map(({ x, width }) => x - width / 2)) - margin;
  const right = Math.max(...things.map(({ x, width }) => x + width / 2)) + margin;
  const top = Math.min(...things.map(({ y, height }) => y - height / 2)) - margin;
  const bottom = Math.max(...things.map(({ y, height }) => y + height / 2)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function spotsOf(board: Board): Spot[] {
  const { fields, paths, garden, totem, oracle, archipelago, tracks, field_size: size } = board.file;
  const square = (key: string, at: Point, width: number, height = width) => ({ key, x: at.x, y: at.y, width, height });
  const steps = tracks.amulet;
  const middle = { x: (steps[0]!.x + steps.at(-1)!.x) / 2, y: steps[0]!.y };
  return [
    ...fields.map((field) => square(`field ${field.id}`, field, size)),
    ...paths.map((path) => square(`line ${path.id}`, path.statue, STATUE.width, STATUE.height)),
    square("line garden", garden.centre, size - 6),
    square("line totem", totem.centre, size - 6),
    ...oracle.spaces.map((space) => square(`bird ${space.landscape}`, space, BIRD_SPACE)),
    ...archipelago.stops.map((stop) => square(`stop ${stop.id}`, stop, STOP.width, STOP.height)),
    ...archipelago.places.map((place) => square(`place ${place.id}`, place, 2 * PLACE)),
    square("amulets", middle, steps.at(-1)!.x - steps[0]!.x + 70, 84),
  ];
}

/** The thing under a point, or near it: what can be chosen is preferred. */
export function spotUnder(
  spots: readonly Spot[],
  point: Point,
  slack: number,
  able: (spot: Spot) => boolean,
): Spot | null {
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of spots) {
    const beyond = Math.max(
      Math.abs(point.x - spot.x) - spot.width / 2,
      Math.abs(point.y - spot.y) - spot.height / 2,
      0,
    );
    if (beyond > slack) continue;
    const cost = beyond + (able(spot) ? 0 : slack * 0.6);
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}

// Keys ----------------------------------------------------------------------------------------------------------------

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The nearest thing that way: straight ahead counts more than close by. */
export function walkTo(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 4 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 2.2;
    if (cost < least) [found, least] = [spot, cost];
  }
  return found;
}

// The boat ------------------------------------------------------------------------------------------------------------

export function mix(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Where the boat lies at a stop (0: before it sails), and where its bow points; 0 is up. */
export function berthOf(board: Board, stop: number): Point & { turn: number } {
  const at = board.stops.get(stop);
  if (at === undefined) return { ...board.file.archipelago.boat_start, turn: 270 };
  const place = board.places.get(at.place)!;
  return { ...mix(at, place, LANE), turn: at.side === "west" ? 180 : 360 };
}

/** The way of the boat round the places, as a line. */
export function courseOf(board: Board): string {
  const stops = board.file.archipelago.stops;
  const berths = [0, ...stops.map(({ id }) => id)].map((id) => berthOf(board, id));
  return smooth([...berths, berths[0]!]);
}

/** A line through points without corners. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let line = `M${round(first)}`;
  rest.forEach((to, index) => {
    const [from, before, after] = [points[index]!, points[index - 1] ?? points[index]!, points[index + 2] ?? to];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    line += `C${round(one)} ${round(other)} ${round(to)}`;
  });
  return line;
}

function round({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A ribbon from the statue along the fields of its path. */
export function ribbonOf(board: Board, line: string): string {
  const path = board.paths.get(line);
  const first = path?.fields[0];
  if (path === undefined || first === undefined) return "";
  return smooth([mix(path.statue, board.field(first), 0.5), ...path.fields.map((id) => board.field(id))]);
}

// Stops in pictures ---------------------------------------------------------------------------------------------------

export type Glyph = "open" | "draw" | "amulet" | "hut" | "double" | "bird" | "talisman";

export interface Picture {
  glyph: Glyph;
  count: number;
}

function picturesOf(part: Part): Picture[] {
  switch (part.part) {
    case "take":
      return [{ glyph: "open", count: part.count ?? 1 }];
    case "draw":
      return [{ glyph: "draw", count: part.count ?? 1 }];
    case "collect":
      return [{ glyph: "amulet", count: 1 }];
    case "birds":
      return [
        { glyph: "bird", count: 1 },
        { glyph: "talisman", count: 1 },
      ];
    default:
      return [{ glyph: "hut", count: part.huts ?? 1 }];
  }
}

/** Rows of pictures: one row for each alternative; a hut or a double hut are alternatives as well. */
export function rowsOf(alternatives: readonly (readonly Part[])[]): Picture[][] {
  const rows = alternatives.map((parts) => parts.flatMap(picturesOf));
  const doubles = alternatives.some((parts) => parts.some(({ double }) => double));
  return doubles ? [...rows, [{ glyph: "double", count: 1 }]] : rows;
}

// Outlines ------------------------------------------------------------------------------------------------------------

/** Numbers that look random and are the same every time. */
export function chance(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A closed line through points without corners. */
export function closed(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  let line = `M${round(at(0))}`;
  points.forEach((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    line += `C${round(one)} ${round(other)} ${round(to)}`;
  });
  return `${line}Z`;
}

/** A rounded square with a shore that wavers; `reach` is half its width. */
export function shore(centre: Point, reach: number, seed: string, waver = 0.05): string {
  const next = chance(seed);
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(x) ** 5 + Math.abs(y) ** 5) ** (-1 / 5);
    const far = reach * square * 0.98 * (1 + (next() - 0.5) * 2 * waver);
    return { x: centre.x + x * far, y: centre.y + y * far };
  });
  return closed(points);
}

/** Light on the sea floor: a net around rounded cells, on a tile that repeats. */
export function caustics(size: number, across: number, seed: string): string {
  const next = chance(seed);
  const jitter = Array.from({ length: across * across }, () => ({ x: next() - 0.5, y: next() - 0.5 }));
  const step = size / across;
  const corner = (column: number, row: number): Point => {
    const wrap = (number: number) => (number + across) % across;
    const by = jitter[wrap(row) * across + wrap(column)]!;
    const shift = row % 2 === 0 ? 0.25 : -0.25;
    return { x: (column + shift + by.x * 0.75) * step, y: (row + by.y * 0.75) * step };
  };
  let cells = "";
  for (let row = -1; row <= across; row += 1) {
    for (let column = -1; column <= across; column += 1) {
      const corners = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
      const edges = corners.map((each, index) => mix(mix(each, corners[(index + 1) % 4]!, 0.5), middle, 0.07));
      cells += `M${round(edges[3]!)}`;
      corners.forEach((each, index) => (cells += `Q${round(mix(each, middle, 0.1))} ${round(edges[index]!)}`));
      cells += "Z";
    }
  }
  return cells;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Places on the land between fields where palms can stand. */
export function groves(board: Board): Point[] {
  const size = board.file.field_size * 1.1;
  const taken = [...spotsOf(board)];
  const found: Point[] = [];
  for (const field of board.file.fields) {
    for (const [x, y] of [
      [size, 0],
      [0, size],
      [-size, 0],
      [0, -size],
    ] as const) {
      const at = { x: field.x + x, y: field.y + y };
      const near = board.file.fields.filter((other) => distance(other, at) < size * 1.05).length;
      const free = taken.every((spot) => distance(spot, at) > size * 0.82);
      if (near >= 2 && free && found.every((other) => distance(other, at) > size * 0.8)) found.push(at);
    }
  }
  return found;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The widest stretches of open water, for what swims there: each farther from the others than both reach. */
export function openWater(board: Board, most: number): { x: number; y: number; reach: number }[] {
  const { width, height } = board.file.canvas;
  const margin = 78;
  const things: { x: number; y: number; reach: number }[] = [
    ...spotsOf(board).map((spot) => ({ ...spot, reach: Math.max(spot.width, spot.height) * 0.62 })),
    { ...board.file.totem.tile_stack, reach: 50 },
    { ...board.file.tracks.amulet_ones, reach: 70 },
    ...board.file.tracks.amulet.map(({ x, y }) => ({ x, y, reach: 60 })),
    { ...board.file.archipelago.boat_start, reach: 80 },
    ...board.file.archipelago.places.map(({ x, y }) => ({ x, y, reach: 110 })),
  ];
  const found: { x: number; y: number; reach: number }[] = [];
  for (let count = 0; count < most; count += 1) {
    let best = { x: 0, y: 0, reach: 0 };
    for (let x = margin; x <= width - margin; x += 16) {
      for (let y = margin; y <= height - margin; y += 16) {
        const edge = Math.min(x - margin, y - margin, width - margin - x, height - margin - y) + 24;
        const reach = Math.min(edge, ...[...things, ...found].map((thing) => distance(thing, { x, y }) - thing.reach));
        if (reach > best.reach) best = { x, y, reach };
      }
    }
    if (best.reach < 44) break;
    found.push(best);
  }
  return found;
}

/** Roofs seen from above, in the shape of their seat, on a grid from -50 to 50. */
export const ROOFS: Record<Shape, Point[]> = {
  disc: ring(14, 44, 0),
  diamond: [
    { x: 0, y: -50 },
    { x: 48, y: 0 },
    { x: 0, y: 50 },
    { x: -48, y: 0 },
  ],
  triangle: [
    { x: 0, y: -50 },
    { x: 50, y: 36 },
    { x: -50, y: 36 },
  ],
  square: [
    { x: -40, y: -40 },
    { x: 40, y: -40 },
    { x: 40, y: 40 },
    { x: -40, y: 40 },
  ],
  pentagon: ring(5, 49, -Math.PI / 2),
  star: ring(10, 50, -Math.PI / 2).map((point, index) => (index % 2 ? mix({ x: 0, y: 0 }, point, 0.5) : point)),
};

function ring(corners: number, reach: number, start: number): Point[] {
  return Array.from({ length: corners }, (_, index) => ({
    x: Math.cos(start + (index / corners) * 2 * Math.PI) * reach,
    y: Math.sin(start + (index / corners) * 2 * Math.PI) * reach,
  }));
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(round).join("L")}Z`;
}

/** Straw from the ridge to the eaves of a roof. */
export function straw(points: readonly Point[], each: number): string {
  let lines = "";
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length]!;
    for (let part = 1; part < each; part += 1) {
      const eave = mix(from, to, part / each);
      lines += `M${round(mix({ x: 0, y: 0 }, eave, 0.22 + (part % 2) * 0.2))}L${round(mix({ x: 0, y: 0 }, eave, 0.97))}`;
    }
  });
  return lines;
}

// The end -------------------------------------------------------------------------------------------------------------

/** Points of every seat after each round, from the events of a game: `built.scored` between beginnings of rounds. */
export function pointsOverRounds(
  events: readonly { kind: string; round?: number; stop?: number; seat?: number | null; scored?: number }[],
  seats: number,
): number[][] {
  const rows: number[][] = [];
  let now: number[] = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.kind === "turn" && event.stop === 0) rows.push([...now]);
    if (event.kind === "built" && typeof event.seat === "number")
      now = now.map((points, seat) => (seat === event.seat ? points + (event.scored ?? 0) : points));
  }
  return rows.length === 0 ? [] : [...rows, now];
}
