import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

import { moveLine } from "./moves";
import { Dictionary } from "./words";

function dictionary(game: string): Dictionary {
  const file = resolve(import.meta.dirname, `../../../src/paravent/games/${game}/words/en.ftl`);
  return new Dictionary("en", [readFileSync(file, "utf-8")]);
}

describe("what a move does", () => {
  it.each([
    ["princess_jing", "swap a1-b1", "Exchange the screens a1-b1"],
    ["princess_jing", "withdraw princess a5", "Withdraw the princess to a5"],
    ["jade_koenig", "claim ice ruins desert", "Claim Ice Palace, Ruins of Chimu and Tiuhan Desert"],
    ["jade_koenig", "route c076 oG", "Walk to oracle G, 2 steps"],
    ["jade_koenig", "guess 1", "Guess: one snake"],
    ["mangrovia", "take-v 0", "Take the valuable in slot 1"],
    ["mangrovia", "birds water sand", "Set the birds on water and sand"],
    ["mangrovia", "resign", "Resign"],
  ])("%s: %s", (game, move, line) => {
    expect(moveLine(move, dictionary(game))).toBe(line);
  });

  it("calls a thing as its game does", () => {
    const naming = { thingName: (thing: string) => (thing === "c074" ? "clearing 74" : null) };
    expect(moveLine("place c074", dictionary("jade_koenig"), naming)).toBe("Put the piece on clearing 74");
    expect(moveLine("chip ice", dictionary("jade_koenig"), naming)).toBe("Put a question chip on Ice Palace");
  });

  it("tells what only the moment knows, where the game does", () => {
    const game = {
      moveLine: (move: string, view: unknown) => (move === "take-v 0" ? `Take a ${(view as number[])[0]}` : null),
    };
    const words = dictionary("mangrovia");
    expect(moveLine("take-v 0", words, game, [7])).toBe("Take a 7");
    expect(moveLine("take-v 0", words, game)).toBe("Take the valuable in slot 1");
    expect(moveLine("draw-v", words, game, [7])).toBe("Draw a valuable");
  });
});
