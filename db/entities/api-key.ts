import { defineEntity, p } from '@mikro-orm/core';
import type { Scope } from '../../contract/endpoint.ts';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    /** What its owner calls it. */
    name: p.string(),
    /** The readable part of the key; the secret is kept only as `hash`. */
    publicId: p.string(),
    /** SHA-256 of the whole key, hex. */
    hash: p.string().hidden(),
    scopes: p.array<Scope>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    /** Id of the key that took its place. */
    replacedBy: p.string().nullable(),
  },
});
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
