/** A board edition as its file describes it (section 13), and how its spaces hang together. */
import type { Language } from "../../table/game";

export interface Node {
  id: string;
  x: number;
  y: number;
  kind: "circle" | "oracle";
  letter?: string;
  place?: string;
}

export interface Place {
  id: string;
  names: Record<Language, string>;
  x: number;
  y: number;
  oracle: string;
}

export interface BoardFile {
  edition: string;
  version: number;
  canvas: { width: number; height: number };
  card_slot: { width: number; height: number };
  nodes: Node[];
  edges: [string, string][];
  places: Place[];
}

/** A board's name in views and options: `jade-koenig/ring-101` is `ring-101`. */
export function nameOfEdition(edition: string): string {
  return edition.split("/").at(-1)!;
}

export class Board {
  readonly name: string;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  readonly places: ReadonlyMap<string, Place>;
  readonly circles: readonly Node[];
  readonly oracles: readonly Node[];

  constructor(readonly file: BoardFile) {
    this.name = nameOfEdition(file.edition);
    this.nodes = new Map(file.nodes.map((node) => [node.id, node]));
    this.places = new Map(file.places.map((place) => [place.id, place]));
    this.circles = file.nodes.filter((node) => node.kind === "circle");
    this.oracles = file.nodes.filter((node) => node.kind === "oracle");
    const near = new Map<string, string[]>(file.nodes.map((node) => [node.id, []]));
    for (const [one, other] of file.edges) {
      near.get(one)?.push(other);
      near.get(other)?.push(one);
    }
    this.neighbours = near;
  }

  node(id: string): Node {
    const found = this.nodes.get(id);
    if (found === undefined) throw new Error(`expected a space of ${this.name}, got ${id}`);
    return found;
  }

  near(id: string): readonly string[] {
    return this.neighbours.get(id) ?? [];
  }

  oracle(letter: string): Node | undefined {
    return this.oracles.find((node) => node.letter === letter);
  }

  /** How many steps along the lines lead from a space to each other. */
  steps(from: string): Map<string, number> {
    const reached = new Map([[from, 0]]);
    for (const id of reached.keys()) {
      for (const next of this.near(id)) if (!reached.has(next)) reached.set(next, reached.get(id)! + 1);
    }
    return reached;
  }
}

const files = import.meta.glob<BoardFile>("$shared/jade_koenig/board*.json", { eager: true, import: "default" });

/** The boards that come with the client. */
export const SUPPLIED: readonly Board[] = Object.values(files).map((file) => new Board(file));
