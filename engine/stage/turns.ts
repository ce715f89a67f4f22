/** Begins work in the order of asking, so many pieces at once. */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async take(work: () => Promise<void>): Promise<void> {
    if (this.#busy >= this.#atOnce) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#busy += 1;
    try {
      await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
