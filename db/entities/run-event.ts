import { defineEntity, p } from '@mikro-orm/core';

/** One event of a run's stream. The pair of `step` and `n` keeps a repeated activity from adding it twice. */
const RunEventSchema = defineEntity({
  name: 'RunEvent',
  tableName: 'run_events',
  properties: {
    runId: p.string().primary(),
    seq: p.integer().primary(),
    type: p.string(),
    body: p.json<Record<string, unknown>>(),
    step: p.string(),
    n: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class RunEvent extends RunEventSchema.class {}
RunEventSchema.setClass(RunEvent);
