/** A socket that comes back by itself. It knows nothing of tables: text goes in, text comes out. */

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** The world outside, handed in so that a test brings its own. */
export interface World {
  open(address: string): Socket;
  /** Runs something later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  random(): number;
}

export interface Listener {
  changed(state: LineState): void;
  received(text: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET_TIME = 20_000;
const PATIENCE = 8_000;
const SHORT_PATIENCE = 2_500;
const PING = JSON.stringify({ kind: "ping" });

/** How long to wait before try number `tries`: doubled each time, and spread so that not all come back at once. */
export function waitBefore(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
}

export class Line {
  state: LineState = "connecting";
  #socket: Socket | null = null;
  #tries = 0;
  #calledOff: () => void = () => {};

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#change("closed");
  }

  /** Begins anew: the server is to look again at who is listening. */
  restart(): void {
    this.#change("connecting");
    this.#connect();
  }

  /** False when there is no line to send over. */
  send(text: string): boolean {
    if (this.state !== "open" || this.#socket === null) return false;
    this.#socket.send(text);
    return true;
  }

  /** The page is looked at again or the network is back: ask now rather than later. */
  wake(): void {
    if (this.state === "lost") this.#connect();
    else if (this.state === "open") this.#ping(SHORT_PATIENCE);
  }

  #connect(): void {
    this.#drop();
    const socket = this.world.open(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#change("open");
      this.#expect(QUIET_TIME);
    };
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.#expect(QUIET_TIME);
      if (typeof event.data === "string") this.listener.received(event.data);
    };
    socket.onclose = () => this.#lose();
    this.#later(PATIENCE, () => this.#lose());
  }

  #lose(): void {
    this.#drop();
    this.#change("lost");
    this.#later(waitBefore(this.#tries, this.world.random()), () => this.#connect());
    this.#tries += 1;
  }

  /** A line that stays quiet is asked; one that does not answer is lost, whatever the browser believes. */
  #expect(quiet: number): void {
    this.#later(quiet, () => this.#ping(PATIENCE));
  }

  #ping(patience: number): void {
    this.#socket?.send(PING);
    this.#later(patience, () => this.#lose());
  }

  #drop(): void {
    this.#calledOff();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #later(milliseconds: number, run: () => void): void {
    this.#calledOff();
    this.#calledOff = this.world.later(milliseconds, run);
  }

  #change(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.changed(state);
  }
}

/** The browser's own world. */
export const browserWorld: World = {
  open: (address) => new WebSocket(address),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export function addressOf(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
