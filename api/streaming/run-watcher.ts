import { terminalEvents } from '../../contract/runs.ts';
import type { RunEvent } from '../../db/entities/run-event.ts';
import type { RunProgress } from './run-progress.ts';
import { Subscription } from './subscription.ts';

/** A message that travels beside the workflow: no id, kept nowhere. */
export interface LiveEvent {
  type: string;
  body: unknown;
}

export interface RunWatcherOptions {
  /** Reads the rows after `seq`, oldest first: the stream's truth. */
  readRows(seq: number): Promise<RunEvent[]>;
  /** The last view that an activity stored, shown while no worker answers. */
  readStoredView(): Promise<unknown>;
  progress: RunProgress;
  /** Milliseconds between looks at the rows that no notice asked for. */
  pollMs?: number;
  /** Milliseconds between `stale` events while no worker answers. */
  staleMs?: number;
}

/**
 * Follows one run for all of its clients in this process. Notices come from Postgres and from the workflow's history;
 * whatever comes, one read of the rows follows, and every client takes from there. A slow look at the rows by the
 * clock means that a lost notice costs time and no event.
 */
export class RunWatcher {
  readonly #options: RunWatcherOptions;
  readonly #subscriptions = new Set<Subscription>();
  readonly #rows: RunEvent[] = [];
  #tail: Promise<void> = Promise.resolve();
  #isQueued = false;
  #staleSince = 0;
  #poll: NodeJS.Timeout | undefined;

  constructor(options: RunWatcherOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#subscriptions.size === 0;
  }

  /** Whether the terminal event has been read: no more will come. */
  get isOver(): boolean {
    return terminalEvents.some((type) => type === this.#rows.at(-1)?.type);
  }

  subscribe(): Subscription {
    if (this.isIdle && !this.isOver) this.#start();
    const subscription = new Subscription(() => {
      this.#subscriptions.delete(subscription);
      if (this.isIdle) this.#stop();
    });
    this.#subscriptions.add(subscription);
    return subscription;
  }

  /** Stored events after `seq`, as far as they have been read. */
  rowsAfter(seq: number): RunEvent[] {
    return seq >= (this.#rows.at(-1)?.seq ?? 0) ? [] : this.#rows.filter((row) => row.seq > seq);
  }

  /** Something may have been written: reads the rows once, however often it is asked meanwhile. Resolves when read. */
  notice(): Promise<void> {
    if (this.#isQueued) return this.#tail;
    this.#isQueued = true;
    this.#tail = this.#tail.then(() => this.#read());
    return this.#tail;
  }

  /** Hands a live event on, after the rows whose notice came before it. */
  relay(event: LiveEvent): void {
    this.#tail = this.#tail.then(() => {
      for (const subscription of this.#subscriptions) subscription.push(event);
    });
  }

  close(): void {
    this.#stop();
    for (const subscription of this.#subscriptions) subscription.end();
  }

  #start(): void {
    this.#poll = setInterval(() => void this.notice(), this.#options.pollMs ?? 2_000).unref();
    this.#options.progress.start({ onChange: () => void this.notice(), onStale: () => void this.#tellStale() });
  }

  #stop(): void {
    clearInterval(this.#poll);
    this.#options.progress.stop();
  }

  async #read(): Promise<void> {
    this.#isQueued = false;
    // A database that is away must not end the streams: the next notice or look by the clock reads again.
    const fresh = await this.#options.readRows(this.#rows.at(-1)?.seq ?? 0).catch(() => []);
    if (fresh.length === 0) return;
    this.#rows.push(...fresh);
    if (this.isOver) this.#stop();
    for (const subscription of this.#subscriptions) subscription.wake();
  }

  async #tellStale(): Promise<void> {
    const now = performance.now();
    if (this.isOver || now - this.#staleSince < (this.#options.staleMs ?? 10_000)) return;
    this.#staleSince = now;
    const view = await this.#options.readStoredView().catch(() => null);
    this.relay({ type: 'stale', body: { view: view ?? null } });
  }
}
