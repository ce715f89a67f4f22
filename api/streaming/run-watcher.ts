import { terminalEvents } from '../../contract/runs.ts';
import type { RunEvent } from '../../db/entities/run-event.ts';
import type { RunProgress } from './run-progress.ts';
import { Watcher } from './watcher.ts';

export interface RunWatcherOptions {
  /** Reads the rows after `seq`, oldest first: the stream's truth. */
  readRows(seq: number): Promise<RunEvent[]>;
  /** The last view that an activity stored, shown while no worker answers. */
  readStoredView(): Promise<unknown>;
  progress: RunProgress;
}

const pollMs = 2_000;
/** Milliseconds between `stale` events while no worker answers. */
const staleMs = 10_000;

/**
 * Follows one run. Notices come from Postgres and from the workflow's history; whatever comes, one read of the rows
 * follows, and every client takes from there.
 */
export class RunWatcher extends Watcher {
  readonly #options: RunWatcherOptions;
  readonly #rows: RunEvent[] = [];
  #staleSince = 0;
  #poll: NodeJS.Timeout | undefined;

  constructor(options: RunWatcherOptions) {
    super();
    this.#options = options;
  }

  /** Whether the terminal event has been read: no more will come. */
  get isOver(): boolean {
    return terminalEvents.some((type) => type === this.#rows.at(-1)?.type);
  }

  /** Stored events after `seq`, as far as they have been read. */
  rowsAfter(seq: number): RunEvent[] {
    return seq >= (this.#rows.at(-1)?.seq ?? 0) ? [] : this.#rows.filter((row) => row.seq > seq);
  }

  protected start(): void {
    if (this.isOver) return;
    this.#poll = setInterval(() => void this.notice(), pollMs).unref();
    this.#options.progress.start({ onChange: () => void this.notice(), onStale: () => void this.#tellStale() });
  }

  protected stop(): void {
    clearInterval(this.#poll);
    this.#options.progress.stop();
  }

  protected async read(): Promise<boolean> {
    const fresh = await this.#options.readRows(this.#rows.at(-1)?.seq ?? 0).catch(() => []);
    this.#rows.push(...fresh);
    if (fresh.length > 0 && this.isOver) this.stop();
    return fresh.length > 0;
  }

  async #tellStale(): Promise<void> {
    const now = performance.now();
    if (this.isOver || now - this.#staleSince < staleMs) return;
    this.#staleSince = now;
    const view = await this.#options.readStoredView().catch(() => null);
    this.relay({ type: 'stale', body: { view: view ?? null } });
  }
}
