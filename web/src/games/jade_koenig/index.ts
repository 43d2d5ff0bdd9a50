/** Jade König for the table. */
import type { GameModule, Language } from "../../table/game";
import { thingsOfMove } from "./advice";
import Actions from "./Actions.svelte";
import { lookOf } from "./art/shapes";
import Board from "./Board.svelte";
import { Choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import End from "./End.svelte";
import Facts from "./Facts.svelte";
import { logLine, thingsOf } from "./log";
import Told from "./parts/Told.svelte";
import Puzzle from "./Puzzle.svelte";
import type { Riddle, Verdict } from "./puzzle";
import { isClearing, nodeName } from "./names";
import type { Happening, View } from "./view";
import Yours from "./Yours.svelte";

type Sources = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>("$shared/jade_koenig/words/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

function sources(language: Language): (() => Promise<string>)[] {
  const ending = `/${language}.ftl`;
  return [shared as Sources, own as Sources].flatMap((files) =>
    Object.entries(files).flatMap(([path, load]) => (path.endsWith(ending) ? [load] : [])),
  );
}

const words = { en: sources("en"), de: sources("de"), hu: sources("hu"), fr: sources("fr") };

const game: GameModule<View, Happening, Choosing, Riddle, Verdict> = {
  key: "jade-koenig",
  choosing: () => new Choosing(),
  Board,
  Actions,
  Yours,
  Facts,
  End,
  Insight: Told,
  Puzzle,
  Emblem,
  seatLook: lookOf,
  words,
  logLine,
  things: thingsOf,
  moveThings: thingsOfMove,
  thingName: (thing, words) => (isClearing(thing) ? nodeName(thing, words) : null),
  onTurn: (view) => view.on_turn,
  wide: true,
  isOut: (view, seat) => view.players.some((player) => player.seat === seat && !player.playing),
  notes: (options) => (options["deduction_help"] === "on" ? ["off", "own", "rules"] : ["off", "own"]),
};

export default game;
