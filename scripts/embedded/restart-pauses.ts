const firstPauseMs = 500;

/** How long a process that ended by itself stays away: twice as long each time, and as at first once it has lived long. */
export class RestartPauses {
  readonly #longestMs: number;
  #pauseMs = firstPauseMs;
  #startedAt = Date.now();

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  started(): void {
    this.#startedAt = Date.now();
  }

  /** Milliseconds until the next start of a process that has just ended, and the line that tells of it. */
  next(name: string, how: string): { pauseMs: number; line: string } {
    const livedLong = Date.now() - this.#startedAt > 2 * this.#longestMs;
    const pauseMs = livedLong ? firstPauseMs : this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, this.#longestMs);
    return { pauseMs, line: `${name} ${how}; it starts again in ${pauseMs / 1000} s` };
  }
}
