/** What is touched and what it may do: one choice, shared by the board and by "what happens now". */
import { type Cell } from "./cells";
import { choicesOf, pairOf, readMove, type Choices } from "./moves";
import * as setup from "./setup";
import type { Draft } from "./setup";
import { isExpert, ownFigure, type PrincessJingSight, type View } from "./view";

/** The decision that the reader is asked for now. */
export type Question = "setup" | "move" | "react" | "point" | "back";

export type Verb = "swap" | "withdraw";

const NOTHING: Choices = choicesOf([]);

export class Choosing {
  /** The cell whose moves are lit. */
  cell = $state<Cell | null>(null);
  /** The figure or captain in hand during the setup. */
  hand = $state<string | null>(null);
  /** What a second touch does: an open exchange, or a withdrawal with the opponent's eyes closed. */
  verb = $state<Verb>("swap");
  /** A move that waits for a second yes. */
  asking = $state<string | null>(null);
  /** The clause that spoke against what was just tried on the board. */
  against = $state<string | null>(null);
  /** The setup on paper. */
  draft = $state.raw<Draft>(setup.EMPTY);
  /** The draft is being sent, step by step. */
  sending = $state(false);

  #sight = $state.raw<PrincessJingSight | null>(null);
  #live = $state(false);
  #sent: string | null = null;

