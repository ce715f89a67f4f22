import { defineEntity, p } from '@mikro-orm/core';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.string().primary(),
    /** A label, never an identity. */
    email: p.string(),
    name: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Whose it is; null for one that was made by API. */
    personId: p.string().nullable(),
    deletedAt: p.datetime().nullable(),
  },
});
export class Account extends AccountSchema.class {}
AccountSchema.setClass(Account);
