/** What a screen reader says of each cell: its name, what is on it, what can be done with it. */
import type { Words } from "../../table/game";
import type { Cell } from "./cells";
import type { Choosing } from "./choosing.svelte";
import type { Contents } from "./parts/contents";
import type { View } from "./view";

export function nameOfCell(cell: Cell, contents: Contents, view: View, choosing: Choosing, words: Words): string {
  return [cell, ...holds(contents, view, words), ...notes(contents, words), ...deeds(cell, view, choosing, words)].join(
    ", ",
  );
}

/** Who stands before the screen, as the reader sees it. */
function holds({ figures, mirror }: Contents, view: View, words: Words): string[] {
  if (figures.length === 0) return [words.say("pj-cell-screen")];
  const named = figures.map(({ figure, seat }) =>
    words.say(seat === view.seat ? "pj-cell-own" : "pj-cell-of", { figure, side: seat === 0 ? "red" : "green" }),
  );
  return mirror === null ? named : [...named, words.say("pj-mirror-shows", { shows: mirror.shows })];
}

function notes({ ghost, tags, free }: Contents, words: Words): string[] {
  if (ghost !== null) return [words.say("pj-cell-known", { figure: ghost.figure })];
  if (tags.length > 0) {
    return [
      words.say("pj-cell-may-hide", { figures: tags.map((figure) => words.say("pj-kind", { figure })).join(", ") }),
    ];
  }
  return free ? [words.say("pj-cell-free")] : [];
}

function deeds(cell: Cell, view: View, choosing: Choosing, words: Words): string[] {
  const said: string[] = [];
  if (view.paralysed?.cell === cell) said.push(words.say("pj-cell-paralysed"));
  if (choosing.cell === cell) said.push(words.say("pj-cell-touched"));
  else if (choosing.targets.has(cell)) said.push(words.say("pj-cell-target", { question: aim(choosing) }));
  else if (choosing.moonlit.has(cell)) said.push(words.say("pj-cell-target", { question: "withdraw" }));
  else if (choosing.starts.has(cell)) said.push(start(cell, choosing, words));
  return said;
}

function aim(choosing: Choosing): string {
  return choosing.question === "move" ? choosing.verb : (choosing.question ?? "none");
}

function start(cell: Cell, choosing: Choosing, words: Words): string {
  if (choosing.question !== "move") return words.say("pj-cell-start", { question: choosing.question ?? "none" });
  const neighbours = [...(choosing.choices.swaps.get(cell)?.keys() ?? [])].sort();
  return words.say("pj-cell-neighbours", { cells: neighbours.join(", ") });
}
