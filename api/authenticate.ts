import { createHash } from 'node:crypto';
import type { Scope } from '../contract/endpoint.ts';
import { AppError } from '../contract/errors.ts';
import type { Database } from '../db/orm.ts';
import { keys } from '../db/repositories/keys.ts';
import { readApiKey } from '../domain/api-key.ts';
import type { Caller } from './caller.ts';

export type Authenticate = (key: string, scope: Scope) => Promise<Caller>;

/** SHA-256 of a key, hex: what is stored of it. A random key of 160 bits needs no slow hash. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Tells who calls by the `x-api-key` header and refuses a key without the endpoint's scope. Nothing is remembered. */
export function createAuthenticate(database: Database): Authenticate {
  return async (text, scope) => {
    if (text === '') {
      throw new AppError('missing_key', 'no key', { detail: 'Send the key in the header x-api-key.' });
    }
    const key = readApiKey(text) && (await keys.findByHash(database.fork(), hashApiKey(text)));
    if (!key) throw new AppError('wrong_key', 'unknown key');
    if (!key.scopes.includes(scope)) {
      throw new AppError('missing_scope', 'scope missing', { detail: `The API key lacks the scope ${scope}.` });
    }
    await keys.touch(database.fork(), key.id);
    return { accountId: key.accountId, keyId: key.id, scopes: key.scopes };
  };
}
