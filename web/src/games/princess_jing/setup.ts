/** A setup on paper: what is drafted before it is sent, step by step, as the server asks. PJ-4, PJ-12. */
import { COLUMNS, ownLine, type Cell } from "./cells";
import { isAnimal, isExpert, type View } from "./view";

export const ANIMALS = ["crane", "fox", "owl"] as const;
export const CAPTAINS = ["I", "II", "III"] as const;
const BASIC = ["princess", "maid", "mirror"] as const;
const EXPERT = ["princess", "maid", "mirror1", "mirror2", ...ANIMALS] as const;
const PRESENT_ANIMALS = 2;

export interface Draft {
  /** Figure to cell. */
  places: Readonly<Record<string, Cell>>;
  /** Captain to entrance. */
  gates: Readonly<Record<string, string>>;
}

export const EMPTY: Draft = { places: {}, gates: {} };

/** The figures a seat may put behind screens; in the expert mode one animal of the three stays out. */
export function figuresToPlace(view: View): readonly string[] {
  return isExpert(view) ? EXPERT : BASIC;
}

export function captainsToPlace(view: View): readonly string[] {
  return isExpert(view) ? CAPTAINS : [];
}

/** What the server already has is not for the draft to move. */
export function settled(view: View): Draft {
  return {
    places: Object.fromEntries(view.figures.map(({ figure, cell }) => [figure, cell])),
    gates: Object.fromEntries(
      view.captains.filter(({ seat }) => seat === view.seat).map(({ captain, entrance }) => [captain, entrance]),
    ),
  };
}

/** The draft with what the server has; whose place is taken by it goes back to the tray. */
export function whole(view: View, draft: Draft): Draft {
  const fixed = settled(view);
  const present = view.left_out === null ? draft.places : without(draft.places, view.left_out);
  return { places: beside(present, fixed.places), gates: beside(draft.gates, fixed.gates) };
}

function beside(drafted: Draft["places"], fixed: Draft["places"]): Draft["places"] {
  const taken = new Set(Object.values(fixed));
  const free = Object.entries(drafted).filter(([, place]) => !taken.has(place));
  return { ...Object.fromEntries(free), ...fixed };
}

function placedAnimals(draft: Draft): string[] {
  return Object.keys(draft.places).filter(isAnimal);
}

/** The animal that stays out: the server's, or the one that is left once two have a place. */
export function leftOut(view: View, draft: Draft): string | null {
  if (!isExpert(view)) return null;
  if (view.left_out !== null) return view.left_out;
  const placed = placedAnimals(whole(view, draft));
  return placed.length < PRESENT_ANIMALS ? null : (ANIMALS.find((animal) => !placed.includes(animal)) ?? null);
}

/** What still waits in the tray, figures before captains. */
export function waiting(view: View, draft: Draft): string[] {
  const { places, gates } = whole(view, draft);
  const out = leftOut(view, draft);
  const figures = figuresToPlace(view).filter((figure) => !(figure in places) && figure !== out);
  return [...figures, ...captainsToPlace(view).filter((captain) => !(captain in gates))];
}

/** How many of those that wait need no place: one animal, while it is open which. PJ-12.2 */
export function spare(view: View, draft: Draft): number {
  return isExpert(view) && leftOut(view, draft) === null ? 1 : 0;
}

export function isComplete(view: View, draft: Draft): boolean {
  return waiting(view, draft).length === 0;
}

export function isCaptain(thing: string): boolean {
  return (CAPTAINS as readonly string[]).includes(thing);
}

/** Where a figure may be put: princess and maid on the first line, in the expert mode the others on two. PJ-12.5 */
export function cellsToPlace(view: View, figure: string): Cell[] {
  if (view.seat === null || isCaptain(figure)) return [];
  const first = COLUMNS.map((column) => `${column}${ownLine(view.seat!, 0)}`);
  if (!isExpert(view) || figure === "princess" || figure === "maid") return first;
  return [...first, ...COLUMNS.map((column) => `${column}${ownLine(view.seat!, 1)}`)];
}

