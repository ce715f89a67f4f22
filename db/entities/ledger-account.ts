import { defineEntity, p } from '@mikro-orm/core';

/** One account of the ledger with its running balance, which entries alone move. */
const LedgerAccountSchema = defineEntity({
  name: 'LedgerAccount',
  tableName: 'ledger_accounts',
  properties: {
    name: p.string().primary(),
    balanceMicros: p.bigint('number'),
    entryCount: p.bigint('number'),
  },
});
export class LedgerAccount extends LedgerAccountSchema.class {}
LedgerAccountSchema.setClass(LedgerAccount);
