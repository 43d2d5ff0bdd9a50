/** Princess Jing for the table. */
import type { GameModule, Language } from "../../table/game";
import { cellsOfMove, moveLine } from "./advice";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { Choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import { cellsOf, logLine } from "./log";
import Insight from "./parts/PrincessMap.svelte";
import type { Happening, View } from "./view";
import Yours from "./Yours.svelte";

type Sources = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>("$shared/princess_jing/words/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

function sources(language: Language): (() => Promise<string>)[] {
  const ending = `/${language}.ftl`;
  return [shared as Sources, own as Sources].flatMap((files) =>
    Object.entries(files).flatMap(([path, load]) => (path.endsWith(ending) ? [load] : [])),
  );
}

const words = { en: sources("en"), de: sources("de"), hu: sources("hu"), fr: sources("fr") };

const game: GameModule<View, Happening, Choosing> = {
  key: "princess-jing",
  choosing: () => new Choosing(),
  Board,
  Actions,
  Yours,
  Emblem,
  Insight,
  seatLook: (seat) =>
    seat === 0
      ? { color: "var(--seat-0)", shape: "disc", name: "pj-seat-0" }
      : { color: "var(--seat-1)", shape: "square", name: "pj-seat-1" },
  words,
  logLine,
  things: cellsOf,
  moveThings: cellsOfMove,
  moveLine,
  onTurn: ({ phase, active }) => (phase === "setup" ? null : active),
};

export default game;
