import { beforeEach, expect, test } from "vitest";

import type { Sight, TableInfo, ToServer } from "../wire/types";
import { type Socket, type World, waitBefore } from "./line";
import { LiveTable } from "./live.svelte";

class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  begin(): void {
    this.onopen?.(new Event("open"));
  }
  end(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
  say(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

class Time implements World {
  wires: Wire[] = [];
  now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  open(): Wire {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }
  later(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.now + milliseconds, run };
    this.#waiting.push(entry);
    return () => (this.#waiting = this.#waiting.filter((each) => each !== entry));
  }
  random(): number {
    return 1;
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter((each) => each.at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
  get wire(): Wire {
    return this.wires.at(-1)!;
  }
}

function sightAt(number: number, rest: Partial<Sight> = {}): Sight {
  const view = {} as Sight["view"];
  return {
    number,
    seat: 0,
    to_act: [0],
    may_act: [],
    asked: number,
    legal: [],
    kept: null,
    commands: [],
    standing: [],
    view,
    window: null,
    ...rest,
  };
}

const TABLE = { id: "k3", seats: [], yours: [0] } as unknown as TableInfo;

function whole(number: number): object {
  return { kind: "whole", table: TABLE, sight: sightAt(number), events: [{ kind: "ready" }], seed: null };
}

function step(number: number): unknown {
  return { kind: "step", sight: sightAt(number), events: [{ kind: "swapped" }] };
}

let time: Time;
let live: LiveTable;

beforeEach(() => {
  time = new Time();
  live = new LiveTable(TABLE, "ws://table", time);
  live.start();
  time.wire.begin();
  time.wire.say(whole(4));
});

const plays = (wire: Wire) => wire.sent.filter((message) => message.kind === "play");

test("a whole view and the next step make the table", () => {
  expect([live.line, live.sight?.number, live.news]).toEqual(["open", 4, []]);
  time.wire.say(step(5));
  expect(live.sight?.number).toBe(5);
  expect(live.events.map((event) => event.kind)).toEqual(["ready", "swapped"]);
  expect(live.news).toEqual([{ kind: "swapped" }]);
});

test("a gap in the numbers asks for everything, and an old step is left aside", () => {
  time.wire.say(step(7));
  expect(time.wire.sent).toEqual([{ kind: "resync" }]);
  expect(live.sight?.number).toBe(4);
  time.wire.say(step(3));
  expect(live.sight?.number).toBe(4);
});

test("a move carries the number at which its seat was asked", () => {
  live.receive({ kind: "step", sight: sightAt(5, { asked: 3 }), events: [] });
  live.play("swap b1-c2");
  expect(plays(time.wire)).toEqual([{ kind: "play", request: 1, seat: 0, number: 3, move: "swap b1-c2" }]);
  expect(live.sending).toBe(true);
  time.wire.say({ kind: "accepted", request: 1, number: 6 });
  expect(live.sending).toBe(false);
});

test("a second answer to the same question is not sent, resigning is", () => {
  live.play("pass");
  live.play("point c3");
  live.play("resign");
  expect(plays(time.wire).map((play) => "move" in play && play.move)).toEqual(["pass", "resign"]);
  time.wire.say({ kind: "accepted", request: 1, number: 5 });
  live.play("point c3");
  expect(plays(time.wire)).toHaveLength(2);
});

test("the next question can be answered before the last answer is confirmed", () => {
  live.play("place b1");
  time.wire.say(step(5));
  live.play("place c1");
  expect(plays(time.wire).map((play) => "number" in play && play.number)).toEqual([4, 5]);
});

test("a refusal is kept with its clause until the next move or step", () => {
  live.play("swap b1-c2");
  time.wire.say({ kind: "refused", request: 1, code: "illegal-move", clause: "PJ-6.4", message: "No." });
  expect(live.refusal).toEqual({ code: "illegal-move", clause: "PJ-6.4", message: "No." });
  time.wire.say(step(5));
  expect(live.refusal).toBeNull();
});

test("a move without an answer is sent again on the next line, and being known there is no error", () => {
  live.play("pass");
  time.wire.end();
  expect(live.line).toBe("lost");
  time.pass(400);
  expect(time.wires).toHaveLength(2);
  time.wire.begin();
  time.wire.say(whole(5));
  expect(plays(time.wire)).toEqual([{ kind: "play", request: 1, seat: 0, number: 4, move: "pass" }]);
  time.wire.say({ kind: "refused", request: 1, code: "stale-number", clause: null, message: "Too late." });
  expect([live.refusal, live.sending]).toEqual([null, false]);
});

test("a move chosen while the line is lost goes out when it is back", () => {
  time.wire.end();
  live.play("pass");
  time.pass(400);
  time.wire.begin();
  time.wire.say(whole(4));
  expect(plays(time.wire)).toHaveLength(1);
});

test("waiting doubles up to a quarter of a minute and is spread", () => {
  expect([0, 1, 2, 10].map((tries) => waitBefore(tries, 1))).toEqual([400, 800, 1600, 15_000]);
  expect(waitBefore(0, 0)).toBe(200);
});

test("a server that stays away is asked again and again, and at once when the page is looked at", () => {
  time.wire.end();
  time.pass(400);
  time.wire.end();
  time.pass(799);
  expect(time.wires).toHaveLength(2);
  live.wake();
  expect(time.wires).toHaveLength(3);
});

test("a quiet line is pinged and given up when nothing comes back", () => {
  time.pass(20_000);
  expect(time.wire.sent).toEqual([{ kind: "ping" }]);
  time.wire.say({ kind: "pong" });
  time.pass(20_000 + 8_000);
  expect(live.line).toBe("lost");
});

test("looking at the page again checks a line that may be dead", () => {
  live.wake();
  expect(time.wire.sent).toEqual([{ kind: "ping" }]);
  time.pass(2_500);
  expect(live.line).toBe("lost");
});

test("a line that the server ends says why and does not come back", () => {
  time.wire.say({ kind: "refused", request: 0, code: "unknown-table", clause: null, message: "Gone." });
  time.pass(60_000);
  expect([live.ended?.code, live.line, time.wires.length]).toEqual(["unknown-table", "closed", 1]);
});

test("whose seat moves to another browser watches from then on", () => {
  time.wire.say({ ...whole(5), table: { ...TABLE, yours: [0] } });
  live.play("pass");
  time.wire.say({ kind: "refused", request: 0, code: "not-your-seat", clause: null, message: "Moved." });
  expect([live.moved, live.ended, live.table.yours, live.sight?.legal, live.sending]).toEqual([
    true,
    null,
    [],
    [],
    false,
  ]);
  time.wire.begin();
  time.wire.say({ ...whole(5), table: { ...TABLE, yours: [] } });
  expect([live.line, time.wire.sent]).toEqual(["open", []]);
  live.acknowledge();
  expect(live.moved).toBe(false);
});

test("who sits down listens anew, with the knowledge of the seat", () => {
  time.wire.say({ kind: "table", table: { ...TABLE, yours: [0] } });
  expect(time.wires).toHaveLength(1);
  time.wire.say({ kind: "table", table: { ...TABLE, yours: [1] } });
  expect([live.line, time.wires.length]).toEqual(["connecting", 2]);
  time.wire.begin();
  time.wire.say({ ...whole(5), table: { ...TABLE, yours: [1] } });
  expect([live.line, time.wires.length]).toEqual(["open", 2]);
});

test("a table that is left does not come back", () => {
  live.stop();
  time.pass(60_000);
  expect([live.line, time.wires.length]).toEqual(["closed", 1]);
});
