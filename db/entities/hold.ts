import { defineEntity, p } from '@mikro-orm/core';
import { holdStates } from '../../contract/ledger.ts';

/** Money set aside for one run, resolved exactly once. */
const HoldSchema = defineEntity({
  name: 'Hold',
  tableName: 'holds',
  properties: {
    runId: p.string().primary(),
    accountId: p.string(),
    operation: p.string(),
    amountMicros: p.bigint('number'),
    capturedMicros: p.bigint('number').nullable(),
    state: p.enum(holdStates),
    expiresAt: p.datetime(),
    /** Transfers that placed and resolved it. */
    placedBy: p.string(),
    resolvedBy: p.string().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    resolvedAt: p.datetime().nullable(),
  },
});
export class Hold extends HoldSchema.class {}
HoldSchema.setClass(Hold);
