/** "What happens now" in one sentence, addressed to the reader. */
import type { Player, Words } from "../../table/game";
import { readTarget, type Choosing } from "./choosing.svelte";
import { pairOf, readMove } from "./moves";
import { isCaptain, waiting } from "./setup";
import { isExpert, isMirror, ownFigure, type PrincessJingSight, type View } from "./view";

export interface Now {
  sentence: string;
  /** What else is worth knowing, in a smaller voice. */
  more: string[];
}

/** A name to be called by; a seat nobody sits on has its colour. */
export function nameOf(seat: number, players: readonly Player[], words: Words): string {
  const name = players.find((player) => player.seat === seat)?.name ?? "";
  return name === "" ? words.say("pj-side", { side: sideOf(seat) }) : name;
}

export function sideOf(seat: number): "red" | "green" {
  return seat === 0 ? "red" : "green";
}

export interface Telling {
  sight: PrincessJingSight;
  players: readonly Player[];
  words: Words;
  choosing: Choosing;
  live: boolean;
}

export function now(telling: Telling): Now {
  const { sight, live } = telling;
  if (sight.view.phase === "end") {
    const { title, reason } = ending(sight.view, telling.players, telling.words);
    return { sentence: title, more: [reason] };
  }
  if (sight.view.phase === "setup") return settingUp(telling);
  return live && telling.choosing.question !== null ? asked(telling) : waited(telling);
}

function settingUp({ sight, players, words, choosing, live }: Telling): Now {
  const { view, seat } = sight;
  if (!live || seat === null)
    return { sentence: words.say("pj-now-setup-watch"), more: readiness(view, players, words) };
  const name = nameOf(1 - seat, players, words);
  if (view.ready[seat] === true) return { sentence: words.say("pj-now-setup-waiting", { name }), more: [] };
  const more = view.ready[1 - seat] === true ? [words.say("pj-now-setup-other-ready", { name })] : [];
  if (choosing.sending) return { sentence: words.say("pj-now-setup-sending"), more };
  if (choosing.against !== null) more.unshift(words.say(`clause-${choosing.against}`));
  if (choosing.hand !== null) {
    const id = isCaptain(choosing.hand) ? "pj-now-setup-captain" : "pj-now-setup-figure";
    return { sentence: words.say(id, { figure: choosing.hand, captain: choosing.hand, mode: mode(view) }), more };
  }
  if (waiting(view, choosing.draft).length === 0) return { sentence: words.say("pj-now-setup-complete"), more };
  if (choosing.against === null) more.push(words.say("pj-help-setup"));
  return { sentence: words.say("pj-now-setup", { mode: mode(view) }), more };
}

function mode(view: View): string {
  return isExpert(view) ? "expert" : "basic";
}

function readiness(view: View, players: readonly Player[], words: Words): string[] {
  const ready = [0, 1].filter((seat) => view.ready[seat] === true);
  return ready.map((seat) => words.say("pj-now-ready", { name: nameOf(seat, players, words) }));
}

/** The reader is asked for a decision. */
function asked(telling: Telling): Now {
  const { sight, players, words, choosing } = telling;
  const { view } = sight;
  const name = nameOf(1 - sight.seat!, players, words);
  if (choosing.asking !== null) return sure(choosing.asking, view, name, words);
  switch (choosing.question) {
    case "react":
      return { sentence: words.say("pj-now-react", { name, ...pairFacts(view) }), more: [callHint(choosing, words)] };
    case "point":
      return {
        sentence: words.say("pj-now-point", { name }),
        more: [words.say("pj-help-point"), words.say("pj-now-point-stake", { name }), ...series(telling)],
      };
    case "back":
      return {
        sentence: words.say("pj-now-back", {
          cell: view.found_princess ?? "",
          line: view.back_line ?? "starting",
          name,
        }),
        more: [],
      };
    default:
      return moving(telling, name);
  }
}

function callHint(choosing: Choosing, words: Words): string {
  return words.say(choosing.choices.calls.size > 0 ? "pj-now-react-stake" : "pj-now-react-none");
}

function moving(telling: Telling, name: string): Now {
  const { sight, words, choosing } = telling;
  const { view } = sight;
  const bar = view.barred === null ? [] : [words.say("pj-now-barred", { name, ...pairFacts(view, view.barred) })];
  const paralysed = view.paralysed;
  const more =
    paralysed !== null && view.phase === "paralysis"
      ? [words.say("pj-now-paralysis", { name, cell: paralysed.cell, turns: paralysed.turns_left })]
      : series(telling);
  if (choosing.cell === null) {
    const hint = words.say(choosing.against === null ? "pj-help-move" : `clause-${choosing.against}`);
    return { sentence: words.say("pj-now-move"), more: [hint, ...more, ...bar, ...limit(view, words)] };
  }
  const figure = ownFigure(view, choosing.cell)?.figure ?? "none";
  if (choosing.verb === "withdraw") {
    return { sentence: words.say("pj-now-withdraw", { figure }), more: [words.say("pj-now-withdraw-stake", { name })] };
  }
  const withdraws = choosing.mayWithdraw ? [words.say("pj-help-withdraw", { figure })] : [];
  return { sentence: words.say("pj-now-touched", { cell: choosing.cell }), more: withdraws };
}

