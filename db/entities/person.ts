import { defineEntity, p } from '@mikro-orm/core';

/** Who proved an address by a code. Accounts of API callers have no person, until one adopts them. */
const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: p.string().primary(),
    /** Lower case. */
    email: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
