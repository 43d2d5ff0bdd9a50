/** What is shown and said of a move that is advised, or looked back at. */
import type { Words } from "../../table/game";
import { boardOf } from "./boards.svelte";
import { fieldName } from "./names";
import type { View } from "./view";

/** The things of the map and the cards that a move is about. */
export function thingsOfMove(notation: string): readonly string[] {
  const [kind = "", ...rest] = notation.split(" ");
  switch (kind) {
    case "place":
      return [`place ${rest[0]}`];
    case "build":
    case "build2":
      return [`field ${rest[0]}`];
    case "birds":
      return rest.map((landscape) => `bird ${landscape}`);
    case "collect":
      return ["amulets"];
    case "take-v":
    case "take-l":
    case "draw-v":
    case "draw-l":
      return [notation];
    default:
      return [];
  }
}

/** The moment knows what lies in a slot, what field is meant, and what is declined. */
export function moveLine(notation: string, view: View, words: Words): string | null {
  const [kind = "", name = ""] = notation.split(" ");
  switch (kind) {
    case "take-v": {
      const value = view.open_valuables[Number(name)] ?? null;
      return value === null ? null : words.say("mg-take", { card: words.say("mg-card-value", { value }) });
    }
    case "take-l": {
      const face = view.open_landscapes[Number(name)] ?? null;
      if (face === null) return null;
      return words.say("mg-take", { card: words.say("mg-card-land", { landscape: words.say(face) }) });
    }
    case "build":
    case "build2": {
      const field = boardOf(view.board)?.fields.get(name);
      if (field === undefined) return null;
      return words.say("mg-hint-build", { huts: kind === "build2" ? 2 : 1, field: fieldName(field, words) });
    }
    case "skip":
      return ["take", "draw", "collect", "build", "choice"].includes(view.phase)
        ? words.say(`mg-skip-${view.phase}`)
        : null;
    default:
      return null;
  }
}
