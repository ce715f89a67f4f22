import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { limits } from '../../contract/limits.ts';
import { keys } from '../../db/repositories/keys.ts';
import { type Caller, callerOf, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());

async function newKey(call: Caller, scopes: string[], more: object = {}) {
  const { body } = await call('createKey', { body: { name: 'Another', scopes, ...more } });
  return { id: body.key.id as string, apiKey: body.api_key as string, call: callerOf(api.url, body.api_key) };
}
const statusOf = async (call: Caller) => (await call('account')).status;

/** Makes something that lives for so many seconds: few, or more where the machine is too busy to see it living. */
async function seenLiving<Made extends { call: Caller; endsAt: string }>(make: (seconds: number) => Promise<Made>) {
  for (const seconds of [1, 5, 25]) {
    const made = await make(seconds).catch(() => null);
    if (made && (await statusOf(made.call)) === 200) return made;
  }
  const made = await make(120);
  expect(await statusOf(made.call)).toBe(200);
  return made;
}

/** Until a little after a moment. */
const passed = (moment: string) => delay(Math.max(0, Date.parse(moment) - Date.now()) + 200);
const ownId = async (call: Caller) => (await call('account')).body.key.id as string;

test('a key is shown once, does what its scopes say and is listed without its secret', async () => {
  const call = await newCaller(api.url);
  const made = await call('createKey', { body: { name: ' Reader ', scopes: ['read', 'read'] } });
  expect(made.body.key).toMatchObject({ name: 'Reader', scopes: ['read'], state: 'living', current: false });
  const reader = callerOf(api.url, made.body.api_key);
  expect(await statusOf(reader)).toBe(200);
  expect((await reader('createProject', { body: { name: 'No' } })).body.code).toBe('missing_scope');
  const { body } = await call('listKeys');
  expect(body.keys.map(({ name }: { name: string }) => name)).toEqual(['Reader', 'First key']);
  expect(body.keys.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  expect(made.body.api_key.startsWith(`${body.keys[0].prefix}_`)).toBe(true);
  expect(JSON.stringify(body) + api.logLines.join()).not.toContain(made.body.api_key.slice(25));
});

test('a key gives no scope that it lacks, by making a key or by rotating one', async () => {
  const call = await newCaller(api.url);
  const narrow = await newKey(call, ['read', 'write']);
  const refused = await narrow.call('createKey', { body: { name: 'Wider', scopes: ['spend'] } });
  expect([refused.status, refused.body.code]).toEqual([403, 'missing_scope']);
  const wide = await narrow.call('rotateKey', { params: { keyId: await ownId(call) }, body: {} });
  expect([wide.status, wide.body.code]).toEqual([403, 'missing_scope']);
  expect((await call('createKey', { body: { name: 'Admin', scopes: ['admin'] } })).status).toBe(403);
  expect(await statusOf(call)).toBe(200);
});

test('a revoked key is refused by the very next request, and revoking again changes nothing', async () => {
  const call = await newCaller(api.url);
  const other = await newKey(call, ['read']);
  expect(await statusOf(other.call)).toBe(200);
  const { body } = await call('revokeKey', { params: { keyId: other.id } });
  expect(body.state).toBe('revoked');
  expect((await other.call('account')).body.code).toBe('wrong_key');
  const again = await call('revokeKey', { params: { keyId: other.id } });
  expect(again.body.revokedAt).toBe(body.revokedAt);
  const rotated = await call('rotateKey', { params: { keyId: other.id }, body: {} });
  expect([rotated.status, rotated.body.code]).toEqual([409, 'key_ended']);
});

test('the last key that can write stays, also when two are revoked at once', async () => {
  const call = await newCaller(api.url);
  await newKey(call, ['read']);
  const own = await ownId(call);
  const refused = await call('revokeKey', { params: { keyId: own } });
  expect([refused.status, refused.body.code]).toEqual([409, 'last_key']);
  expect(refused.body.detail).toMatch(/Make one first/);
  const other = await newKey(call, ['write', 'read']);
  const replies = await Promise.all([
    call('revokeKey', { params: { keyId: other.id } }),
    other.call('revokeKey', { params: { keyId: own } }),
  ]);
  const [mine, theirs] = [await statusOf(call), await statusOf(other.call)];
  expect([mine, theirs].filter((status) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('rotating gives a new secret with the same rights; the old key works on for the overlap only', async () => {
  const call = await newCaller(api.url);
  const { reply, ...old } = await seenLiving(async (overlapSeconds) => {
    const made = await newKey(call, ['read']);
    const rotated = await call('rotateKey', { params: { keyId: made.id }, body: { overlapSeconds } });
    return { ...made, reply: rotated, endsAt: rotated.body.previous.expiresAt as string };
  });
  const { status, body } = reply;
  expect([status, body.key.scopes, body.previous.replacedBy]).toEqual([201, ['read'], body.key.id]);
  expect(body.api_key).not.toBe(old.apiKey);
  expect(await statusOf(callerOf(api.url, body.api_key))).toBe(200);
  await passed(old.endsAt);
  expect([await statusOf(old.call), await statusOf(callerOf(api.url, body.api_key))]).toEqual([401, 200]);
  const now = await call('rotateKey', { params: { keyId: body.key.id } });
  expect(await statusOf(callerOf(api.url, body.api_key))).toBe(401);
  expect(await statusOf(callerOf(api.url, now.body.api_key))).toBe(200);
});

test('a key in its overlap is no key to stay with, and is not rotated twice', async () => {
  const call = await newCaller(api.url);
  const own = await ownId(call);
  const { body } = await call('rotateKey', { params: { keyId: own }, body: { overlapSeconds: 3600 } });
  const lockedOut = await call('revokeKey', { params: { keyId: body.key.id } });
  expect(lockedOut.body.code).toBe('last_key');
  expect((await call('rotateKey', { params: { keyId: own }, body: {} })).body.code).toBe('key_ended');
});

test('a key ends when it expires, and none is made that has expired already', async () => {
  const call = await newCaller(api.url);
  const short = await seenLiving(async (seconds) => {
    const endsAt = new Date(Date.now() + 1_000 * seconds).toISOString();
    return { ...(await newKey(call, ['read'], { expiresAt: endsAt })), endsAt };
  });
  await passed(short.endsAt);
  expect(await statusOf(short.call)).toBe(401);
  const past = await call('createKey', { body: { name: 'Past', scopes: ['read'], expiresAt: '2020-01-01T00:00:00Z' } });
  expect([past.status, past.body.errors[0].path]).toEqual([400, 'expiresAt']);
});

test('an account has a bounded number of living keys', async () => {
  const call = await newCaller(api.url);
  const { id: accountId } = (await call('account')).body;
  for (let made = 1; made < limits.keysPerAccount; made++) {
    const hash = randomBytes(32).toString('hex');
    await keys.create(api.database.fork(), { accountId, publicId: hash, hash, scopes: ['read'] });
  }
  const more = await call('createKey', { body: { name: 'More', scopes: ['read'] } });
  expect([more.status, more.body.code]).toEqual([422, 'limit_exceeded']);
  const { body: page } = await call('listKeys', { query: { limit: '30' } });
  const { body: rest } = await call('listKeys', { query: { limit: '30', cursor: page.nextCursor } });
  expect(new Set([...page.keys, ...rest.keys].map(({ id }) => id)).size).toBe(limits.keysPerAccount);
});

test('a key that expires makes no key that outlives it', async () => {
  const call = await newCaller(api.url);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const short = await call('createKey', { body: { name: 'Short', scopes: ['read', 'write'], expiresAt } });
  const bounded = callerOf(api.url, short.body.api_key);
  const heir = await bounded('createKey', { body: { name: 'Heir', scopes: ['read'] } });
  expect([heir.status, heir.body.key.expiresAt]).toEqual([201, expiresAt]);
  const later = new Date(Date.now() + 7_200_000).toISOString();
  const refused = await bounded('createKey', { body: { name: 'Later', scopes: ['read'], expiresAt: later } });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_body']);
});
