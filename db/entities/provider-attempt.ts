import { defineEntity, p } from '@mikro-orm/core';

/** One call of a paid provider: booked at its worst case before, settled at what it cost after. */
const ProviderAttemptSchema = defineEntity({
  name: 'ProviderAttempt',
  tableName: 'provider_attempts',
  properties: {
    runId: p.string().primary(),
    step: p.string().primary(),
    attempt: p.integer().primary(),
    accountId: p.string(),
    maxMicros: p.bigint('number'),
    /** Null while unknown; it then counts at its worst case. */
    actualMicros: p.bigint('number').nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    settledAt: p.datetime().nullable(),
  },
});
export class ProviderAttempt extends ProviderAttemptSchema.class {}
ProviderAttemptSchema.setClass(ProviderAttempt);
