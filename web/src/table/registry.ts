/** Finds the games by their folders; the only place that names them, and it does so by a glob. */
import type { AnyGame } from "./game";

interface GameFolder {
  default: AnyGame;
}

const folders = import.meta.glob<GameFolder>("../games/*/index.ts");

/** The key is the folder's name with hyphens, as on the server. */
function keyOf(path: string): string {
  return path.split("/").at(-2)!.replaceAll("_", "-");
}

const loaders = new Map(Object.entries(folders).map(([path, load]) => [keyOf(path), load]));

export const gameKeys: readonly string[] = [...loaders.keys()].sort();

export function hasGame(key: string): boolean {
  return loaders.has(key);
}

/** The module of a game, loaded when a page first needs it. */
export async function loadGame(key: string): Promise<AnyGame> {
  const load = loaders.get(key);
  if (load === undefined) throw new Error(`expected one of ${gameKeys.join(", ")}, got ${key}`);
  return (await load()).default;
}
