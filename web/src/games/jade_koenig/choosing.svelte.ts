/** What is touched and what it may do: one choice, shared by the board and by "what happens now". */
import { choicesOf, continuing, isWhole, routesTo, touchRoute, type Choices } from "./moves";
import { ownSeat, PLACES, stoneOn, symbolAt, type Happening, type JadeSight, type Question, type View } from "./view";

/** The decision that the reader is asked for now. */
export type Decision = "place" | "turn" | "hinder" | "lay" | "route" | "guess" | "swap" | "claims" | "chips";

/** What is touched is a space of the labyrinth or a named place. */
export type Thing = { node: string } | { place: string };

const NOTHING: Choices = choicesOf([]);
const TASKS = 3;

export class Choosing {
  /** The space touched for a piece or a stone. */
  node = $state<string | null>(null);
  /** The spaces of the route so far, the start left out. */
  route = $state.raw<readonly string[]>([]);
  /** The place whose symbol card is taken up. */
  held = $state<string | null>(null);
  /** Places marked for the question. */
  chips = $state.raw<readonly string[]>([]);
  /** Places of a claim being made; null while none is. */
  claim = $state.raw<readonly string[] | null>(null);
  /** A move that waits for a second yes. */
  asking = $state<string | null>(null);
  /** The clause that spoke against what was just tried on the map. */
  against = $state<string | null>(null);
  /** The question is on its way, chip by chip. */
  sending = $state(false);
  /** The oracle's last answer, while it is news. */
  heard = $state.raw<Question | null>(null);

  #sight = $state.raw<JadeSight | null>(null);
  #live = $state(false);
  #sent: string | null = null;

  readonly choices = $derived(this.#live && this.#sight !== null ? choicesOf(this.#sight.legal) : NOTHING);
  readonly question = $derived(this.#live && this.#sight !== null ? questionOf(this.#sight, this.choices) : null);
  readonly mayClaim = $derived(this.choices.claims.length > 0);
  /** Spaces that a touch leads to. */
  readonly targets = $derived(this.#targets());
  /** Places that a touch does something with. */
  readonly openPlaces = $derived(this.#openPlaces());
  /** The chosen route may be walked as it is. */
  readonly whole = $derived(this.route.length > 0 && isWhole(this.choices.routes, this.route));
  /** The same end by other ways. */
  readonly others = $derived(this.#others());

  /** Takes in the newest sight; a choice that no longer stands is dropped. */
  see(sight: JadeSight, live: boolean): void {
    const before = this.question;
    const same = this.#sight !== null && sameMoves(this.#sight.legal, sight.legal);
    this.#sight = sight;
    this.#live = live && sight.seat !== null;
    if (this.question !== "chips") this.sending = false;
    if (this.question !== before) this.clear();
    else if (!same && !this.sending) this.#dropTouched();
  }

  /** An answer is news until the game goes on. */
  hear(event: Happening): void {
    if (event.kind === "announced" || event.kind === "nothing" || event.kind === "exchanged") this.heard = null;
    if (event.kind === "answer") {
      const { seat, places, symbols, matches } = event;
      const pairs = this.#sight?.view.questions.at(-1)?.pairs ?? [];
      this.heard = { seat, pairs, answer: { places, symbols, matches } };
    }
  }

  clear(): void {
    this.#dropTouched();
    this.chips = [];
  }

  #dropTouched(): void {
    this.node = null;
    this.route = [];
    this.held = null;
    this.claim = null;
    this.asking = null;
    this.against = null;
  }

  /** One step back; false when there is nothing to step back from. */
  back(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.claim !== null) this.claim = this.claim.length > 0 ? this.claim.slice(0, -1) : null;
    else if (this.held !== null) this.held = null;
    else if (this.node !== null) this.node = null;
    else if (this.route.length > 0) this.route = this.route.slice(0, -1);
    else if (this.chips.length > 0 && !this.sending) this.chips = this.chips.slice(0, -1);
    else return false;
    return true;
  }

  /** A touch on a space or a place; the move to send, if that makes one. */
  touch(thing: Thing): string | null {
    this.against = null;
    return "node" in thing ? this.#touchNode(thing.node) : this.#touchPlace(thing.place);
  }

  /** The move that the choice on the board comes to, if it is complete. */
  get ready(): string | null {
    if (this.question === "place") return this.node === null ? null : `place ${this.node}`;
    if (this.question === "turn") return this.node === null ? null : "move";
    if (this.question === "route") return this.whole ? `route ${this.route.join(" ")}` : null;
    return null;
  }

  /** The faces that the stone may have on the touched space, with the moves. */
  get faces(): ReadonlyMap<string, string> {
    return (this.node === null ? undefined : this.choices.lays.get(this.node)) ?? new Map<string, string>();
  }

  /** Asks once before what cannot be taken back. */
  askFor(move: string): void {
    this.asking = move;
  }

  /** The claim with the places chosen, once there are three. */
  get claimMove(): string | null {
    const chosen = this.claim;
    const whole = this.choices.claims.find((places) => places.every((place) => chosen?.includes(place)));
    return chosen?.length === TASKS && whole !== undefined ? `claim ${whole.join(" ")}` : null;
  }

  startClaim(): void {
    this.#dropTouched();
    this.claim = [];
  }

  /** How many chips the question needs in all. */
  get chipsNeeded(): number {
    const consultation = this.#sight?.view.consultation;
    return consultation ? consultation.chips.length + consultation.chips_left : 0;
  }

  /** The places of the question as it stands, those on the server first. */
  get marked(): readonly string[] {
    const there = this.#sight?.view.consultation?.chips ?? [];
    return [...there, ...this.chips.filter((place) => !there.includes(place))];
  }

  /** All chips are placed: the question is sent as the server asks for it. */
  commit(): void {
    this.sending = true;
    this.#sent = null;
  }

  /** The next step of a question that is being sent; each is given out once. */
  nextToSend(): string | null {
    const sight = this.#sight;
    if (sight === null || !this.sending || this.question !== "chips") return null;
    const next = this.chips.find((place) => this.choices.chips.has(place));
    const move = next === undefined ? (this.choices.plain.has("ask") ? "ask" : null) : `chip ${next}`;
    const step = `${sight.number} ${move}`;
    if (move === null || step === this.#sent) return null;
    this.#sent = step;
    return move;
  }

  /** A symbol card that can be taken up. */
  canCarry(place: string): boolean {
    this.against = null;
    return this.question === "swap" && this.choices.swaps.has(place);
  }

  /** A card was carried onto a place. */
  drop(place: string): string | null {
    const held = this.held;
    const move = held === null ? undefined : this.choices.swaps.get(held)?.get(place);
    this.held = null;
    if (held !== null && held !== place && move === undefined) this.against = this.#whyNoSwap(held, place);
    return move ?? null;
  }

  /** JK-R-32 Two different symbols; JK-9-3 no more places may differ in the end than the rules allow. */
  #whyNoSwap(one: string, other: string): string {
    const view = this.#view;
    return view !== null && symbolAt(view, one) !== symbolAt(view, other) ? "JK-9-3" : "JK-R-32";
  }

  #touchNode(node: string): string | null {
    if (!this.targets.has(node)) return null;
    if (this.question === "route") {
      if (node === this.route.at(-1) && this.whole) return this.ready;
      this.route = touchRoute(this.choices.routes, this.route, node, (at) => this.#hasStone(at));
    } else if (this.node === node) {
      return this.ready;
    } else {
      this.node = node;
    }
    return null;
  }

  #touchPlace(place: string): string | null {
    if (this.claim !== null) this.claim = toggled(this.claim, place, TASKS);
    else if (this.question === "chips" && !this.sending) this.chips = toggled(this.chips, place, this.chipsNeeded);
    else if (this.question === "swap") return this.#touchCard(place);
    return null;
  }

  #touchCard(place: string): string | null {
    const move = this.held === null ? undefined : this.choices.swaps.get(this.held)?.get(place);
    if (move !== undefined) {
      this.held = null;
      return move;
    }
    this.held = this.held === place || !this.choices.swaps.has(place) ? null : place;
    return null;
  }

  get #view(): View | null {
    return this.#sight?.view ?? null;
  }