const NEAR_LIMIT = 10;

/** PJ-11.6 The draw that comes with the last turn is said in good time. */
function limit(view: View, words: Words): string[] {
  const turns = view.turns_left;
  return turns === null || turns > NEAR_LIMIT ? [] : [words.say("pj-now-limit", { turns })];
}

/** Which of how many turns in a row this is. PJ-9.4 */
function series({ sight, players, words, live }: Telling): string[] {
  const { view, seat } = sight;
  if (view.state === null || view.state === "A" || view.active === null) return [];
  const you = live && view.active === seat;
  const facts = {
    state: view.state,
    name: nameOf(view.active, players, words),
    other: nameOf(1 - view.active, players, words),
  };
  return [words.say(you ? "pj-series-you" : "pj-series-other", facts)];
}

function pairFacts(view: View, pair = view.exchanged): { first: string; second: string } {
  const cells = pairOf(pair ?? "");
  return { first: cells?.[0] ?? "", second: cells?.[1] ?? "" };
}

/** The one question before a move that cannot be taken back. */
function sure(notation: string, view: View, name: string, words: Words): Now {
  const move = readMove(notation);
  const sentence =
    move?.kind === "point" ? words.say("pj-now-sure-point", { cell: move.cell }) : words.say("pj-now-sure");
  return { sentence, more: consequence(notation, view, name, words) };
}

/** What a move that asks once would mean. */
function consequence(notation: string, view: View, name: string, words: Words): string[] {
  const move = readMove(notation);
  switch (move?.kind) {
    case "point":
      return [words.say("pj-now-point-stake", { name })];
    case "call":
      return [
        words.say(callFails(view, move.mirror) ? "pj-sure-call-fails" : "pj-sure-call", {
          shows: shownBy(view, move.mirror),
        }),
      ];
    case "withdraw":
      return [words.say("pj-now-withdraw-stake", { name })];
    default:
      return [];
  }
}

function shownBy(view: View, mirror: string): string {
  return view.mirrors.find(({ figure }) => figure === mirror)?.shows ?? "nothing";
}

/** The caller's own mirror shows something else: the call loses. PJ-14.8 */
export function callFails(view: View, mirror: string): boolean {
  return !["princess", "lady", "nothing"].includes(shownBy(view, mirror));
}

/** The words on the button that says yes to a move in question. */
export function yesTo(notation: string, view: View, words: Words): string {
  const move = readMove(notation);
  switch (move?.kind) {
    case "call":
      return words.say("pj-yes-call", { cell: view.mirrors.find(({ figure }) => figure === move.mirror)?.cell ?? "" });
    case "withdraw":
      return words.say("pj-yes-withdraw", { figure: isMirror(move.figure) ? "mirror" : move.figure, cell: move.cell });
    case "point":
      return words.say("pj-yes-point", { cell: move.cell });
    default:
      return words.say("pj-yes");
  }
}

/** The cell beside which a move is asked about. */
export function askedAt(notation: string, view: View): string | null {
  const move = readMove(notation);
  if (move?.kind === "call") return view.mirrors.find(({ figure }) => figure === move.mirror)?.cell ?? null;
  return readTarget(notation);
}

/** Somebody else is asked, or the reader only watches. */
function waited(telling: Telling): Now {
  const { sight, players, words, live } = telling;
  const { view, seat } = sight;
  const active = view.active ?? 0;
  const asked = view.phase === "react" || view.phase === "back" ? 1 - active : active;
  const facts = { name: nameOf(asked, players, words), other: nameOf(1 - asked, players, words) };
  const reader = live && seat !== null ? "you" : "watch";
  switch (view.phase) {
    case "react":
      return { sentence: words.say("pj-wait-react", { ...facts, ...pairFacts(view), reader }), more: [] };
    case "point":
      return { sentence: words.say("pj-wait-point", { ...facts, ...pairFacts(view), reader }), more: series(telling) };
    case "back":
      return { sentence: words.say("pj-wait-back", { ...facts, cell: view.found_princess ?? "", reader }), more: [] };
    case "paralysis": {
      const turns = view.paralysed?.turns_left ?? 0;
      return {
        sentence: words.say("pj-wait-paralysis", { ...facts, cell: view.paralysed?.cell ?? "", turns, reader }),
        more: [],
      };
    }
    default:
      return { sentence: words.say("pj-wait-move", { ...facts, reader }), more: series(telling) };
  }
}

/** How the game ended, for the reader. */
export function ending(view: View, players: readonly Player[], words: Words): { title: string; reason: string } {
  const winner = view.result?.winner ?? null;
  const reason = view.result?.reason ?? "";
  if (winner === null) return { title: words.say("pj-end-draw"), reason: words.say("pj-end-reason-draw", { reason }) };
  const facts = {
    name: nameOf(winner, players, words),
    other: nameOf(1 - winner, players, words),
    reason: reason.replaceAll("_", "-"),
  };
  const you = players.some((player) => player.you && player.seat === winner);
  const lost = players.some((player) => player.you && player.seat !== winner);
  const both = you && lost;
  const title = both || (!you && !lost) ? "pj-end-wins" : you ? "pj-end-you-win" : "pj-end-you-lose";
  return { title: words.say(title, facts), reason: words.say("pj-end-reason", facts) };
}
