import type { Temporal } from '../../adapters/temporal/temporal.ts';
import type { RunEvent } from '../../db/entities/run-event.ts';
import type { Database } from '../../db/orm.ts';
import { runs } from '../../db/repositories/runs.ts';
import { RunProgress } from './run-progress.ts';
import { RunWatcher } from './run-watcher.ts';
import { Streams } from './streams.ts';

/** What the database's channel carries: news of rows, or a live event with its body. */
interface RunNotice {
  runId: string;
  seq?: number;
  type?: string;
  body?: unknown;
}

export type RunStreams = Streams<RunWatcher, RunNotice>;

/** The streams of all runs that are followed in this process. */
export function runStreams(database: Database, temporal: Temporal): RunStreams {
  return new Streams({
    databaseUrl: database.url,
    channel: 'run_live',
    idOf: ({ runId }) => runId,
    watcherOf: (runId) =>
      new RunWatcher({
        readRows: (seq) => readAllRows(database, runId, seq),
        readStoredView: async () => (await runs.find(database.fork(), runId)).view,
        progress: new RunProgress(temporal, runId),
      }),
    tell(watcher, { seq, type, body }) {
      if (seq !== undefined) void watcher.notice();
      if (type !== undefined) watcher.relay({ type, body: body ?? {} });
    },
  });
}

/** Rows that one query brings; a longer stream takes several. */
const batch = 500;

async function readAllRows(database: Database, runId: string, seq: number): Promise<RunEvent[]> {
  const rows = await runs.eventsSince(database.fork(), runId, seq, batch);
  const last = rows.at(-1);
  if (!last || rows.length < batch) return rows;
  return [...rows, ...(await readAllRows(database, runId, last.seq))];
}
