/** How a game ended, in words for the reader. */
import type { Player } from "../table/game";
import type { Dictionary } from "../table/words";
import type { TableInfo } from "../wire/types";

export interface Outcome {
  headline: string;
  reason: string;
}

const NONE: Outcome = { headline: "", reason: "" };

export function outcomeOf(
  { result }: Pick<TableInfo, "result">,
  players: readonly Player[],
  own: number | null,
  words: Dictionary,
  rules: Dictionary,
): Outcome {
  if (result === null) return NONE;
  const { winners } = result;
  const won = own !== null && winners.includes(own);
  const winner = players.find(({ seat }) => seat === winners[0])?.name ?? "";
  const id = `reason-${result.reason}`.replaceAll("_", "-");
  return {
    headline: words.say(winners.length === 0 ? "end-draw" : won ? "end-won" : "end-other", { name: winner }),
    reason: rules.has(id) ? rules.say(id, { winner, you: won ? "yes" : "no" }) : "",
  };
}
