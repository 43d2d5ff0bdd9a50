/** Things of the board that the reader points at from elsewhere. */

const A_LOOK = 4_000;

export class Pointing {
  things = $state.raw<readonly string[]>([]);

  #held: ReturnType<typeof setTimeout> | undefined;

  /** As long as the pointer or the keyboard rests on what names them. */
  at(things: readonly string[]): void {
    if (things.length === 0 && this.#held !== undefined) return;
    this.#let();
    this.things = things;
  }

  /** For a while: what named them goes out of sight. */
  show(things: readonly string[]): void {
    this.#let();
    this.things = things;
    this.#held = setTimeout(() => {
      this.#let();
      this.things = [];
    }, A_LOOK);
  }

  #let(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
  }
}
