/** The public table of the three objective cards. PJ-13.2 */
export const PAIRS = [
  ["crane", "fox"],
  ["crane", "owl"],
  ["fox", "owl"],
] as const;

const CAPTAINS = ["I", "II", "III"] as const;

/** Each card leads its three pairs to the three captains, begun one captain later than the card before. */
export function captainFor(card: number, pair: readonly string[]): string {
  const nth = PAIRS.findIndex((known) => known.every((animal) => pair.includes(animal)));
  return CAPTAINS[(card - 1 + nth) % CAPTAINS.length]!;
}
