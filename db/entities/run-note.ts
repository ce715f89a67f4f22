import { defineEntity, p } from '@mikro-orm/core';

/** A person's answer to a run that waited for approval. */
const RunNoteSchema = defineEntity({
  name: 'RunNote',
  tableName: 'run_notes',
  properties: {
    runId: p.string().primary(),
    n: p.integer().primary(),
    decision: p.enum(['approve', 'send_back'] as const),
    text: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class RunNote extends RunNoteSchema.class {}
RunNoteSchema.setClass(RunNote);
