/** Who and what is called how. */
import type { Player, Words } from "../../table/game";
import type { Board } from "./board";
import type { Pair } from "./view";

/** A name to be called by; a seat nobody sits on has its colour. */
export function nameOf(seat: number | null, players: readonly Player[], words: Words): string {
  if (seat === null) return "";
  const name = players.find((player) => player.seat === seat)?.name ?? "";
  return name === "" ? words.say(`jk-seat-${seat}`) : name;
}

/** A place as the board calls it; as the game does where there is no board. */
export function placeName(place: string, board: Board | null, words: Words): string {
  return board?.places.get(place)?.names[words.language] ?? words.say(`place-${place}`);
}

export function symbolName(symbol: string, words: Words): string {
  return words.say(`symbol-${symbol}`);
}

/** "Ice Palace: stone bird; …" */
export function pairsInWords(pairs: readonly Pair[], board: Board | null, words: Words): string {
  return pairs
    .map(({ place, symbol }) =>
      words.say("jk-pair", { place: placeName(place, board, words), symbol: symbolName(symbol, words) }),
    )
    .join("; ");
}

/** A space as the map names it: an oracle by its letter, a clearing by its number. */
export function nodeName(node: string, words: Words): string {
  const [, letter] = /^o([A-Z])$/.exec(node) ?? [];
  return words.say("jk-node", { letter: letter ?? "none", number: numberOf(node) });
}

/** The same in a row of several, where it is plain what they are. */
export function nodeNumber(node: string): string {
  return /^o([A-Z])$/.exec(node)?.[1] ?? numberOf(node);
}

const CLEARING = /^c0*(\d+)$/;

export function isClearing(node: string): boolean {
  return CLEARING.test(node);
}

/** `c041` is clearing 41; a board of one's own may name its spaces otherwise. */
function numberOf(node: string): string {
  return CLEARING.exec(node)?.[1] ?? node;
}
