import type { Temporal } from '../../adapters/temporal/temporal.ts';
import type { RunEvent } from '../../db/entities/run-event.ts';
import { listen } from '../../db/notifications.ts';
import type { Database } from '../../db/orm.ts';
import { runs } from '../../db/repositories/runs.ts';
import { RunProgress } from './run-progress.ts';
import { RunWatcher } from './run-watcher.ts';
import type { Subscription } from './subscription.ts';

/** What the database's channel carries: news of rows, or a live event with its body. */
interface RunNotice {
  runId: string;
  seq?: number;
  type?: string;
  body?: unknown;
}

export interface Watching {
  watcher: RunWatcher;
  subscription: Subscription;
}

/** One watcher for each run that somebody in this process follows; it goes with its last client. */
export class RunStreams implements AsyncDisposable {
  readonly #database: Database;
  readonly #temporal: Temporal;
  readonly #watchers = new Map<string, RunWatcher>();
  #channel: Promise<AsyncDisposable> | null = null;
  #isClosed = false;
  #openCount = 0;

  constructor(database: Database, temporal: Temporal) {
    this.#database = database;
    this.#temporal = temporal;
  }

  /** Places that are taken now. */
  get openCount(): number {
    return this.#openCount;
  }

  /** Runs that are followed now: one watcher each, however many places it has. */
  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Takes a place at the run's watcher, whose rows have been read once when this resolves. */
  async watch(runId: string): Promise<Watching> {
    this.#listen();
    const watcher = this.#watchers.get(runId) ?? this.#watcherOf(runId);
    const subscription = watcher.subscribe();
    this.#openCount += 1;
    if (this.#isClosed) subscription.end();
    else await watcher.notice();
    return { watcher, subscription };
  }

  /** Gives a place back. */
  leave(runId: string, { watcher, subscription }: Watching): void {
    subscription[Symbol.dispose]();
    this.#openCount -= 1;
    if (watcher.isIdle && this.#watchers.get(runId) === watcher) this.#watchers.delete(runId);
  }

  /** Ends all streams: their clients come back to another process and resume. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    const channel = await this.#channel?.catch(() => null);
    await channel?.[Symbol.asyncDispose]();
  }

  #watcherOf(runId: string): RunWatcher {
    const database = this.#database;
    const watcher = new RunWatcher({
      readRows: (seq) => readAllRows(database, runId, seq),
      readStoredView: async () => (await runs.find(database.fork(), runId)).view,
      progress: new RunProgress(this.#temporal, runId),
    });
    this.#watchers.set(runId, watcher);
    return watcher;
  }

  /** Opened with the first stream. While it cannot be had, looks by the clock stand in, and the next stream tries again. */
  #listen(): void {
    this.#channel ??= listen(this.#database.url, 'run_live', {
      onMessage: (message) => this.#dispatch(message as RunNotice | null),
      onGap: () => {
        for (const watcher of this.#watchers.values()) void watcher.notice();
      },
    });
    this.#channel.catch(() => {
      this.#channel = null;
    });
  }

  #dispatch(message: RunNotice | null): void {
    const watcher = message && this.#watchers.get(message.runId);
    if (!watcher) return;
    if (message.seq !== undefined) void watcher.notice();
    if (message.type !== undefined) watcher.relay({ type: message.type, body: message.body ?? {} });
  }
}

/** Rows that one query brings; a longer stream takes several. */
const batch = 500;

async function readAllRows(database: Database, runId: string, seq: number): Promise<RunEvent[]> {
  const rows = await runs.eventsSince(database.fork(), runId, seq, batch);
  const last = rows.at(-1);
  if (!last || rows.length < batch) return rows;
  return [...rows, ...(await readAllRows(database, runId, last.seq))];
}
