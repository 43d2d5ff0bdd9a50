/** "What happens now" in one sentence, addressed to the reader. */
import type { Player, Words } from "../../table/game";
import { boardOf } from "./boards.svelte";
import type { Choosing } from "./choosing.svelte";
import { fieldName, isYou, nameOf } from "./names";
import type { MangroviaSight } from "./view";

export interface Now {
  sentence: string;
  /** What else is worth knowing, in a smaller voice. */
  more: string[];
}

export interface Telling {
  sight: MangroviaSight;
  players: readonly Player[];
  words: Words;
  choosing: Choosing;
}

export function now({ sight, players, words, choosing }: Telling): Now {
  const { view } = sight;
  if (view.phase === "over") return { sentence: words.say(`reason-${view.result?.reason ?? "huts"}`), more: [] };
  const more = [where(sight, words)];
  if (view.last_round) more.push(words.say("mg-last-round"));
  if (choosing.question === null) {
    const name = nameOf(view.actor, players, words);
    const gone = isYou(view.actor, players) ? "yes" : "no";
    return { sentence: words.say(`mg-wait-${view.phase}`, { name, you: gone }), more };
  }
  if (view.building !== null) {
    const built = boardOf(view.board)?.fields.get(view.building.field);
    const field = built === undefined ? view.building.field : fieldName(built, words);
    return { sentence: words.say("mg-now-pay", { field, sending: choosing.sending ? "yes" : "no" }), more };
  }
  if (choosing.question === "build" || choosing.question === "choice") {
    const may = choosing.choices.single.size + choosing.choices.double.size;
    if (choosing.question === "build" && may === 0) return { sentence: words.say("mg-now-build-none"), more };
  }
  const double = choosing.choices.double.size > 0 ? "yes" : "no";
  return { sentence: words.say(`mg-now-${choosing.question}`, { due: view.due, double, stop: view.boat }), more };
}

/** Where the boat is, and what it brings there. */
function where({ view }: MangroviaSight, words: Words): string {
  if (view.boat === 0) return words.say("mg-round", { round: view.round });
  return words.say("mg-round-stop", { round: view.round, stop: view.boat, does: words.say(`stop-${view.boat}`) });
}
