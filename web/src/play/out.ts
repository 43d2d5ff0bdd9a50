/** Who is out has nothing left to give up, and does not come back to a seat that a bot plays. */
import type { AnyGame } from "../table/game";

interface Seen {
  view: unknown;
  commands: readonly string[];
}

/** Where a game does not say who is out, it lets everybody else resign at any time. */
export function isOut(game: Pick<AnyGame, "isOut">, sight: Seen | null, seat: number | null): boolean {
  if (sight === null || seat === null) return false;
  return game.isOut === undefined ? !sight.commands.includes("resign") : game.isOut(sight.view, seat);
}
