import { expect, test } from "vitest";

import { turns } from "./log";

const say = (event: { kind: string; [field: string]: unknown }) => (event.kind === "mirror" ? null : event.kind);

test("a turn is a heading with what happened in it, and what nobody needs to read is left out", () => {
  const events = [
    { kind: "ready", seat: 0 },
    { kind: "turn", seat: 1 },
    { kind: "swapped", seat: 1 },
    { kind: "mirror" },
    { kind: "turn", seat: 0 },
  ];
  expect(turns(events, say)).toEqual([
    { index: -1, heading: null, seat: null, lines: [{ index: 0, text: "ready", seat: 0, things: [] }] },
    { index: 1, heading: "turn", seat: 1, lines: [{ index: 2, text: "swapped", seat: 1, things: [] }] },
    { index: 4, heading: "turn", seat: 0, lines: [] },
  ]);
});

test("a line may fall silent before the next one, and names the things of the board it is about", () => {
  const events = [{ kind: "moved" }, { kind: "reached" }, { kind: "moved" }];
  const lines = turns(
    events,
    ({ kind }, next) => (next?.kind === "reached" ? null : kind),
    ({ kind }) => (kind === "moved" ? ["c7"] : []),
  ).flatMap((turn) => turn.lines.map(({ text, things }) => [text, things]));
  expect(lines).toEqual([
    ["reached", []],
    ["moved", ["c7"]],
  ]);
});
