/** What a screen reader says of each space and each place. */
import type { Player, Words } from "../../table/game";
import type { Board } from "./board";
import type { Choosing } from "./choosing.svelte";
import type { Spot } from "./layout";
import { nameOf, nodeName, placeName, symbolName } from "./names";
import { changedPlaces, pieceOn, stoneOn, symbolAt, type View } from "./view";

export interface Reading {
  board: Board;
  view: View;
  players: readonly Player[];
  words: Words;
  choosing: Choosing;
}

export function nameOfSpot(spot: Spot, reading: Reading): string {
  const parts = "node" in spot ? ofNode(spot.node, reading) : ofPlace(spot.place, reading);
  return parts.join(", ");
}

function ofNode(id: string, { board, view, players, words, choosing }: Reading): string[] {
  const node = board.node(id);
  const said = [node.letter === undefined ? nodeName(id, words) : oracle(node.letter, view, words)];
  const piece = pieceOn(view, id);
  if (piece !== undefined)
    said.push(
      words.say(piece.seat === view.seat ? "jk-piece-own" : "jk-piece-of", {
        name: nameOf(piece.seat, players, words),
      }),
    );
  const stone = stoneOn(view, id);
  if (stone !== undefined)
    said.push(words.say("jk-stone-of", { name: nameOf(stone.seat, players, words), face: stone.face ?? "none" }));
  if (choosing.route.includes(id)) said.push(words.say("jk-spot-on-route"));
  else if (choosing.node === id) said.push(words.say("jk-spot-touched"));
  else if (choosing.targets.has(id)) said.push(words.say("jk-spot-target"));
  return said;
}

function oracle(letter: string, view: View, words: Words): string {
  const own = view.players.find((player) => player.seat === view.seat)?.oracle === letter;
  const kind = own ? "own" : view.open_oracles.includes(letter) ? "open" : "other";
  return words.say("jk-oracle-named", { letter, kind });
}

function ofPlace(place: string, { board, view, players, words, choosing }: Reading): string[] {
  const said = [placeName(place, board, words)];
  const symbol = symbolAt(view, place);
  said.push(symbol === null ? words.say("jk-card-hidden") : symbolName(symbol, words));
  if (changedPlaces(view).includes(place)) said.push(words.say("jk-place-changed"));
  if (view.consultation?.chips.includes(place) === true)
    said.push(words.say("jk-place-chip", { name: nameOf(view.consultation.seat, players, words) }));
  if (choosing.claim?.includes(place) === true || choosing.chips.includes(place) || choosing.held === place)
    said.push(words.say("jk-spot-touched"));
  else if (choosing.openPlaces.has(place)) said.push(words.say("jk-spot-target"));
  return said;
}
