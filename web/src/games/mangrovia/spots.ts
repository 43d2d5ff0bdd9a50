/** What a thing on the map is called for those who cannot see it. */
import type { Player, Words } from "../../table/game";
import type { Board } from "./board";
import type { Choosing } from "./choosing.svelte";
import { lineName, nameOf } from "./names";
import { standingOn } from "./standing";
import { hutOn, type View } from "./view";

export interface Reading {
  board: Board;
  view: View;
  players: readonly Player[];
  words: Words;
  choosing: Choosing;
}

export function nameOfSpot(key: string, reading: Reading): string {
  const { words, choosing } = reading;
  const [kind, name = ""] = key.split(" ");
  const said = [told(kind!, name, reading)];
  if (choosing.touched === key) said.push(words.say("mg-spot-touched"));
  else if (choosing.targets.has(key)) said.push(words.say("mg-spot-target"));
  return said.join(" · ");
}

function told(kind: string, name: string, reading: Reading): string {
  const { board, view, words, players } = reading;
  switch (kind) {
    case "field":
      return fieldInWords(name, reading);
    case "line":
      return lineInWords(name, reading);
    case "place": {
      const bowl = view.places.find(({ place }) => place === Number(name));
      const owner = bowl?.closed ? words.say("mg-closed") : bowl?.seat == null ? "" : nameOf(bowl.seat, players, words);
      return [words.say("mg-place", { place: name }), owner].filter(Boolean).join(": ");
    }
    case "stop": {
      const said = words.say("mg-stop-does", { stop: name, does: words.say(`stop-${name}`) });
      return view.boat === Number(name) ? `${said} · ${words.say("boat")}` : said;
    }
    case "bird":
      return words.say("mg-quarter", { landscape: words.say(name), bird: view.birds.includes(name) ? "yes" : "no" });
    default:
      return `${words.say("amulet-track")}: ${board.file.tracks.amulet.length}`;
  }
}

function fieldInWords(id: string, { board, view, words, players }: Reading): string {
  const field = board.field(id);
  const hut = hutOn(view, id);
  const landscape = field.landscapes.map((name) => words.say(name)).join(" / ");
  const said = [words.say("mg-field", { field: id, landscape, cost: field.cost, currency: field.currency })];
  if (field.points > 0) said.push(words.say("mg-points", { points: field.points }));
  if (field.ring) said.push(words.say("amulet-field"));
  if (hut) said.push(`${nameOf(hut.seat, players, words)}: ${words.say(hut.huts === 2 ? "double-hut" : "hut")}`);
  return said.join(", ");
}

function lineInWords(line: string, { board, view, words, players }: Reading): string {
  if (line === "garden") return `${words.say("garden")}: ${words.say("mg-huts", { huts: view.garden_standing.huts })}`;
  const god = board.paths.get(line)?.god ?? null;
  const ranks = standingOn(board, view, line).map(
    ({ seat, huts }) => `${nameOf(seat, players, words)} ${words.say("mg-huts", { huts })}`,
  );
  return `${lineName(line, god, words)}, ${board.award(line).join(" / ")}: ${ranks.join(", ") || "–"}`;
}