export function figureOn(draft: Draft, cell: Cell): string | null {
  return Object.entries(draft.places).find(([, place]) => place === cell)?.[0] ?? null;
}

export function captainAt(draft: Draft, entrance: string): string | null {
  return Object.entries(draft.gates).find(([, gate]) => gate === entrance)?.[0] ?? null;
}

function without(record: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Puts a figure on a cell; whoever stood there takes its old place, or goes back to the tray. */
export function put(view: View, draft: Draft, figure: string, cell: Cell): Draft {
  const fixed = settled(view).places;
  const allowed = cellsToPlace(view, figure).includes(cell) && !Object.values(fixed).includes(cell);
  if (!allowed || figure in fixed) return draft;
  const other = figureOn(draft, cell);
  const old = draft.places[figure];
  let places = without(draft.places, figure);
  if (other !== null && other !== figure) {
    places = without(places, other);
    if (old !== undefined && cellsToPlace(view, other).includes(old)) places[other] = old;
  }
  places[figure] = cell;
  return leaveThirdAnimalOut({ ...draft, places }, figure);
}

/** A third animal sends the one back that was put down first. PJ-12.2 */
function leaveThirdAnimalOut(draft: Draft, newest: string): Draft {
  const placed = placedAnimals(draft);
  if (placed.length <= PRESENT_ANIMALS) return draft;
  const back = placed.find((animal) => animal !== newest)!;
  return { ...draft, places: without(draft.places, back) };
}

export function putCaptain(view: View, draft: Draft, captain: string, entrance: string): Draft {
  const fixed = settled(view).gates;
  if (captain in fixed || Object.values(fixed).includes(entrance)) return draft;
  const other = captainAt(draft, entrance);
  const old = draft.gates[captain];
  let gates = without(draft.gates, captain);
  if (other !== null && other !== captain) {
    gates = without(gates, other);
    if (old !== undefined) gates[other] = old;
  }
  gates[captain] = entrance;
  return { ...draft, gates };
}

export function takeBack(draft: Draft, thing: string): Draft {
  return { places: without(draft.places, thing), gates: without(draft.gates, thing) };
}

function shuffled<Thing>(things: readonly Thing[], chance: () => number): Thing[] {
  const left = [...things];
  const order: Thing[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(chance() * left.length), 1));
  return order;
}

/** Fills what is not settled at random, each allowed arrangement as likely as any other. PJ-4.7, PJ-12.8 */
export function drawn(view: View, chance: () => number = Math.random): Draft {
  const out = view.left_out ?? (isExpert(view) ? shuffled(ANIMALS, chance)[0]! : null);
  let draft = settled(view);
  for (const figure of figuresToPlace(view)) {
    if (figure in draft.places || figure === out) continue;
    const free = cellsToPlace(view, figure).filter((cell) => figureOn(draft, cell) === null);
    draft = { ...draft, places: { ...draft.places, [figure]: shuffled(free, chance)[0]! } };
  }
  for (const captain of captainsToPlace(view)) {
    if (captain in draft.gates) continue;
    const free = COLUMNS.filter((column) => captainAt(draft, column) === null);
    draft = { ...draft, gates: { ...draft.gates, [captain]: shuffled(free, chance)[0]! } };
  }
  return draft;
}

/** The move that answers what the setup asks next, from a complete draft. */
export function nextStep(view: View, draft: Draft): string | null {
  const asked = view.next_figure;
  if (asked === null) return null;
  if (asked === "leave") {
    const out = leftOut(view, draft);
    return out === null ? null : `leave ${out}`;
  }
  if (isCaptain(asked)) return draft.gates[asked] === undefined ? null : `captain ${draft.gates[asked]}`;
  return draft.places[asked] === undefined ? null : `place ${draft.places[asked]}`;
}
