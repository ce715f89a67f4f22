import { defineEntity, p } from '@mikro-orm/core';
import { billingModes } from '../../contract/ledger.ts';
import { phases, runKinds, runStates, waitReasons } from '../../contract/names.ts';

export type JsonObject = Record<string, unknown>;

/** One run. `startedAt` is the outbox: null until Temporal has taken the workflow. */
const RunSchema = defineEntity({
  name: 'Run',
  tableName: 'runs',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    projectId: p.string(),
    /** The loop or production that started it. */
    parentId: p.string().nullable(),
    /** The step of it that did: a step that is taken again finds the same run. */
    parentStep: p.string().nullable(),
    kind: p.enum(runKinds),
    state: p.enum(runStates),
    /** Whether it writes scenes: one such run at a time for each project. */
    writing: p.boolean(),
    /** What was asked, prompt text included: it lives here and never in Temporal. */
    input: p.json<JsonObject>(),
    requestHash: p.string(),
    idempotencyKey: p.string().nullable(),
    provider: p.string(),
    /** How the installation took money when the run was made; the runs that it starts go by it. */
    billing: p.enum(billingModes),
    budgetMicros: p.bigint('number').nullable(),
    spentMicros: p.bigint('number'),
    /** The revision it reads; for a prompt, its draft. */
    revisionId: p.string().nullable(),
    draftRevisionId: p.string().nullable(),
    phase: p.enum(phases).nullable(),
    /** The last view a phase-changing activity wrote; shown while no worker answers. */
    view: p.json<JsonObject>().nullable(),
    /** `seq` of the newest event. */
    seq: p.integer(),
    result: p.json<JsonObject>().nullable(),
    error: p.json<JsonObject>().nullable(),
    needsHuman: p.boolean(),
    waitsFor: p.enum(waitReasons).nullable(),
    /** In words, while it waits. */
    asks: p.string().nullable(),
    cancelRequestedAt: p.datetime().nullable(),
    /** Whether that cancel throws finished scenes away. */
    discard: p.boolean(),
    createdAt: p.datetime().onCreate(() => new Date()),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
});
export class Run extends RunSchema.class {}
RunSchema.setClass(Run);
