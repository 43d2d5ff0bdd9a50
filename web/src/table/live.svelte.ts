/** A table as the server tells it, and the moves on their way to it. */
import type { Event as Happening, Sight, TableInfo, ToClient, ToServer } from "../wire/types";
import { Line, type LineState, type World } from "./line";

export interface Refusal {
  code: string;
  clause: string | null;
  message: string;
}

interface Pending {
  request: number;
  seat: number;
  number: number;
  move: string;
  /** Sent again after a lost line: the server may know it already. */
  again: boolean;
}

/** Moves that end a game or only look are no answer to the question put to the seat. */
const BESIDE = new Set(["resign", "draw", "look"]);

const MOVED = "not-your-seat";

/** What concerns no single move and does not end the line. */
const PASSING = new Set(["too-many-requests", "internal", "bad-request"]);

export class LiveTable {
  line = $state<LineState>("connecting");
  table: TableInfo;
  sight = $state.raw<Sight | null>(null);
  events = $state.raw<Happening[]>([]);
  news = $state.raw<Happening[]>([]);
  seed = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The seat is played from another browser now, and this page watches. */
  moved = $state(false);
  /** Why the server ended the line, if it did: the table is gone, this browser is not known any more. */
  ended = $state.raw<Refusal | null>(null);

  readonly #line: Line;
  #pending: Pending[] = [];
  #requests = 0;
  #listensAs: number | null;
  /** The question answered last; the view after it may still be on its way. */
  #answered = -1;

  constructor(table: TableInfo, address: string, world: World) {
    this.table = $state.raw(table);
    this.#listensAs = table.yours[0] ?? null;
    this.#line = new Line(
      address,
      { changed: (state) => this.#changed(state), received: (text) => this.receive(JSON.parse(text) as ToClient) },
      world,
    );
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
  }

  wake(): void {
    this.#line.wake();
  }

  #resync(): void {
    this.#say({ kind: "resync" });
  }

  /** The seed of the shuffle comes with everything else, once the game is over. */
  completeSeed(): void {
    if (this.seed === null) this.#resync();
  }

  /** Sends a move of the reader's seat. A second answer to the same question is not sent. */
  play(move: string): void {
    const sight = this.sight;
    if (sight === null || sight.seat === null) return;
    const beside = BESIDE.has(move);
    const number = beside ? sight.number : (sight.asked ?? sight.number);
    if (!beside && this.#hasAnswered(number)) return;
    const pending: Pending = { request: ++this.#requests, seat: sight.seat, number, move, again: false };
    this.refusal = null;
    this.#pending.push(pending);
    this.#sendPending(pending);
  }

  /** Gives an answer in advance, or takes it back. It is nobody else's business, and no answer to a question. */
  stand(name: string, stands: boolean): void {
    const seat = this.sight?.seat;
    if (seat === null || seat === undefined) return;
    this.#say({ kind: "standing", request: ++this.#requests, seat, name, stands });
  }

  forgive(): void {
    this.refusal = null;
  }

  /** The reader knows that the seat has moved. */
  acknowledge(): void {
    this.moved = false;
  }

  receive(message: ToClient): void {
    switch (message.kind) {
      case "whole":
        return this.#takeWhole(message);
      case "step":
        return this.#takeStep(message.sight, message.events);
      case "table":
        return this.#takeTable(message.table);
      case "accepted":
        return this.#accept(message.request);
      case "refused":
        return this.#takeRefusal(message);
      case "pong":
        return;
    }
  }

  #takeWhole(whole: Extract<ToClient, { kind: "whole" }>): void {
    this.#answered = -1;
    this.#takeTable(whole.table);
    this.sight = whole.sight;
    this.events = whole.events;
    this.seed = whole.seed;
    this.news = [];
    for (const pending of [...this.#pending]) {
      pending.again = true;
      this.#sendPending(pending);
    }
  }

  /** Who has sat down meanwhile listens with the knowledge of that seat from now on. */
  #takeTable(table: TableInfo): void {
    const own = table.yours[0] ?? null;
    const satDown = own !== null && own !== this.#listensAs;
    this.table = table;
    this.#listensAs = own;
    if (!satDown) return;
    this.moved = false;
    this.#line.restart();
  }

  /** Steps are numbered for this viewer without gaps; one that is missing is asked for with everything else. */
  #takeStep(sight: Sight, events: Happening[]): void {
    const known = this.sight?.number ?? -1;
    if (sight.number < known) return;
    if (sight.number > known + 1) return this.#resync();
    this.sight = sight;
    this.events = [...this.events, ...events];
    this.news = events;
    this.refusal = null;
  }

  #takeRefusal(refused: Extract<ToClient, { kind: "refused" }>): void {
    if (refused.request === 0) return this.#end(refused);
    const pending = this.#pending.find((each) => each.request === refused.request);
    this.#settle(refused.request);
    if (pending?.again === true && refused.clause === null) return;
    this.refusal = { code: refused.code, clause: refused.clause, message: refused.message };
  }

  #end({ code, clause, message }: Refusal): void {
    if (PASSING.has(code)) return;
    if (code === MOVED && this.#listensAs !== null) return this.#watch();
    this.ended = { code, clause, message };
    this.stop();
  }

  /** The seat is somebody else's: what it may do is gone at once, what it knew with the next view. */
  #watch(): void {
    this.moved = true;
    this.#listensAs = null;
    this.#pending = [];
    this.sending = false;
    this.table = { ...this.table, yours: [] };
    if (this.sight !== null) this.sight = { ...this.sight, to_act: [], legal: [], commands: [], standing: [] };
    this.#line.restart();
  }

  #hasAnswered(number: number): boolean {
    const sent = this.#pending.some((pending) => pending.number === number && !BESIDE.has(pending.move));
    return sent || number === this.#answered;
  }

  #accept(request: number): void {
    const pending = this.#pending.find((each) => each.request === request);
    if (pending !== undefined && !BESIDE.has(pending.move)) this.#answered = pending.number;
    this.#settle(request);
  }

  #settle(request: number): void {
    this.#pending = this.#pending.filter((each) => each.request !== request);
    this.sending = this.#pending.length > 0;
  }

  #sendPending({ request, seat, number, move }: Pending): void {
    this.sending = true;
    this.#say({ kind: "play", request, seat, number, move });
  }

  #say(message: ToServer): void {
    this.#line.send(JSON.stringify(message));
  }

  #changed(state: LineState): void {
    this.line = state;
  }
}
