import { afterAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import { runs } from '../../db/repositories/runs.ts';
import { composeApiKey } from '../../domain/api-key.ts';
import { jsonSchemaOf } from '../../domain/capabilities.ts';
import { callerOf, newCaller, type Request } from './caller.ts';
import { ownThings, unknownThings } from './owned-things.ts';
import { startApi } from './start-api.ts';
import { sceneCode } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const [owner, stranger] = [await newCaller(api.url), await newCaller(api.url)];
type Name = keyof typeof endpoints;
const names = Object.keys(endpoints) as Name[];
const guarded = names.filter((name) => endpoints[name].scope !== null);
const withBody = names.filter((name) => 'body' in endpoints[name]);

const owned = await ownThings(api, owner);
const unknown = unknownThings;

/** A body that each endpoint would take from its owner. */
const bodies: Partial<Record<Name, (ids: Record<string, string>) => object>> = {
  estimate: () => ({ operations: [{ operation: 'music', quantity: 1 }] }),
  register: () => ({ email: 'b@example.com', name: 'Bea' }),
  updateAccount: () => ({ name: 'Ada' }),
  deleteAccount: () => ({ confirm: 'acc_other' }),
  updateContext: () => ({ text: 'Other' }),
  startSubscription: () => ({ plan: 'starter' }),
  signIn: () => ({ email: 'b@example.com' }),
  confirmSignIn: () => ({ email: 'b@example.com', code: '0000 0000' }),
  switchAccount: () => ({ accountId: 'acc_other' }),
  adoptAccount: () => ({ api_key: 'fw_live_other' }),
  topUp: () => ({ amount_cents: 500 }),
  createKey: () => ({ name: 'Key', scopes: ['read'] }),
  rotateKey: () => ({}),
  createProject: () => ({ name: 'New' }),
  duplicateProject: () => ({}),
  updateProject: () => ({ name: 'Renamed' }),
  addContext: () => ({ label: 'goal', text: 'Goal' }),
  createScene: () => ({ name: 'S', code: sceneCode, track: 9, startFrame: 0, durationInFrames: 9 }),
  setSceneCode: () => ({ code: sceneCode }),
  renameScene: () => ({ name: 'Other' }),
  duplicateScene: () => ({}),
  splitScene: () => ({ frame: 9 }),
  setPositions: ({ sceneId }) => ({ updates: [{ sceneId, track: 1 }] }),
  createUpload: () => ({ bytes: 9, sha256: 'b'.repeat(64) }),
  addSound: () => ({ asset: 'tone' }),
  changeSound: () => ({ volume: -6 }),
  placeEffects: () => ({}),
  generateVoiceover: () => ({ text: 'Hello' }),
  generateMusic: () => ({ seconds: 8 }),
  generateImage: () => ({ prompt: 'A hill' }),
  removeBackground: () => ({ asset: 'logo' }),
  generateVideoA: () => ({ prompt: 'A hill', seconds: 2 }),
  generateVideoB: () => ({ prompt: 'A hill', seconds: 2 }),
  startPrompt: () => ({ prompt: 'A film' }),
  generateStream: ({ projectId }) => ({ projectId, prompt: 'A film' }),
  startPreview: () => ({ frames: [0] }),
  startReview: () => ({}),
  startMend: () => ({}),
  startExport: () => ({}),
  keepCriteria: () => ({ criteria: 'scenes>=1' }),
  verifyProject: () => ({ criteria: 'scenes>=1' }),
  cancelRun: () => ({}),
  createWebhook: () => ({ url: 'https://example.com/other' }),
  updateWebhook: () => ({ events: ['run.failed'] }),
  rotateWebhookSecret: () => ({}),
  replayDelivery: () => ({}),
  startLoop: () => ({ goal: 'A film' }),
  startProduction: () => ({ name: 'P', goal: 'A film', requirement: 'Short', brand: 'Blue' }),
  approveRun: () => ({}),
  sendBackRun: () => ({ note: 'Shorter' }),
  pauseRun: () => ({}),
  resumeRun: () => ({}),
  raiseBudget: () => ({ budget: 5 }),
};

/** A key of `owner` that could do everything until it was revoked. */
const revokedKey = (async () => {
  const { body } = await owner('createKey', { body: { name: 'Revoked', scopes: ['read', 'write', 'spend'] } });
  await owner('revokeKey', { params: { keyId: body.key.id } });
  return body.api_key as string;
})();

const requestOf = (name: Name, ids: Record<string, string>): Request => ({ params: ids, body: bodies[name]?.(ids) });
/** Ids that a request names, in its path or its body. */
const namesThings = (name: Name) => endpoints[name].path.includes(':') || name === 'generateStream';
const comparable = ({ request_id: _, instance: __, ...problem }: Record<string, unknown>) => JSON.stringify(problem);

test('an endpoint with a body has a row in this test', () => {
  expect(withBody.filter((name) => !bodies[name])).toEqual([]);
});

test('every id that a path names has one here that exists, and one that does not', () => {
  const params = names.flatMap((name) => [...endpoints[name].path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''));
  expect([...new Set(params)].filter((param) => !owned[param] || !unknown[param])).toEqual([]);
});

test.each(guarded)('%s asks for a key and takes only a living one', async (name) => {
  const request = requestOf(name, owned);
  const revoked = await revokedKey;
  const wrong = composeApiKey(new Uint8Array(10).fill(7), new Uint8Array(20).fill(7)).text;
  const codes = [];
  for (const key of [undefined, wrong, 'sk-12345', owner.apiKey.toUpperCase(), revoked]) {
    const { status, body } = await callerOf(api.url, key)(name, request);
    codes.push([status, body.code, body.category]);
  }
  expect(codes).toEqual([[401, 'missing_key', 'auth'], ...Array.from({ length: 4 }, () => [401, 'wrong_key', 'auth'])]);
});

const narrowKeys = new Map<unknown, Promise<string>>();

/** A key of `owner` that may do everything but this, made once. */
function keyWithout(scope: Endpoint['scope']): Promise<string> {
  const scopes = (['read', 'write', 'spend'] as const).filter((other) => other !== scope);
  const made =
    narrowKeys.get(scope) ??
    owner('createKey', { body: { name: 'Narrow', scopes } }).then(({ body }) => body.api_key as string);
  narrowKeys.set(scope, made);
  return made;
}

test.each(guarded)('%s refuses a key that lacks its scope, and does nothing', async (name) => {
  const narrow = callerOf(api.url, await keyWithout(endpoints[name].scope));
  const reply = await narrow(name, requestOf(name, owned));
  expect([reply.status, reply.body.code, reply.body.category]).toEqual([403, 'missing_scope', 'auth']);
});

test.each(guarded.filter(namesThings))(
  "%s answers for another account's ids as for ids that do not exist",
  async (name) => {
    const before = await runs.list(api.database.fork(), (await owner('account')).body.id);
    const theirs = await stranger(name, requestOf(name, owned));
    const none = await stranger(name, requestOf(name, unknown));
    expect([theirs.status, theirs.body.code]).toEqual([404, 'not_found']);
    expect(comparable(theirs.body)).toBe(comparable(none.body));
    const after = await runs.list(api.database.fork(), (await owner('account')).body.id);
    expect(after.items).toEqual(before.items);
  },
);

test.each(withBody)('%s refuses a body of the wrong form and names its fields', async (name) => {
  const good = requestOf(name, owned);
  const bad: unknown[] = [[], 'text', 7, null, { ...(good.body as object), unheardOf: 1 }];
  for (const body of bad) {
    const reply = await owner(name, { ...good, body });
    expect([name, body, reply.status, reply.body.code]).toEqual([name, body, 400, 'invalid_body']);
    expect(reply.body.errors.length).toBeGreaterThan(0);
  }
  const unheardOf = await owner(name, { ...good, body: { ...(good.body as object), unheardOf: 1 } });
  expect(unheardOf.body.errors).toContainEqual({ path: 'unheardOf', message: 'unknown field' });
});

test.each(withBody)('%s refuses each of its fields when it is of the wrong type', async (name) => {
  const good = requestOf(name, owned);
  const { properties = {} } = jsonSchemaOf((endpoints[name] as Endpoint).body as z.ZodType);
  for (const field of Object.keys(properties)) {
    const reply = await owner(name, { ...good, body: { ...(good.body as object), [field]: { wrong: ['type'] } } });
    expect([name, field, reply.status, reply.body.code]).toEqual([name, field, 400, 'invalid_body']);
    expect(reply.body.errors[0].path.startsWith(field)).toBe(true);
  }
});

/** What only the key of who runs the installation reaches: everybody here is refused before anything is read. */
const forAll = names.filter((name) => endpoints[name].scope !== 'admin');

test.each(forAll)('%s refuses an unknown part of the query, and says which', async (name) => {
  const reply = await owner(name, { ...requestOf(name, owned), query: { unheardOf: '1' } });
  expect([name, reply.status, reply.body.code]).toEqual([name, 400, 'invalid_query']);
  expect(reply.body.errors).toContainEqual({ path: 'unheardOf', message: expect.stringMatching(/^unknown/) });
});

const oversize = { text: 'x'.repeat(limits.jsonBytes + 1) };
const takesFile = (name: Name) => (endpoints[name] as Endpoint).upload === true;
test.each(names.filter((name) => endpoints[name].method !== 'GET' && !takesFile(name)))(
  '%s reads no body of more than 1 MiB',
  async (name) => {
    const reply = await owner(name, { ...requestOf(name, owned), body: oversize });
    expect([name, reply.status, reply.body.code]).toEqual([name, 413, 'body_too_large']);
  },
);

test('every endpoint of the table is served, and only its own method', async () => {
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => unknown[param] ?? '');
    const methods = names
      .filter((other) => endpoints[other].path === endpoint.path)
      .map((other) => endpoints[other].method);
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !methods.includes(method as never),
    );
    for (const method of wrong) {
      const reply = await fetch(api.url + path, { method });
      const problem = (await reply.json()) as { code: string };
      expect([name, method, reply.status, problem.code]).toEqual([name, method, 405, 'method_not_allowed']);
      const allowed = (reply.headers.get('allow') ?? '').split(', ').filter((other) => other !== 'HEAD');
      expect(allowed.sort()).toEqual([...new Set(methods)].sort());
    }
  }
});
