/** Fingers, mouse and wheel on the map: a tap touches, a drag carries a card or moves the map, two fingers zoom. */
import { kept, WHOLE, zoomAt, type Point, type Zoom } from "./layout";

const NEAR = 8;
const DOUBLE = 320;

export interface Listener {
  /** Something was tapped; whether it meant something there. */
  tap(point: Point, touch: boolean): boolean;
  /** Takes up what lies there, if it can be carried. */
  take(point: Point): boolean;
  carry(point: Point): void;
  drop(point: Point): void;
  cancel(): void;
}

export class Gestures {
  zoom = $state.raw<Zoom>(WHOLE);
  /** The map follows the fingers at once; else it glides. */
  moving = $state(false);
  /** The reader has moved the map by hand. */
  own = false;

  #fingers = new Map<number, Point>();
  #from: Point | null = null;
  #far = false;
  #carrying = false;
  #lastTap = { time: 0, x: 0, y: 0 };
  readonly #listener: Listener;
  readonly #frame: () => { left: number; top: number; width: number; height: number };

  constructor(listener: Listener, frame: () => { left: number; top: number; width: number; height: number }) {
    this.#listener = listener;
    this.#frame = frame;
  }

  set(zoom: Zoom, own = true): void {
    const { width, height } = this.#frame();
    this.own = own;
    this.zoom = kept(zoom, width, height);
  }

  /** One step closer or farther, around the middle. */
  step(factor: number): void {
    const { width, height } = this.#frame();
    this.set(zoomAt(this.zoom, { x: width / 2, y: height / 2 }, factor));
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("button") !== null) return;
    const here = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, here);
    if (this.#fingers.size === 1) {
      this.#from = here;
      this.#far = false;
    } else {
      this.#far = true;
      if (this.#carrying) this.cancel();
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) return this.#pinch(event.pointerId, before, here);
    if (!this.#far && this.#from !== null && Math.hypot(here.x - this.#from.x, here.y - this.#from.y) > NEAR) {
      this.#far = true;
      this.#carrying = this.#listener.take(this.#from);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, here);
    if (this.#carrying) this.#listener.carry(here);
    else if (this.#far) this.#pan(here.x - before.x, here.y - before.y);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size > 0) return;
    this.moving = false;
    const here = { x: event.clientX, y: event.clientY };
    if (this.#carrying) this.#listener.drop(here);
    else if (!this.#far) this.#tap(here, event.pointerType === "touch");
    this.#carrying = false;
  }

  cancel(): void {
    if (this.#carrying) this.#listener.cancel();
    this.#fingers.clear();
    this.#carrying = false;
    this.moving = false;
  }

  wheel(event: WheelEvent): void {
    const { left, top } = this.#frame();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const next = zoomAt(this.zoom, point, Math.exp(-event.deltaY * 0.0016));
    if (next.scale === this.zoom.scale) return;
    event.preventDefault();
    this.set(next);
  }

  #tap(here: Point, touch: boolean): void {
    const again = performance.now() - this.#lastTap.time < DOUBLE;
    const near = Math.hypot(here.x - this.#lastTap.x, here.y - this.#lastTap.y) < 28;
    if (this.#listener.tap(here, touch)) {
      this.#lastTap.time = 0;
    } else if (again && near) {
      const { left, top } = this.#frame();
      const point = { x: here.x - left, y: here.y - top };
      this.set(this.zoom.scale > 1.4 ? WHOLE : zoomAt(this.zoom, point, 2.6));
      this.#lastTap.time = 0;
    } else {
      this.#lastTap = { time: performance.now(), ...here };
    }
  }

  #pan(x: number, y: number): void {
    if (this.zoom.scale === 1) return;
    this.moving = true;
    this.set({ ...this.zoom, x: this.zoom.x + x, y: this.zoom.y + y });
  }

  #pinch(id: number, before: Point, here: Point): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)![1];
    const { left, top } = this.#frame();
    const wide = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const middle = { x: (here.x + other.x) / 2 - left, y: (here.y + other.y) / 2 - top };
    const moved = { ...this.zoom, x: this.zoom.x + (here.x - before.x) / 2, y: this.zoom.y + (here.y - before.y) / 2 };
    this.moving = true;
    this.set(zoomAt(moved, middle, Math.hypot(here.x - other.x, here.y - other.y) / wide));
    this.#fingers.set(id, here);
  }
}
