import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyRecordSchema = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency_records',
  properties: {
    accountId: p.string().primary(),
    key: p.string().primary(),
    requestHash: p.string(),
    state: p.enum(['running', 'done']),
    status: p.integer().nullable(),
    reply: p.json<unknown>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class IdempotencyRecord extends IdempotencyRecordSchema.class {}
IdempotencyRecordSchema.setClass(IdempotencyRecord);
