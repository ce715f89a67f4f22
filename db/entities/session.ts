import { defineEntity, p } from '@mikro-orm/core';

/** One signed-in browser. It acts for one account of its person at a time. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.string().primary(),
    /** SHA-256 of the cookie's token, hex. */
    hash: p.string().hidden(),
    personId: p.string(),
    accountId: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    lastSeenAt: p.datetime().onCreate(() => new Date()),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
