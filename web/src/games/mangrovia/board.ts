/** A board edition as its file describes it (MG-14): everything that is drawn comes from here and from the view. */
import type { Point } from "../../table/zoom";
import type { Landscape } from "./view";

export interface Field extends Point {
  id: string;
  landscapes: Landscape[];
  cost: number;
  currency: "valuables" | "amulets";
  points: number;
  area: string;
  ring: boolean;
  paths: { path: string; order: number }[];
  double_allowed: boolean;
}

export interface Path {
  id: string;
  orientation: string;
  god: string;
  statue: Point;
  first: number;
  second: number;
  fields: string[];
}

export interface Place extends Point {
  id: number;
  stops: [number, number];
}

export interface Part {
  part: string;
  count?: number;
  huts?: number;
  double?: boolean;
}

export interface Stop extends Point {
  id: number;
  place: number;
  side: string;
  alternatives: Part[][];
}

export interface AmuletStep extends Point {
  huts: number;
  label: string;
  draw: number;
  keep: number;
}

export interface BoardFile {
  edition: string;
  canvas: { width: number; height: number };
  field_size: number;
  fields: Field[];
  paths: Path[];
  garden: { centre: Point; fields: string[] };
  totem: { centre: Point; tile_stack: Point; fields: string[]; first: number; second: number };
  oracle: { spaces: ({ landscape: Landscape } & Point)[] };
  archipelago: { boat_start: Point; places: Place[]; stops: Stop[] };
  tracks: { score: ({ value: number } & Point)[]; amulet: AmuletStep[]; amulet_ones: Point };
}

/** A board's name in views and options: `mangrovia-board-1` is `board-1`. */
export function nameOfEdition(edition: string): string {
  return edition.replace(/^mangrovia-/, "");
}

export class Board {
  readonly name: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly paths: ReadonlyMap<string, Path>;
  readonly stops: ReadonlyMap<number, Stop>;
  readonly places: ReadonlyMap<number, Place>;

  constructor(readonly file: BoardFile) {
    this.name = nameOfEdition(file.edition);
    this.fields = new Map(file.fields.map((field) => [field.id, field]));
    this.paths = new Map(file.paths.map((path) => [path.id, path]));
    this.stops = new Map(file.archipelago.stops.map((stop) => [stop.id, stop]));
    this.places = new Map(file.archipelago.places.map((place) => [place.id, place]));
  }

  field(id: string): Field {
    const found = this.fields.get(id);
    if (found === undefined) throw new Error(`expected a field of ${this.name}, got ${id}`);
    return found;
  }

  /** What majorities a field counts for: paths, and the totem area. */
  linesOf(id: string): string[] {
    const field = this.field(id);
    return [...field.paths.map(({ path }) => path), ...(this.inTotem(id) ? ["totem"] : [])];
  }

  inTotem(id: string): boolean {
    return this.file.totem.fields.includes(id);
  }

  inGarden(id: string): boolean {
    return this.file.garden.fields.includes(id);
  }

  /** The fields of a path or an area, a path's from its statue on. */
  fieldsOf(line: string): readonly string[] {
    if (line === "totem") return this.file.totem.fields;
    return line === "garden" ? this.file.garden.fields : (this.paths.get(line)?.fields ?? []);
  }

  /** The two numbers of a majority. */
  award(line: string): [number, number] {
    const { first, second } = line === "totem" ? this.file.totem : this.paths.get(line)!;
    return [first, second];
  }
}

const files = import.meta.glob<BoardFile>("$shared/mangrovia/board*.json", { eager: true, import: "default" });

/** The boards that come with the client. */
export const SUPPLIED: readonly Board[] = Object.values(files).map((file) => new Board(file));
