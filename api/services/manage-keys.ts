import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from '../../contract/endpoint.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { ApiKey } from '../../db/entities/api-key.ts';
import { keys } from '../../db/repositories/keys.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { newApiKey } from './new-api-key.ts';

/** A key with its whole text, which exists here and in the reply alone. */
export interface ShownKey {
  key: ApiKey;
  apiKey: string;
}

/** Makes a key that can do no more than the one it is made with. */
export async function createKey(
  { database }: ApiContext,
  caller: Caller,
  { name, scopes, expiresAt }: { name: string; scopes: Scope[]; expiresAt?: string },
): Promise<ShownKey> {
  refuseWiderScopes(caller, scopes);
  const expiry = expiresAt === undefined ? null : new Date(expiresAt);
  if (expiry && expiry.getTime() <= Date.now()) {
    const errors = [{ path: 'expiresAt', message: 'has passed already' }];
    throw new AppError('invalid_body', 'expiry in the past', { detail: 'expiresAt has passed already.', errors });
  }
  const { accountId } = caller;
  const { text, stored } = newApiKey();
  const key = await database.transaction(async (em) => {
    const last = await lastMoment(em, caller, expiry);
    const living = await keys.livingOf(em, accountId);
    if (living.length >= limits.keysPerAccount) throw tooMany();
    return keys.create(em, { accountId, name, ...stored, scopes: [...new Set(scopes)], expiresAt: last });
  });
  return { key, apiKey: text };
}

/** When the new key ends: never after the key that it is made with. A person's session gives keys without an end. */
async function lastMoment(em: EntityManager, caller: Caller, wanted: Date | null): Promise<Date | null> {
  const own = caller.session ? null : ((await keys.get(em, caller.accountId, caller.keyId)).expiresAt ?? null);
  if (own === null || (wanted && wanted <= own)) return wanted;
  if (wanted === null) return own;
  const detail = `The key that asks ends at ${own.toISOString()}; a key that it makes ends no later.`;
  const errors = [{ path: 'expiresAt', message: detail }];
  throw new AppError('invalid_body', 'expiry after its own', { detail, errors });
}

/**
 * Revokes a key at once. Again: nothing. The account keeps a key that can write, or could never make one more; a
 * signed-in person can.
 */
export function revokeKey({ database }: ApiContext, { accountId, session }: Caller, keyId: string): Promise<ApiKey> {
  return database.transaction(async (em) => {
    const key = await requireKey(em, accountId, keyId);
    const living = await keys.livingOf(em, accountId);
    const stay = living.filter(({ id, replacedBy }) => id !== keyId && replacedBy === null);
    const isLiving = living.some(({ id }) => id === keyId);
    const isNeeded = isLiving && !session && key.scopes.includes('write');
    if (isNeeded && !stay.some(({ scopes }) => scopes.includes('write'))) {
      throw new AppError('last_key', 'last key with write', {
        detail: 'No other living key of the account has the scope write. Make one first, or rotate this one.',
      });
    }
    return keys.revoke(em, accountId, keyId);
  });
}

/** Puts a new key with the same name, scopes and expiry in the place of a living one. */
export async function rotateKey(
  { database }: ApiContext,
  caller: Caller,
  { keyId, overlapSeconds = 0 }: { keyId: string; overlapSeconds?: number },
): Promise<ShownKey & { previous: ApiKey }> {
  const { accountId } = caller;
  const { text, stored } = newApiKey();
  const rotated = await database.transaction(async (em) => {
    const old = await requireKey(em, accountId, keyId);
    const living = await keys.livingOf(em, accountId);
    if (old.replacedBy !== null || !living.some(({ id }) => id === keyId)) {
      throw new AppError('key_ended', 'key cannot be rotated', {
        detail: 'The key was revoked, replaced or has expired. Make a new one instead.',
      });
    }
    refuseWiderScopes(caller, old.scopes);
    const { name, scopes, expiresAt } = old;
    const key = await keys.create(em, { accountId, name, ...stored, scopes, expiresAt });
    return { key, previous: await keys.replace(em, { accountId, id: keyId, replacedBy: key.id, overlapSeconds }) };
  });
  return { ...rotated, apiKey: text };
}

/** Takes the account's keys for this transaction: two changes at once could each count on the other's key. */
async function requireKey(em: EntityManager, accountId: string, keyId: string): Promise<ApiKey> {
  await keys.hold(em, accountId);
  return keys.get(em, accountId, keyId);
}

/** A key must not be a way to rights that its owner was not given. */
function refuseWiderScopes(caller: Caller, wanted: readonly Scope[]): void {
  const lacking = wanted.filter((scope) => !caller.scopes.includes(scope));
  if (lacking.length === 0) return;
  const detail = `The key in use lacks the scope ${lacking.join(', ')} and cannot give it.`;
  throw new AppError('missing_scope', 'wider scopes than the caller', { detail });
}

function tooMany(): AppError {
  const detail = `The account has ${limits.keysPerAccount} living keys. Revoke one first.`;
  return new AppError('limit_exceeded', 'too many keys', { detail });
}
