/** Which page a path names. */

export type Route =
  | { page: "lobby" }
  | { page: "create"; game: string }
  | { page: "table"; id: string }
  | { page: "puzzle"; game: string }
  | { page: "missing" };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if (second === undefined || rest.length > 0) return { page: "missing" };
  if (first === "new") return { page: "create", game: decoded(second) };
  if (first === "t") return { page: "table", id: decoded(second) };
  if (first === "puzzle") return { page: "puzzle", game: decoded(second) };
  return { page: "missing" };
}

export const pathTo = {
  lobby: () => "/",
  create: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  moment: (id: string, moment: Moment) => `/t/${encodeURIComponent(id)}${momentQuery(moment)}`,
  puzzle: (game: string, wish: PuzzleWish = NO_WISH) => `/puzzle/${encodeURIComponent(game)}${query(wish)}`,
};

/** Which puzzle an address asks for, as it stands there; null: any. */
export interface PuzzleWish {
  level: string | null;
  seed: string | null;
}

const NO_WISH: PuzzleWish = { level: null, seed: null };

export function wishOf(search: string): PuzzleWish {
  const given = new URLSearchParams(search);
  return { level: given.get("level"), seed: given.get("seed") };
}

export function query({ level, seed }: PuzzleWish): string {
  const asked = new URLSearchParams();
  if (level !== null) asked.set("level", level);
  if (seed !== null) asked.set("seed", seed);
  return asked.size > 0 ? `?${asked}` : "";
}

/** A moment of a finished game: the step, and with whose knowledge it is looked at; null: a spectator's. */
export interface Moment {
  step: number;
  viewer: number | "all" | null;
}

export function momentOf(search: string): Moment | null {
  const given = new URLSearchParams(search);
  const [step, seen] = [given.get("step"), given.get("seen")];
  if (step === null || !/^\d{1,6}$/.test(step)) return null;
  const viewer = seen === "all" ? "all" : seen !== null && /^\d$/.test(seen) ? Number(seen) : null;
  return { step: Number(step), viewer };
}

function momentQuery({ step, viewer }: Moment): string {
  return `?step=${step}&seen=${viewer ?? "none"}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
