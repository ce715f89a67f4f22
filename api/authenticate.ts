import { createHash } from 'node:crypto';
import type { Endpoint, Scope } from '../contract/endpoint.ts';
import { AppError } from '../contract/errors.ts';
import type { Database } from '../db/orm.ts';
import { sessions } from '../db/repositories/sessions.ts';
import { readApiKey } from '../domain/api-key.ts';
import type { Caller } from './caller.ts';
import { createKeyMemory, type KeyMemory } from './key-memory.ts';
import { hashToken } from './new-token.ts';
import type { GivenSession } from './session-cookie.ts';

/** What a request shows of who sends it. */
export interface Credentials {
  /** Empty without one. */
  apiKey: string;
  session: GivenSession | null;
}

export interface Authenticate {
  (given: Credentials, endpoint: Pick<Endpoint, 'scope' | 'method'>): Promise<Caller>;
  /** To be called after whatever may have ended a key. */
  forget(): void;
}

/** A person may do what a first key may; to administer, one needs a key. */
const personScopes: readonly Scope[] = ['read', 'write', 'spend'];

/** SHA-256 of a key, hex: what is stored of it. A random key of 160 bits needs no slow hash. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Tells who calls, by the `x-api-key` header or else by the session's cookie, and refuses who lacks the endpoint's
 * scope. Keys are remembered for two seconds: what is revoked ends at once here, and within two seconds elsewhere.
 */
export function createAuthenticate(database: Database): Authenticate {
  const known = createKeyMemory(database);
  const authenticate = async ({ apiKey, session }: Credentials, endpoint: Pick<Endpoint, 'scope' | 'method'>) => {
    const caller = apiKey === '' && session ? await bySession(database, session, endpoint) : await byKey(known, apiKey);
    if (endpoint.scope && !caller.scopes.includes(endpoint.scope)) {
      const what = caller.session ? 'A session' : 'The API key';
      throw new AppError('missing_scope', 'scope missing', { detail: `${what} lacks the scope ${endpoint.scope}.` });
    }
    return caller;
  };
  return Object.assign(authenticate, { forget: known.forget });
}

async function byKey(known: KeyMemory, text: string): Promise<Caller> {
  if (text === '') {
    throw new AppError('missing_key', 'no key', { detail: 'Send the key in the header x-api-key.' });
  }
  const holder = readApiKey(text) && (await known.holderOf(hashApiKey(text)));
  if (!holder) throw new AppError('wrong_key', 'unknown key');
  const { keyId, accountId, scopes } = holder;
  return { accountId, keyId, scopes };
}

/** A browser sends the cookie with whatever any page makes it send: what changes something must come from our own. */
async function bySession(
  database: Database,
  { token, isOurs }: GivenSession,
  { method }: Pick<Endpoint, 'method'>,
): Promise<Caller> {
  if (method !== 'GET' && !isOurs) {
    throw new AppError('cross_site', 'cookie from elsewhere', {
      detail: 'A session changes things only for pages of this service; programs send a key in the header x-api-key.',
    });
  }
  const session = await sessions.findByHash(database.fork(), hashToken(token));
  if (!session)
    throw new AppError('missing_key', 'no living session', { detail: 'The session is over. Sign in again.' });
  await sessions.touch(database.fork(), session);
  const { id, personId, accountId } = session;
  return { accountId, keyId: id, scopes: personScopes, session: { id, personId } };
}