  readonly choices = $derived(this.#live && this.#sight !== null ? choicesOf(this.#sight.legal) : NOTHING);
  readonly question = $derived(this.#live && this.#sight !== null ? questionOf(this.#sight, this.choices) : null);
  /** The draft together with what the server has of it. */
  readonly laid = $derived(this.#sight === null ? this.draft : setup.whole(this.#sight.view, this.draft));

  /** Cells that a touch can begin with. */
  readonly starts = $derived(this.#starts());
  /** Cells that the touched thing can go to, with the move. */
  readonly targets = $derived(this.#targets());
  /** Starting-line cells to which the touched figure can only be withdrawn. */
  readonly moonlit = $derived(this.#moonlit());
  /** The figure in the touched cell can be withdrawn. */
  readonly mayWithdraw = $derived(this.question === "move" && this.#withdrawals().size > 0);

  /** Takes in the newest sight; a choice that no longer stands is dropped. */
  see(sight: PrincessJingSight, live: boolean): void {
    const before = this.question;
    const stands = sameMoves(this.#sight?.legal ?? [], sight.legal);
    this.#sight = sight;
    this.#live = live && sight.seat !== null;
    if (this.question !== before || !stands) {
      this.clear();
      this.against = null;
    }
    if (this.question !== "setup") this.sending = false;
  }

  clear(): void {
    this.cell = null;
    this.hand = null;
    this.verb = "swap";
    this.asking = null;
  }

  /** One step back; false when there is nothing to step back from. */
  back(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.verb === "withdraw") this.verb = "swap";
    else if (this.cell !== null || this.hand !== null) this.clear();
    else return false;
    return true;
  }

  /** Figures that can be withdrawn, with the cells they stand on. */
  get withdrawable(): readonly { figure: string; cell: Cell }[] {
    if (this.question !== "move") return [];
    const own = this.#view?.figures.filter(({ seat }) => seat === this.#view?.seat) ?? [];
    return own.filter(({ figure }) => this.choices.withdrawals.has(figure));
  }

  /** A figure is to be withdrawn: where to is asked next. */
  withdraw(cell: Cell): void {
    this.takeUp(cell);
    this.verb = "withdraw";
  }

  /** A touch on a cell; the move to send, if that makes one. */
  touch(cell: Cell): string | null {
    this.against = null;
    switch (this.question) {
      case "setup":
        return this.#touchInSetup(cell);
      case "move":
        return this.#touchToMove(cell);
      case "point":
        return this.#askOrSend(this.choices.points.get(cell) ?? null);
      case "react":
        return this.#askOrSend(this.#callOn(cell));
      case "back":
        return this.choices.backs.get(cell) ?? null;
      case null:
        return null;
    }
  }

  /** A screen that can be carried somewhere: to a neighbour, to the starting line, or the found princess back. */
  canCarry(cell: Cell): boolean {
    if (this.question === "back") return cell === this.#view?.found_princess;
    return this.question === "move" && this.starts.has(cell);
  }

  /** Takes up a cell to carry it; its verb stays when it was touched before. */
  takeUp(cell: Cell): void {
    if (this.cell !== cell) this.clear();
    this.against = null;
    this.asking = null;
    this.cell = cell;
  }

  /** The drafted figure or captain that stands there. */
  draftedAt(cell: Cell | null, entrance: string | null): string | null {
    if (cell !== null) return setup.figureOn(this.draft, cell);
    return entrance === null ? null : setup.captainAt(this.draft, entrance);
  }

  /** Something was carried onto a cell. */
  drop(cell: Cell): string | null {
    if (this.question === "setup") {
      if (this.hand !== null) this.#put(cell);
      return null;
    }
    const move = this.#withTarget(cell);
    if (move === null && this.asking === null) this.against = this.#whyNot(cell);
    return move;
  }

  /** The clause that keeps the touched thing from a cell it was carried to. */
  #whyNot(cell: Cell): string {
    const view = this.#view;
    if (this.question === "back") return "PJ-8-7";
    if (this.verb === "withdraw") return "PJ-7-3";
    if (view?.paralysed && [this.cell, cell].includes(view.paralysed.cell)) return "PJ-14-12";
    const barred = pairOf(view?.barred ?? "");
    return barred?.includes(cell) === true && barred.includes(this.cell ?? "") ? "PJ-6-4" : "PJ-6-1";
  }

  /** Takes a figure or a captain from the tray; a second touch puts it back. */
  take(thing: string): void {
    this.against = null;
    this.hand = this.hand === thing ? null : thing;
  }

  /** A touch on one of the far entrances, during the setup. */
  touchGate(entrance: string): void {
    const view = this.#view;
    if (view === null || this.question !== "setup") return;
    if (this.hand !== null && setup.isCaptain(this.hand)) {
      this.draft = setup.putCaptain(view, this.draft, this.hand, entrance);
      this.hand = null;
    } else {
      this.hand = setup.captainAt(this.draft, entrance);
    }
  }

  isLaid(thing: string): boolean {
    return thing in this.draft.places || thing in this.draft.gates;
  }

  /** The setup is done: it is sent as the server asks for it. */
  commit(): void {
    this.sending = true;
    this.#sent = null;
    this.hand = null;
  }

  /** The next step of a setup that is being sent; each is given out once. */
  nextToSend(): string | null {
    const sight = this.#sight;
    if (sight === null || !this.sending || this.question !== "setup") return null;
    const move = setup.nextStep(sight.view, this.draft);
    const step = `${sight.number} ${sight.view.next_figure} ${move}`;
    if (move === null || step === this.#sent) return null;
    this.#sent = step;
    return move;
  }

  returnToTray(): void {
    if (this.hand !== null) this.draft = setup.takeBack(this.draft, this.hand);
    this.hand = null;
  }

  drawAtRandom(): void {
    if (this.#view !== null) this.draft = setup.drawn(this.#view);
    this.hand = null;
  }

  /** Asks once before a move that cannot be taken back; a second yes is the move. */
  #askOrSend(notation: string | null): string | null {
    const sure = notation !== null && this.asking === notation;
    this.asking = sure ? null : notation;
    return sure ? notation : null;
  }

  get #view(): View | null {
    return this.#sight?.view ?? null;
  }

  #touchInSetup(cell: Cell): null {
    if (this.hand !== null && !setup.isCaptain(this.hand)) this.#put(cell);
    else this.hand = setup.figureOn(this.draft, cell);
    return null;
  }

  #put(cell: Cell): void {
    const view = this.#view;
    if (view !== null && this.hand !== null) {
      const allowed = setup.isCaptain(this.hand) || setup.cellsToPlace(view, this.hand).includes(cell);
      if (!allowed) this.against = isExpert(view) ? "PJ-12-5" : "PJ-4-3";
      this.draft = setup.put(view, this.draft, this.hand, cell);
    }
    this.hand = null;
  }

  #touchToMove(cell: Cell): string | null {
    if (this.asking !== null && readTarget(this.asking) === cell) return this.#askOrSend(this.asking);
    this.asking = null;
    if (this.cell === cell) {
      this.clear();
      return null;
    }
    const move = this.#withTarget(cell);
    if (move !== null || this.asking !== null) return move;
    this.clear();
    if (this.starts.has(cell)) this.cell = cell;
    return null;
  }

  #withTarget(cell: Cell): string | null {
    const target = this.targets.get(cell);
    if (target !== undefined) return target;
    const withdrawal = this.moonlit.get(cell);
    return withdrawal === undefined ? null : this.#askOrSend(withdrawal);
  }

  /** The call that would point at this cell: the one of the mirror holder behind it. */
  #callOn(cell: Cell): string | null {
    const holders = this.#view?.mirrors.filter((mirror) => mirror.cell === cell) ?? [];
    return holders.map((holder) => this.choices.calls.get(holder.figure)).find((call) => call !== undefined) ?? null;
  }

  #starts(): ReadonlySet<Cell> {
    const { choices, question } = this;
    const view = this.#view;
    if (view === null) return new Set();
    switch (question) {
      case "setup":
        return new Set(Object.values(this.draft.places));
      case "move": {
        const figures = view.figures.filter(({ figure }) => choices.withdrawals.has(figure));
        return new Set([...choices.swaps.keys(), ...figures.map(({ cell }) => cell)]);
      }
      case "point":
        return new Set(choices.points.keys());
      case "back":
        return new Set(choices.backs.keys());
      case "react":
        return new Set(
          view.mirrors.flatMap(({ cell }) => (cell !== null && this.#callOn(cell) !== null ? [cell] : [])),
        );
      case null:
        return new Set();
    }
  }

  #withdrawals(): ReadonlyMap<Cell, string> {
    const view = this.#view;
    const figure = view === null || this.cell === null ? undefined : ownFigure(view, this.cell);
    return (figure && this.choices.withdrawals.get(figure.figure)) ?? new Map<Cell, string>();
  }

  #targets(): ReadonlyMap<Cell, string> {
    if (this.question === "back") return this.choices.backs;
    if (this.question === "setup") return this.#setupTargets();
    if (this.question !== "move" || this.cell === null) return new Map();
    return this.verb === "withdraw"
      ? this.#withdrawals()
      : (this.choices.swaps.get(this.cell) ?? new Map<Cell, string>());
  }

