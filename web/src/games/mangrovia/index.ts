/** Mangrovia for the table. */
import type { GameModule, Language } from "../../table/game";
import { moveLine, thingsOfMove } from "./advice";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { Choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import { logLine, thingsOf } from "./log";
import { lookOf } from "./names";
import type { Happening, View } from "./view";
import Yours from "./Yours.svelte";

type Sources = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>("$shared/mangrovia/words/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

function sources(language: Language): (() => Promise<string>)[] {
  const ending = `/${language}.ftl`;
  return [shared as Sources, own as Sources].flatMap((files) =>
    Object.entries(files).flatMap(([path, load]) => (path.endsWith(ending) ? [load] : [])),
  );
}

const words = { en: sources("en"), de: sources("de"), hu: sources("hu"), fr: sources("fr") };

const game: GameModule<View, Happening, Choosing> = {
  key: "mangrovia",
  choosing: () => new Choosing(),
  Board,
  Actions,
  Yours,
  Facts,
  Emblem,
  seatLook: lookOf,
  words,
  logLine,
  things: thingsOf,
  moveThings: thingsOfMove,
  moveLine,
  onTurn: (view) => view.actor,
  isOut: (view, seat) => view.players.some((player) => player.seat === seat && player.gone),
  wide: true,
  notes: () => ["off"],
  tellsEnd: ({ telling }) => telling,
};

export default game;
