/** A small generator of numbers from a seed (mulberry32), so that a failing history can be run again. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Step =
  | { type: 'credit'; key: string; cents: number; source: 'local' | 'stripe' }
  | { type: 'grant'; key: string; micros: number }
  | { type: 'refund'; key: string; cents: number }
  | { type: 'hold'; run: number; low: number; high: number; budget: number | null }
  | { type: 'capture'; run: number; micros: number }
  | { type: 'release' | 'expire'; run: number };

const keys = ['a', 'b', 'c', 'd'];
const amounts = [0, 1, 20_000, 100_000, 250_000, 999_999, 1_000_000, 1_000_001, 2_500_000, 5_000_000];

/** A history of `length` steps: few keys, runs and amounts, so that they meet each other often. */
export function historyOf(seed: number, length: number): Step[] {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const step = (): Step => {
    const type = pick([
      'credit',
      'credit',
      'grant',
      'refund',
      'hold',
      'hold',
      'hold',
      'capture',
      'capture',
      'release',
      'expire',
    ] as const);
    const run = Math.floor(random() * 4);
    const cents = pick([1, 99, 100, 500, 700]);
    switch (type) {
      case 'credit':
        return { type, key: pick(keys), cents, source: pick(['local', 'stripe']) };
      case 'grant':
        return { type, key: pick(keys), micros: pick(amounts) || 7 };
      case 'refund':
        return { type, key: pick(keys), cents };
      case 'hold': {
        const [low, high] = [pick(amounts), pick(amounts)].sort((one, other) => one - other) as [number, number];
        return { type, run, low, high, budget: random() < 0.5 ? null : pick(amounts) };
      }
      case 'capture':
        return { type, run, micros: pick(amounts) };
      default:
        return { type, run };
    }
  };
  return Array.from({ length }, step);
}

interface ModelHold {
  asked: string;
  amount: number;
  captured: number;
  state: 'held' | 'captured' | 'released' | 'expired';
}

/** The plain ledger of one account: numbers in memory, one thing after the other. */
export class LedgerModel {
  available = 0;
  held = 0;
  revenue = 0;
  readonly #keys = new Map<string, string>();
  readonly #holds = new Map<number, ModelHold>();

  /** What the step should answer: the code of a refusal, or whether it did something. */
  take(step: Step): string {
    switch (step.type) {
      case 'credit':
        return this.#once(`${step.source}:${step.key}`, `${step.cents}`, () => {
          this.available += step.cents * 10_000;
        });
      case 'grant':
        return this.#once(`grant:${step.key}`, `${step.micros}`, () => {
          this.available += step.micros;
        });
      case 'refund':
        return this.#once(`refund:${step.key}`, `${step.cents}`, () => {
          this.available -= Math.min(this.available, step.cents * 10_000);
        });
      case 'hold':
        return this.#hold(step);
      case 'capture':
        return this.#end(step.run, step.micros === 0 ? 'released' : 'captured', step.micros);
      default:
        return this.#end(step.run, step.type === 'release' ? 'released' : 'expired', 0);
    }
  }

  #once(key: string, asked: string, work: () => void): string {
    const before = this.#keys.get(key);
    if (before !== undefined) return before === asked ? 'again' : 'idempotency_mismatch';
    this.#keys.set(key, asked);
    work();
    return 'done';
  }

  #hold({ run, low, high, budget }: Extract<Step, { type: 'hold' }>): string {
    if (high === 0) return 'free';
    const asked = JSON.stringify([low, high, budget]);
    const before = this.#holds.get(run);
    if (before) return before.asked === asked ? `again ${before.state} ${before.amount}` : 'idempotency_mismatch';
    const least = Math.max(low, 1);
    if (budget !== null && budget < least) return 'budget_too_small';
    if (this.available < least) return 'insufficient_balance';
    const amount = Math.min(budget ?? high, high, this.available);
    this.#holds.set(run, { asked, amount, captured: 0, state: 'held' });
    this.available -= amount;
    this.held += amount;
    return `done held ${amount}`;
  }

  #end(run: number, state: ModelHold['state'], micros: number): string {
    const hold = this.#holds.get(run);
    if (!hold) return micros > 0 ? 'internal' : 'nothing';
    if (hold.state !== 'held') return `again ${hold.state} ${hold.captured}`;
    if (micros > hold.amount) return 'internal';
    Object.assign(hold, { state, captured: micros });
    this.held -= hold.amount;
    this.available += hold.amount - micros;
    this.revenue += micros;
    return `done ${state} ${micros}`;
  }
}
