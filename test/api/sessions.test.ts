import { afterAll, expect, test } from '@jest/globals';
import { codeSentTo, newBrowser, signedIn } from './browser.ts';
import { callerOf, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const statusOf = async (browser: { call: ReturnType<typeof newBrowser>['call'] }) =>
  (await browser.call('getSession')).status;

test('a session does what a first key does, and cannot administer', async () => {
  const browser = await signedIn(api, 'owner@example.org');
  const project = await browser.call('createProject', { body: { name: 'Film' } });
  expect(project.status).toBe(201);
  const params = { projectId: project.body.id };
  expect((await browser.call('addContext', { params, body: { label: 'goal', text: 'Sell' } })).status).toBe(201);
  const made = await browser.call('createKey', { body: { name: 'Mine', scopes: ['read', 'write', 'spend'] } });
  expect((await callerOf(api.url, made.body.api_key)('getProject', { params })).status).toBe(200);
  expect((await browser.call('createKey', { body: { name: 'Mine', scopes: ['admin'] } })).body.code).toBe(
    'missing_scope',
  );
  const revoked = await browser.call('revokeKey', { params: { keyId: made.body.key.id } });
  expect(revoked.body.state).toBe('revoked');
});

test('a page elsewhere that lets the browser send the cookie changes nothing; looking is not changing', async () => {
  const browser = await signedIn(api, 'victim@example.org');
  const attempts: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${api.url}.evil.example` },
    { origin: api.url.replace('http:', 'https:') },
    { origin: '' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
    { origin: '', referer: api.url },
  ];
  for (const headers of attempts) {
    const reply = await browser.call('createProject', { body: { name: 'Theirs' }, headers });
    expect([headers, reply.status, reply.body.code]).toEqual([headers, 403, 'cross_site']);
  }
  expect((await browser.call('listProjects')).body.projects).toEqual([]);
  const own = await browser.call('createProject', {
    body: { name: 'Mine' },
    headers: { origin: '', 'sec-fetch-site': 'same-origin' },
  });
  expect(own.status).toBe(201);
});

test('the same holds over tRPC', async () => {
  const browser = await signedIn(api, 'trpc@example.org');
  const call = (headers: Record<string, string>) =>
    fetch(`${api.url}/api/trpc/project.create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser.cookie, ...headers },
      body: JSON.stringify({ name: 'Film' }),
    });
  expect((await call({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await call({ origin: api.url })).status).toBe(200);
  const list = await fetch(`${api.url}/api/trpc/project.list`, { headers: { cookie: browser.cookie } });
  expect(list.status).toBe(200);
});

test('a cookie that was planted before signing in is worth nothing after', async () => {
  const attacker = await signedIn(api, 'attacker@example.org');
  const planted = `framewright=${'A'.repeat(43)}`;
  const victim = newBrowser(api.url);
  victim.cookie = planted;
  await victim.call('signIn', { body: { email: 'fixed@example.org' } });
  const code = await codeSentTo(api, 'fixed@example.org');
  await victim.call('confirmSignIn', { body: { email: 'fixed@example.org', code } });
  expect(victim.cookie).not.toBe(planted);
  expect((await callerOf(api.url)('getSession', { headers: { cookie: planted } })).status).toBe(401);

  const lured = newBrowser(api.url);
  lured.cookie = attacker.cookie;
  await lured.call('signIn', { body: { email: 'fixed@example.org' } });
  const next = await codeSentTo(api, 'fixed@example.org');
  const reply = await lured.call('confirmSignIn', { body: { email: 'fixed@example.org', code: next } });
  expect(reply.body.email).toBe('fixed@example.org');
  expect(await statusOf(attacker)).toBe(401);
});

test('signing out ends the session at once, and everywhere means everywhere', async () => {
  const [here, there] = [await signedIn(api, 'many@example.org'), await signedIn(api, 'many@example.org')];
  const stolen = here.cookie;
  expect((await here.call('signOut')).status).toBe(200);
  expect(here.cookie).toBe('');
  expect((await callerOf(api.url)('getSession', { headers: { cookie: stolen } })).status).toBe(401);
  expect(await statusOf(there)).toBe(200);
  const third = await signedIn(api, 'many@example.org');
  await third.call('signOutEverywhere');
  expect(await statusOf(there)).toBe(401);
});

test('a session ends when it was not used for a week, and after thirty days in any case', async () => {
  const browser = await signedIn(api, 'idle@example.org');
  const age = (column: string, days: number) =>
    api.database
      .fork()
      .execute(`update sessions set ${column} = now() - make_interval(days => ?) where account_id = ?`, [
        days,
        browser.accountId,
      ]);
  await age('last_seen_at', 6);
  expect(await statusOf(browser)).toBe(200);
  await age('last_seen_at', 8);
  expect(await statusOf(browser)).toBe(401);
  const other = await signedIn(api, 'idle@example.org');
  await age('expires_at', 0);
  expect(await statusOf(other)).toBe(401);
});

test('a key is no person, and a wrong key beside a good cookie is refused', async () => {
  const call = await newCaller(api.url);
  for (const name of ['getSession', 'signOut', 'signOutEverywhere'] as const) {
    expect((await call(name)).body.code).toBe('session_needed');
  }
  const browser = await signedIn(api, 'both@example.org');
  expect((await browser.call('account', { headers: { 'x-api-key': 'fw_live_wrong' } })).body.code).toBe('wrong_key');
});

test('an account made by API is adopted by showing its key, which ends; nobody else can have it then', async () => {
  const agent = await newCaller(api.url);
  const project = (await agent('createProject', { body: { name: 'By the agent' } })).body.id;
  const browser = await signedIn(api, 'adopter@example.org');
  const before = browser.cookie;
  expect((await browser.call('getProject', { params: { projectId: project } })).status).toBe(404);
  const reader = await agent('createKey', { body: { name: 'Reader', scopes: ['read'] } });
  const narrow = await browser.call('adoptAccount', { body: { api_key: reader.body.api_key } });
  expect(narrow.body.code).toBe('missing_scope');

  const adopted = await browser.call('adoptAccount', { body: { api_key: agent.apiKey } });
  expect(adopted.status).toBe(200);
  expect((await browser.call('getProject', { params: { projectId: project } })).status).toBe(200);
  expect((await agent('account')).body.code).toBe('wrong_key');
  expect((await callerOf(api.url, adopted.body.api_key)('account')).body.id).toBe(adopted.body.accountId);
  expect((await callerOf(api.url)('getSession', { headers: { cookie: before } })).status).toBe(401);

  const rival = await signedIn(api, 'rival@example.org');
  expect((await rival.call('adoptAccount', { body: { api_key: agent.apiKey } })).body.code).toBe('wrong_key');
  const taken = await rival.call('adoptAccount', { body: { api_key: adopted.body.api_key } });
  expect([taken.status, taken.body.code]).toEqual([409, 'account_adopted']);

  const { body: session } = await browser.call('getSession');
  expect(session.accounts.map(({ id }: { id: string }) => id).sort()).toEqual(
    [browser.accountId, adopted.body.accountId].sort(),
  );
  const back = await browser.call('switchAccount', { body: { accountId: browser.accountId } });
  expect(back.body.accountId).toBe(browser.accountId);
  expect((await rival.call('switchAccount', { body: { accountId: browser.accountId } })).status).toBe(404);
});
