/** The puzzle of a game that was looked at last and not solved: an address without a number leads back to it. */

const PREFIX = "paravent.puzzle.";

/** Its level and number as in an address, `?level=easy&seed=5`; empty where there is none. */
export function begun(game: string): string {
  try {
    return localStorage.getItem(PREFIX + game) ?? "";
  } catch {
    return "";
  }
}

export function begin(game: string, puzzle: string): void {
  try {
    localStorage.setItem(PREFIX + game, puzzle);
  } catch {
    // A browser that stores nothing begins a new one.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(PREFIX + game);
  } catch {
    // Nothing was stored.
  }
}
