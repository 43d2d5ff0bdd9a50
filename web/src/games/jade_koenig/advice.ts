/** What is shown of a move that is advised, or looked back at. */

const OF_THINGS: ReadonlySet<string> = new Set(["place", "route", "swap", "chip", "claim"]);

/** The spaces and places that a move is about. */
export function thingsOfMove(notation: string): readonly string[] {
  const [kind = "", ...rest] = notation.split(" ");
  if (kind === "lay") return rest.slice(0, 1);
  return OF_THINGS.has(kind) ? rest : [];
}
