/** What the reader has touched, and how far a choice has come; board and buttons share it. */
import type { Board } from "./board";
import { boardOf } from "./boards.svelte";
import { birdsMove, choicesOf, type Choices } from "./moves";
import { goesOn, nextStep, paymentsFor, samePayment, type Payment } from "./payments";
import { hutOn, ownSeat, type MangroviaSight, type Phase, type View } from "./view";

/** A building that is being sent, step by step. */
interface Plan {
  field: string;
  huts: number;
  payment: Payment;
}

const NOTHING: readonly string[] = [];

export class Choosing {
  /** The thing on the map that is looked at: `field m16`, `line A`, … */
  touched = $state<string | null>(null);
  /** One hut or two, of the touched field. */
  huts = $state(1);
  /** The payment that is chosen where there are several. */
  payment = $state.raw<Payment | null>(null);
  /** Where the birds are to stand. */
  birds = $state.raw<readonly string[]>(NOTHING);
  /** A move that is asked for once more before it is sent. */
  asking = $state<string | null>(null);
  /** The table of points lies over the map. */
  report = $state(false);
  /** The board is still telling how the game ended. */
  telling = $state(false);

  #sight = $state.raw<MangroviaSight | null>(null);
  #live = $state(false);
  #plan = $state.raw<Plan | null>(null);
  #sent: string | null = null;

