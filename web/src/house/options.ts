/** A table's options, in words. */
import type { Dictionary } from "../table/words";
import type { GameInfo, OptionInfo, TableInfo } from "../wire/types";

/** What an option is set to. */
export type Setting = string | number;

/** Whether an option has an effect beside the others: `mode=expert` asks for that value of `mode`. */
export function applies(option: OptionInfo, chosen: Record<string, Setting>): boolean {
  if (option.applies === null) return true;
  return option.applies.split(",").every((condition) => {
    const [name, value] = condition.split("=", 2);
    return String(chosen[name!.trim()]) === value?.trim();
  });
}

/** The message that names an option's value, such as `option-miss-reveal-yes-no`. */
export function valueId(option: string, value: Setting): string {
  return `option-${option}-${value}`.replaceAll("_", "-");
}

export function optionId(option: string): string {
  return `option-${option}`.replaceAll("_", "-");
}

/** In a word what is played at a table: what the game says of it, or the value of its first option. */
export function variety(table: TableInfo, info: GameInfo, words: Dictionary): string {
  if (words.has("game-variety")) return words.say("game-variety", { seats: table.seats.length });
  const first = info.options[0];
  if (first === undefined || first.kind !== "choice") return "";
  const id = valueId(first.name, table.options[first.name] ?? first.default);
  return words.has(id) ? words.say(id) : "";
}

/** How many options but the first are not at their defaults: the house rules of a table. */
export function houseRules(table: TableInfo, info: GameInfo): number {
  return info.options.slice(1).filter(({ name, default: usual }) => (table.options[name] ?? usual) !== usual).length;
}
