import { defineEntity, p } from '@mikro-orm/core';

/** One line of a transfer: the `n`th of its ledger account. The database counts `n` and the balance after it. */
const EntrySchema = defineEntity({
  name: 'Entry',
  tableName: 'entries',
  properties: {
    ledgerAccount: p.string().primary(),
    n: p.bigint('number').primary(),
    transferId: p.string(),
    amountMicros: p.bigint('number'),
    balanceAfterMicros: p.bigint('number'),
  },
});
export class Entry extends EntrySchema.class {}
EntrySchema.setClass(Entry);