  readonly choices: Choices = $derived(choicesOf(this.#live ? (this.#sight?.legal ?? []) : []));
  readonly board: Board | null = $derived(this.#sight === null ? null : boardOf(this.#sight.view.board));
  /** What the reader is asked; null while others decide. */
  readonly question: Phase | null = $derived(this.#live && this.#sight !== null ? questionOf(this.#sight) : null);
  /** Everything on the map that answers the question. */
  readonly targets: ReadonlySet<string> = $derived(this.#targets());
  /** The ways of paying for the touched field, canonical first. */
  readonly payments: readonly Payment[] = $derived(this.#payments(this.huts));
  /** The field that is touched. */
  readonly field: string | null = $derived(this.touched?.startsWith("field ") ? this.touched.slice(6) : null);
  /** What the map lights up. */
  readonly lit: readonly string[] = $derived(this.#lit());

  get sending(): boolean {
    return this.#plan !== null;
  }

  /** Takes in the newest sight; a choice that no longer stands is dropped. */
  see(sight: MangroviaSight, live: boolean): void {
    const before = this.#sight;
    const question = this.question;
    this.#sight = sight;
    this.#live = live && sight.seat !== null;
    this.#follow();
    if (before === null || before.view.phase !== sight.view.phase || this.question !== question) {
      this.asking = null;
      this.birds = this.question === "birds" ? [...sight.view.birds] : NOTHING;
    }
    const mayBuild = this.choices.single.size + this.choices.double.size > 0;
    if (this.question !== null && this.question !== question && !this.#isTarget() && !mayBuild) this.touched = null;
    if (this.field !== null && hutOn(sight.view, this.field) && !hutOn(before?.view ?? sight.view, this.field))
      this.touched = null;
  }

  /** A plan goes on as long as the building does. */
  #follow(): void {
    const { view, number } = this.#sight!;
    if (this.#plan === null || view.building !== null) return;
    if (this.#sent === null || Number(this.#sent.split(" ")[0]) < number) this.#plan = null;
  }

  clear(): void {
    this.touched = null;
    this.payment = null;
    this.huts = 1;
    this.asking = null;
  }

  /** One step back; false when there is nothing to step back from. */
  back(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.touched !== null) this.clear();
    else if (this.report) this.report = false;
    else return false;
    return true;
  }

  /** A touch on the map; the move to send, if that makes one. */
  touch(touched: string): string | null {
    const key = this.#meant(touched);
    const [kind, name] = key.split(" ") as [string, string?];
    this.asking = null;
    if (kind === "bird" && this.question === "birds" && name !== undefined) {
      this.birds = this.birds.includes(name)
        ? this.birds.filter((other) => other !== name)
        : [...this.birds.slice(-1), name];
      return null;
    }
    if (this.touched === key) {
      const move = this.ready;
      if (move === null) this.clear();
      return move;
    }
    this.clear();
    this.touched = key;
    if (this.field !== null && !this.mayBuild(1) && this.mayBuild(2)) this.huts = 2;
    return null;
  }

  /** While bowls are placed a stop stands for its place. */
  #meant(key: string): string {
    const place = key.startsWith("stop ") ? this.board?.stops.get(Number(key.slice(5)))?.place : undefined;
    return this.question === "bowl" && place !== undefined ? `place ${place}` : key;
  }

  /** The move that the touched thing comes to. */
  get ready(): string | null {
    const [kind, name] = (this.touched ?? "").split(" ");
    if (kind === "place" && this.choices.places.has(Number(name))) return `place ${name}`;
    if (kind === "amulets" && this.choices.plain.has("collect")) return "collect";
    if (kind === "field" && this.mayBuild(this.huts) && this.chosenPayment !== null) return this.build();
    return null;
  }

  get birdsMove(): string | null {
    return birdsMove(this.choices, this.birds);
  }

  mayBuild(huts: number): boolean {
    const fields = huts === 2 ? this.choices.double : this.choices.single;
    return this.field !== null && fields.has(this.field);
  }

  /** The one payment there is, or the one that was chosen. */
  get chosenPayment(): Payment | null {
    if (this.payments.length === 1) return this.payments[0]!;
    const chosen = this.payment;
    return chosen === null ? null : (this.payments.find((each) => samePayment(each, chosen)) ?? null);
  }

  setHuts(huts: number): void {
    this.huts = huts;
    this.payment = null;
  }

  /** Begins the building on the touched field as it is chosen: its first step. */
  build(): string | null {
    const [field, payment, sight] = [this.field, this.chosenPayment, this.#sight];
    if (field === null || payment === null || sight === null || !this.mayBuild(this.huts)) return null;
    const move = `${this.huts === 2 ? "build2" : "build"} ${field}`;
    this.#plan = { field, huts: this.huts, payment };
    this.#sent = `${sight.number} ${move}`;
    return move;
  }

  /** The next step of a building that is being sent; each is given out once. */
  nextToSend(): string | null {
    const [sight, plan, board] = [this.#sight, this.#plan, this.board];
    const building = sight?.view.building ?? null;
    if (sight === null || plan === null || board === null || building === null) return null;
    if (building.field !== plan.field || !this.#live) return null;
    const move = nextStep(building, plan.payment, board.field(plan.field).currency, sight.legal);
    if (move === null) {
      this.#plan = null;
      return null;
    }
    const step = `${sight.number} ${move}`;
    if (step === this.#sent) return null;
    this.#sent = step;
    return move;
  }

  /** A building under way that nobody is sending, as after a lost line: the ways in which it can end. */
  get unfinished(): readonly Payment[] {
    const [view, board] = [this.#view, this.board];
    const building = view?.building ?? null;
    const own = view === null ? undefined : ownSeat(view);
    if (building === null || view === null || board === null || own === undefined || this.#plan !== null) return [];
    return paymentsFor(board, own, view.birds, building.field, building.huts).filter((each) => goesOn(building, each));
  }

  /** Goes on with such a building. */
  finish(payment: Payment): void {
    const building = this.#view?.building ?? null;
    if (building === null) return;
    this.#plan = { field: building.field, huts: building.huts, payment };
    this.#sent = null;
  }

  get #view(): View | null {
    return this.#sight?.view ?? null;
  }

  #payments(huts: number): readonly Payment[] {
    const [view, board, field] = [this.#view, this.board, this.field];
    const own = view === null ? undefined : ownSeat(view);
    if (view === null || board === null || field === null || own === undefined || hutOn(view, field)) return [];
    return paymentsFor(board, own, view.birds, field, huts);
  }

  #isTarget(): boolean {
    return this.touched !== null && this.targets.has(this.touched);
  }

  #targets(): ReadonlySet<string> {
    const { places, single, double, plain, birds } = this.choices;
    return new Set([
      ...[...places].map((place) => `place ${place}`),
      ...[...single, ...double].map((field) => `field ${field}`),
      ...(plain.has("collect") ? ["amulets"] : []),
      ...(birds.length > 0 ? ["bird water", "bird sand", "bird mangrove", "bird meadow"] : []),
    ]);
  }

  #lit(): readonly string[] {
    const [kind, name] = (this.touched ?? "").split(" ");
    if (kind === "line" && name !== undefined) return [name];
    if (this.field === null || this.board === null) return [];
    const inGarden = this.board.inGarden(this.field) ? ["garden"] : [];
    return [...this.board.linesOf(this.field), ...inGarden];
  }
}

function questionOf({ seat, to_act, view }: MangroviaSight): Phase | null {
  return seat !== null && to_act.includes(seat) && view.phase !== "over" ? view.phase : null;
}