  #hasStone(node: string): boolean {
    return this.#view !== null && stoneOn(this.#view, node) !== undefined;
  }

  #targets(): ReadonlySet<string> {
    const { question, choices } = this;
    if (question === "place") return choices.places;
    if (question === "turn") return new Set(choices.plain.has("move") ? this.#ownPiece() : []);
    if (question === "lay") return new Set(choices.lays.keys());
    if (question === "route") return new Set(choices.routes.flat());
    return new Set();
  }

  #openPlaces(): ReadonlySet<string> {
    if (this.claim !== null) return new Set(this.#claimable(this.claim));
    if (this.question === "swap") {
      return new Set(this.held === null ? this.choices.swaps.keys() : this.choices.swaps.get(this.held)?.keys());
    }
    return this.question === "chips" && !this.sending ? new Set(PLACES) : new Set();
  }

  #ownPiece(): string[] {
    const piece = this.#view === null ? null : ownSeat(this.#view)?.piece;
    return piece ? [piece] : [];
  }

  /** JK-R-51 Places that fit to those of the claim: three different symbols in the end. */
  #claimable(chosen: readonly string[]): readonly string[] {
    const view = this.#view;
    if (view === null) return [];
    const shown = chosen.map((place) => symbolAt(view, place));
    const free = PLACES.filter((place) => !shown.includes(symbolAt(view, place)));
    return chosen.length < TASKS ? [...chosen, ...free] : chosen;
  }

  #others(): readonly (readonly string[])[] {
    const end = this.route.at(-1);
    if (end === undefined || this.question !== "route") return [];
    return routesTo(this.choices.routes, end, (node) => this.#hasStone(node));
  }

  /** Spaces that lead on from the route so far. */
  get onward(): ReadonlySet<string> {
    const further = continuing(this.choices.routes, this.route).map((route) => route[this.route.length]);
    return new Set(further.filter((node) => node !== undefined));
  }
}

function toggled(chosen: readonly string[], place: string, most: number): readonly string[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return chosen.length < most ? [...chosen, place] : chosen;
}

function sameMoves(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}

function questionOf({ seat, to_act, view }: JadeSight, choices: Choices): Decision | null {
  if (seat === null || !to_act.includes(seat)) return null;
  switch (view.phase) {
    case "place":
    case "reseat":
      return choices.places.size > 0 ? "place" : null;
    case "question":
      return "chips";
    case "over":
      return null;
    default:
      return view.phase;
  }
}
