/** Things of the board that the reader points at from elsewhere. */

const A_LOOK = 4_000;

export class Pointing {
  /** What advice is about: shown while nothing else is pointed at. */
  advised = $state.raw<readonly string[]>([]);
  #pointed = $state.raw<readonly string[]>([]);
  things = $derived(this.#pointed.length > 0 ? this.#pointed : this.advised);

  #held: ReturnType<typeof setTimeout> | undefined;

  /** As long as the pointer or the keyboard rests on what names them. */
  at(things: readonly string[]): void {
    if (things.length === 0 && this.#held !== undefined) return;
    this.#let();
    this.#pointed = things;
  }

  /** For a while: what named them goes out of sight. */
  show(things: readonly string[]): void {
    this.#let();
    this.#pointed = things;
    this.#held = setTimeout(() => {
      this.#let();
      this.#pointed = [];
    }, A_LOOK);
  }

  #let(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
  }
}
