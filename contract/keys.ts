import { z } from 'zod';
import { defineEndpoint, scopes } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListQuery } from './projects.ts';
import { textOf } from './text.ts';

export const Key = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** How the key begins; the rest was shown once. */
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  state: z.enum(['living', 'expired', 'revoked']),
  /** Whether this request came with it. */
  current: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  /** The key that took its place by `rotate`. */
  replacedBy: z.string().nullable(),
});
export type Key = z.infer<typeof Key>;
const KeyParams = z.strictObject({ keyId: z.string() });
/** A new key; `api_key` is shown this once. */
const NewKey = z.strictObject({ key: Key, api_key: z.string() });

export const listKeys = defineEndpoint({
  name: 'keys.list',
  method: 'GET',
  path: '/api/v1/keys',
  summary: 'List the API keys of the account, newest first, without their secrets',
  scope: 'read',
  query: ListQuery,
  reply: z.strictObject({ keys: z.array(Key), nextCursor: z.string().nullable() }),
  command: 'keys list',
});
export const createKey = defineEndpoint({
  name: 'keys.create',
  method: 'POST',
  path: '/api/v1/keys',
  summary: 'Make an API key with some of the scopes of the key in use; its secret is shown once',
  scope: 'write',
  body: z.strictObject({
    name: textOf(limits.nameCharacters),
    scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  }),
  reply: NewKey,
  status: 201,
  // Not idempotent: a kept reply would be a stored secret. A reply that got lost: revoke the key and make another.
  command: 'keys create --name <name> --scopes <scopes>',
});
export const revokeKey = defineEndpoint({
  name: 'keys.revoke',
  method: 'DELETE',
  path: '/api/v1/keys/:keyId',
  summary: 'Revoke an API key at once; the last one that can write is refused',
  scope: 'write',
  params: KeyParams,
  reply: Key,
  command: 'keys revoke <key_id>',
});
export const rotateKey = defineEndpoint({
  name: 'keys.rotate',
  method: 'POST',
  path: '/api/v1/keys/:keyId/rotate',
  summary: 'Put a new API key in the place of one; the old one works on for `overlapSeconds`, by default 0',
  scope: 'write',
  params: KeyParams,
  body: z.strictObject({ overlapSeconds: z.number().int().min(0).max(86_400).optional() }),
  reply: NewKey.extend({ previous: Key }),
  status: 201,
  command: 'keys rotate <key_id> [--overlap <seconds>]',
});
