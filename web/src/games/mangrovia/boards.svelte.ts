/** The board of a table by its name: one that is supplied, or one of the server's own, fetched once. */
import { SvelteMap } from "svelte/reactivity";
import { Board, SUPPLIED, type BoardFile } from "./board";

const known = new SvelteMap<string, Board | null>(SUPPLIED.map((board) => [board.name, board]));

/** Null while it is on its way, and where it is nowhere. */
export function boardOf(name: string): Board | null {
  return known.get(name) ?? null;
}

/** Fetches a board that the client does not bring along. */
export async function fetchBoard(name: string): Promise<void> {
  if (known.has(name)) return;
  known.set(name, null);
  try {
    const answer = await fetch(`/api/games/mangrovia/boards/${encodeURIComponent(name)}`);
    if (answer.ok) known.set(name, new Board((await answer.json()) as BoardFile));
  } catch {
    known.delete(name);
  }
}
