import { Counter, Gauge, Registry } from 'prom-client';
import { discrepancies } from '../db/repositories/discrepancies.ts';
import { readStackState } from '../db/repositories/stack-state.ts';
import type { ApiContext } from './context.ts';
import type { ApiMiddleware } from './koa-types.ts';

export interface Metrics {
  /** Counts each request by route, method and status when its reply is over. */
  count: ApiMiddleware;
  /** All of it in Prometheus' text format; the database is asked now. */
  text(): Promise<string>;
  readonly contentType: string;
}

type Context = Pick<ApiContext, 'database' | 'streams'>;

/** Counts of this process, and of the whole stack as the database has it. Names of routes, never paths. */
export function createMetrics(context: Context): Metrics {
  const register = new Registry();
  const requests = new Counter({
    name: 'framewright_http_requests_total',
    help: 'Requests to this process that were answered',
    labelNames: ['route', 'method', 'status'],
    registers: [register],
  });
  const readState = createStateGauges(context, register);
  return {
    async count(ctx, next) {
      ctx.res.once('close', () => {
        requests.inc({ route: ctx.state.route ?? 'none', method: ctx.method, status: ctx.res.statusCode });
      });
      await next();
    },
    async text() {
      await readState();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

function createStateGauges({ database, streams }: Context, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `framewright_${name}`, help, labelNames, registers: [register] });
  const runs = gauge('runs', 'Runs that are open or ended within a day', ['kind', 'state']);
  const outbox = gauge('outbox_waiting', 'Runs whose workflow is not started yet');
  const holds = gauge('holds_open', 'Holds that are not resolved');
  const held = gauge('held_dollars', 'Dollars that open holds set aside');
  const people = gauge('runs_need_human', 'Runs that wait for a person');
  const erasing = gauge('erasing_folders', 'Folders of objects that are still to be removed');
  const found = gauge('discrepancies', 'Records of one fact that differ', ['source', 'rule']);
  const checked = gauge('reconciled_timestamp_seconds', 'When a source was compared last', ['source']);
  const sse = gauge('sse_streams', 'Streams of events that are open in this process');
  const watchers = gauge('sse_watchers', 'Runs that this process follows for all of their streams');
  return async () => {
    const state = await readStackState(database.fork());
    runs.reset();
    for (const { kind, state: runState, count } of state.runs) runs.set({ kind, state: runState }, count);
    found.reset();
    for (const { source, rule, count } of state.discrepancies) found.set({ source, rule }, count);
    for (const { source, checkedAt } of await discrepancies.checks(database.fork())) {
      checked.set({ source }, checkedAt.getTime() / 1000);
    }
    outbox.set(state.outbox.waiting);
    holds.set(state.holds.open);
    held.set(state.holds.heldMicros / 1_000_000);
    people.set(state.needsHuman);
    erasing.set(state.toErase.folders);
    sse.set(streams.openCount);
    watchers.set(streams.watcherCount);
  };
}
