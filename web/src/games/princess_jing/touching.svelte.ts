/** Fingers and mice on the board: a tap touches, a drag carries. */
import type { Choosing } from "./choosing.svelte";
import { isCaptain } from "./setup";
import type { Point } from "./layout";

/** What lies under a pointer, by the data attributes of the board. */
interface Under {
  cell: string | null;
  thing: string | null;
  gate: string | null;
}

const NEAR = 7;

function under(element: Element | null): Under {
  const found = element?.closest<SVGElement>("[data-cell],[data-thing],[data-gate]") ?? null;
  return {
    cell: found?.dataset["cell"] ?? null,
    thing: found?.dataset["thing"] ?? null,
    gate: found?.dataset["gate"] ?? null,
  };
}

export class Touching {
  /** Where on the picture something is carried. */
  carried = $state.raw<Point | null>(null);

  #from: { x: number; y: number; under: Under; pointer: number } | null = null;
  readonly #choosing: () => Choosing;
  readonly #play: (move: string | null) => void;

  constructor(choosing: () => Choosing, play: (move: string | null) => void) {
    this.#choosing = choosing;
    this.#play = play;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.carried !== null) return;
    const here = under(event.target as Element);
    this.#from = { x: event.clientX, y: event.clientY, under: here, pointer: event.pointerId };
  }

  move(event: PointerEvent, picture: SVGSVGElement): void {
    if (this.#from === null || event.pointerId !== this.#from.pointer) return;
    const far = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > NEAR;
    if (this.carried === null && (!far || !this.#pickUp(this.#from.under))) return;
    if (this.carried === null) picture.setPointerCapture(event.pointerId);
    this.carried = onPicture(event, picture);
  }

  up(event: PointerEvent): void {
    const from = this.#from;
    if (from === null || event.pointerId !== from.pointer) return;
    this.#from = null;
    const there = under(document.elementFromPoint(event.clientX, event.clientY));
    if (this.carried !== null) this.#putDown(from.under, there);
    else if (same(from.under, there)) this.#tap(there);
    this.carried = null;
  }

  cancel(): void {
    if (this.carried !== null) this.#choosing().clear();
    this.#from = null;
    this.carried = null;
  }

  #pickUp({ cell, thing, gate }: Under): boolean {
    const choosing = this.#choosing();
    choosing.against = null;
    if (choosing.question === "setup") {
      const inHand = thing ?? choosing.draftedAt(cell, gate);
      choosing.hand = inHand;
      return inHand !== null;
    }
    if (cell === null || !choosing.canCarry(cell)) return false;
    choosing.takeUp(cell);
    return true;
  }

  #putDown(from: Under, there: Under): void {
    const choosing = this.#choosing();
    const home = from.cell !== null && from.cell === there.cell;
    if (there.cell !== null && !home) this.#play(choosing.drop(there.cell));
    else if (there.gate !== null && choosing.hand !== null && isCaptain(choosing.hand)) choosing.touchGate(there.gate);
    else if (choosing.question === "setup" && !home) choosing.returnToTray();
    if (choosing.asking === null && !home) choosing.clear();
  }

  #tap({ cell, thing, gate }: Under): void {
    const choosing = this.#choosing();
    if (thing !== null) choosing.take(thing);
    else if (gate !== null) choosing.touchGate(gate);
    else if (cell !== null) this.#play(choosing.touch(cell));
    else choosing.clear();
  }
}

function same(one: Under, other: Under): boolean {
  return one.cell === other.cell && one.thing === other.thing && one.gate === other.gate;
}

function onPicture(event: PointerEvent, picture: SVGSVGElement): Point {
  const matrix = picture.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
