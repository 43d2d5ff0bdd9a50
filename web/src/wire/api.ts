/** The server's HTTP side, one function a request. */
import type {
  Hint,
  LookBack,
  GameInfo,
  Lobby,
  Me,
  NewTable,
  Problem as ProblemBody,
  PuzzleChecked,
  PuzzleGiven,
  Replay,
  Sitter,
  TableInfo,
} from "./types";

/** What went wrong, in a form that can be said to a person. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly clause: string | null = null,
  ) {
    super(message);
    this.name = "Problem";
  }
}

/** A new table, its sitters as a plain list. */
export type TableWish = Omit<NewTable, "sit" | "salt"> & { sit: Sitter[] };

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Problem("no-line", "", 0);
  }
  if (!answer.ok) throw await problemOf(answer);
  if (answer.status === 204) return undefined as Answer;
  return (await answer.json()) as Answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  return new Problem(body.code ?? "server", body.message ?? "", answer.status, body.clause ?? null);
}

/** A player's share in the shuffle: chance that the server cannot choose. */
function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  changeMe: (change: Partial<Pick<Me, "name" | "language">>) => ask<Me>("PUT", "/me", change),
  games: () => ask<GameInfo[]>("GET", "/games"),
  lobby: () => ask<Lobby>("GET", "/tables"),
  create: (wish: TableWish) => ask<TableInfo>("POST", "/tables", { ...wish, salt: salt() }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number) => ask<unknown>("POST", `${table(id)}/seats`, { seat, salt: salt() }),
  stand: (id: string, seat: number) => ask<unknown>("DELETE", `${table(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: string) => ask<unknown>("POST", `${table(id)}/bots`, { seat, level }),
  claimAbsent: (id: string) => ask<TableInfo>("POST", `${table(id)}/absent`),
  letBotPlay: (id: string, seat: number, level: string) =>
    ask<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { level }),
  takeBack: (id: string, seat: number) => ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}/bot`),
  hint: (id: string, seat: number) => ask<Hint>("POST", `${table(id)}/seats/${seat}/hint`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  seatLink: (id: string, seat: number) => ask<{ url: string }>("POST", `${table(id)}/seats/${seat}/link`),
  replay: (id: string, seat: number | "all" | null) =>
    ask<Replay>("GET", `${table(id)}/replay?seat=${seat === null ? "none" : seat}`),
  lookBack: (id: string, seat: number) => ask<LookBack>("GET", `${table(id)}/analysis?seat=${seat}`),
  /** `asked`: level and number as in an address, `?level=easy&seed=5`; what is left out is chosen by the server. */
  puzzle: (game: string, asked: string) => ask<PuzzleGiven>("GET", `/puzzles/${encodeURIComponent(game)}${asked}`),
  checkPuzzle: ({ game, level, seed }: PuzzleGiven, answer: unknown) =>
    ask<PuzzleChecked>("POST", `/puzzles/${encodeURIComponent(game)}`, { level, seed, answer }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
