/** The games of this house with their sentences, each fetched once. */
import type { AnyGame, Language } from "../table/game";
import { loadGame } from "../table/registry";
import { type Dictionary, gameDictionary } from "../table/words";

export interface Shelved {
  game: AnyGame;
  words: Dictionary;
}

const shelf = new Map<string, Promise<Shelved>>();

export function shelved(key: string, language: Language): Promise<Shelved> {
  const place = `${key} ${language}`;
  let found = shelf.get(place);
  if (found === undefined) {
    found = fetched(key, language);
    shelf.set(place, found);
    found.catch(() => shelf.delete(place));
  }
  return found;
}

async function fetched(key: string, language: Language): Promise<Shelved> {
  const game = await loadGame(key);
  return { game, words: await gameDictionary(game, language) };
}
