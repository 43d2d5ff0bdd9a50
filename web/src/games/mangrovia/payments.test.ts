import { describe, expect, test } from "vitest";

import { BOARD, holdingOf, seatOf } from "./examples";
import { exactSums, goesOn, nextStep, paymentsFor, picksOf, type Payment } from "./payments";
import type { Building, Holding } from "./view";

function ways(
  hand: Partial<Holding>,
  field: string,
  huts = 1,
  birds = ["water", "sand", "mangrove"],
  tiles: string[] = [],
): Payment[] {
  return paymentsFor(BOARD, seatOf(0, { hand: holdingOf(hand), tiles }), birds, field, huts);
}
const values = (payments: readonly Payment[]) => payments.map((payment) => payment.values.join("+"));

describe("payments", () => {
  test("G32 nothing is overpaid", () => {
    expect(ways({ landscapes: ["sand"], valuables: [5, 5] }, "m16")).toEqual([]);
    expect(values(ways({ landscapes: ["sand"], valuables: [3, 2, 2] }, "m16"))).toEqual(["3+2+2"]);
  });

  test("G33 currencies are not mixed", () => {
    expect(ways({ landscapes: ["sand"], amulets: [6, 1] }, "m16")).toEqual([]);
    expect(ways({ landscapes: ["water"], valuables: [5] }, "m04")).toEqual([]);
    expect(values(ways({ landscapes: ["water"], amulets: [4, 1] }, "m04"))).toEqual(["4+1"]);
  });

  test("G35 all exact payments, the canonical one first", () => {
    const found = ways({ landscapes: ["water"], valuables: [7, 6, 5, 5, 4, 3, 2] }, "m28");
    expect(values(found)).toEqual(["7+3", "6+4", "5+5", "5+3+2"]);
  });

  test("G34 a start card is a card of its value", () => {
    expect(values(ways({ landscapes: ["sand"], start_cards: [4], valuables: [4, 3] }, "m16"))).toEqual(["4+3"]);
  });

  test("G8 G9 a double hut is paid as one total with two landscape cards that fit", () => {
    expect(ways({ landscapes: ["water", "water"], valuables: [7, 7, 6] }, "m28", 2)).toMatchObject([
      { values: [7, 7, 6], landscapes: ["water", "water"] },
    ]);
    const mixed = ways({ landscapes: ["mangrove", "water"], valuables: [7, 7, 5, 3] }, "m17", 2);
    expect(mixed.map(({ landscapes }) => landscapes)).toEqual([["water", "mangrove"]]);
    expect(
      ways({ landscapes: ["mangrove", "water"], valuables: [7, 7, 5, 3] }, "m17", 2, ["mangrove", "sand"]),
    ).toEqual([]);
  });

  test("GT3 GT4 tiles of the Garden count in their currency, and cards come first", () => {
    const both = ways({ landscapes: ["sand"], valuables: [4, 3] }, "m16", 1, ["sand", "water"], ["valuable", "amulet"]);
    expect(both.map(({ values: paid, tiles }) => [paid, tiles])).toEqual([
      [[4, 3], 0],
      [[4], 1],
    ]);
    expect(ways({ landscapes: ["water"], amulets: [3] }, "m04", 1, ["water", "sand"], ["amulet"])).toMatchObject([
      { values: [3], tiles: 1 },
    ]);
  });

  test("GT5 a joker lifts the condition of the birds for one card, and is spent only where needed", () => {
    const hand = { landscapes: ["sand"], valuables: [4, 3] };
    expect(ways(hand, "m16", 1, ["water", "mangrove"])).toEqual([]);
    expect(ways(hand, "m16", 1, ["water", "mangrove"], ["joker"])).toMatchObject([{ jokers: 1 }]);
    expect(ways(hand, "m16", 1, ["water", "sand"], ["joker"])).toMatchObject([{ jokers: 0 }]);
  });

  test("a hand of forty cards does not take forever", () => {
    const coins = Array.from({ length: 40 }, (_, index) => ({ value: 2 + (index % 6), tile: false }));
    expect(exactSums(coins, 28).length).toBeGreaterThan(10);
  });
});

describe("the steps of a payment", () => {
  const payment: Payment = { landscapes: ["water"], values: [5, 3], tiles: 1, jokers: 0 };
  const building: Building = {
    field: "m17",
    huts: 1,
    step: "pay",
    landscapes: ["water"],
    currency: "valuables",
    due: 6,
    picked: [5],
    picked_tiles: 0,
    rest: [],
    rest_tiles: 0,
  };

  test("picks go from the greatest down, a card before a tile of the same value", () => {
    expect(picksOf(payment, "valuables")).toEqual(["pay 5", "pay 3", "pay-tile-v"]);
  });

  test("the next step leads on from where the building is", () => {
    expect(nextStep(building, payment, "valuables", ["pay 3", "pay-default"])).toBe("pay 3");
    const land = { ...building, step: "land", landscapes: [], picked: [] };
    expect(nextStep(land, payment, "valuables", ["land water", "land mangrove"])).toBe("land water");
  });

  test("a step that is not offered is not sent", () => {
    expect(nextStep(building, payment, "valuables", ["pay 4"])).toBeNull();
  });

  test("only payments that begin like the building can end it", () => {
    expect(goesOn(building, payment)).toBe(true);
    expect(goesOn(building, { ...payment, values: [7] })).toBe(false);
    expect(goesOn(building, { ...payment, landscapes: ["mangrove"] })).toBe(false);
  });
});
