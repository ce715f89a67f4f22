/** A message that travels beside what is stored: no id, kept nowhere. */
export interface LiveEvent {
  type: string;
  body: unknown;
}

/** What a client's stream does next: look at the rows, pass a live event on, keep awake, or end. */
export type Turn = { kind: 'rows' } | { kind: 'live'; event: LiveEvent } | { kind: 'quiet' } | { kind: 'end' };

/** Live events that wait for a slow client; older ones are dropped, stored ones never are. */
const mostWaiting = 256;

/** One client's place at a watcher. Turns come in the order in which things happened. */
export class Subscription implements Disposable {
  readonly #release: () => void;
  #turns: Turn[] = [];
  #waiting: ((turn: Turn) => void) | null = null;
  #isEnded = false;

  constructor(release: () => void) {
    this.#release = release;
  }

  wake(): void {
    if (this.#turns.at(-1)?.kind !== 'rows') this.#add({ kind: 'rows' });
  }

  push(event: LiveEvent): void {
    const live = this.#turns.filter(({ kind }) => kind === 'live');
    if (live.length >= mostWaiting) this.#turns.splice(this.#turns.indexOf(live[0] as Turn), 1);
    this.#add({ kind: 'live', event });
  }

  end(): void {
    this.#isEnded = true;
    this.#add({ kind: 'end' });
  }

  /** The next turn; `quiet` when none came for `quietMs`. */
  next(quietMs: number): Promise<Turn> {
    if (this.#isEnded) return Promise.resolve({ kind: 'end' });
    const turn = this.#turns.shift();
    if (turn) return Promise.resolve(turn);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#waiting?.({ kind: 'quiet' }), quietMs);
      this.#waiting = (came) => {
        clearTimeout(timer);
        this.#waiting = null;
        resolve(came);
      };
    });
  }

  [Symbol.dispose](): void {
    this.end();
    this.#release();
  }

  #add(turn: Turn): void {
    if (this.#waiting) this.#waiting(turn);
    else this.#turns.push(turn);
  }
}