  #setupTargets(): ReadonlyMap<Cell, string> {
    const view = this.#view;
    if (view === null || this.hand === null) return new Map();
    const fixed = Object.values(setup.settled(view).places);
    const free = setup.cellsToPlace(view, this.hand).filter((cell) => !fixed.includes(cell));
    return new Map(free.map((cell) => [cell, `place ${cell}`]));
  }

  #moonlit(): ReadonlyMap<Cell, string> {
    if (this.question !== "move" || this.cell === null || this.verb === "withdraw") return new Map();
    const swaps = this.choices.swaps.get(this.cell);
    return new Map([...this.#withdrawals()].filter(([cell]) => swaps?.has(cell) !== true));
  }
}

function sameMoves(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}

/** The cell that a move in question is about. */
export function readTarget(notation: string): Cell | null {
  const move = readMove(notation);
  return move !== null && "cell" in move ? move.cell : null;
}

function questionOf(sight: PrincessJingSight, choices: Choices): Question | null {
  const { view, seat } = sight;
  if (seat === null) return null;
  switch (view.phase) {
    case "setup":
      return view.next_figure === null ? null : "setup";
    case "move":
    case "paralysis":
      return choices.swaps.size > 0 ? "move" : null;
    case "react":
      return choices.decline ? "react" : null;
    case "point":
      return choices.pass ? "point" : null;
    case "back":
      return choices.backs.size > 0 ? "back" : null;
    case "end":
      return null;
  }
}
