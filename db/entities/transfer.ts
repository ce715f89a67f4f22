import { defineEntity, p } from '@mikro-orm/core';
import { transferKinds } from '../../contract/ledger.ts';

/** One movement of money. Its entries sum to zero; its key moves money once for each account. */
const TransferSchema = defineEntity({
  name: 'Transfer',
  tableName: 'transfers',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    kind: p.enum(transferKinds),
    key: p.string(),
    /** SHA-256 of what was asked under the key. */
    requestHash: p.string(),
    operation: p.string().nullable(),
    runId: p.string().nullable(),
    entryCount: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Transfer extends TransferSchema.class {}
TransferSchema.setClass(Transfer);
