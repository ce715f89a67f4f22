import { afterAll, expect, test } from '@jest/globals';
import { ledger } from '../../db/repositories/ledger.ts';
import { codeSentTo, newBrowser, signedIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const anyone = callerOf(api.url);
const ask = (email: string) => anyone('signIn', { body: { email } });
const confirm = (email: string, code: string) => anyone('confirmSignIn', { body: { email, code } });
const balanceOf = async (id: string) => (await ledger.balanceOf(api.database.fork(), id)).availableMicros;
const wrongOf = (code: string) => `${code.startsWith('9') ? '1' : '9'}${code.slice(1)}`;

test('a new address signs up by its code, starts with four dollars once, and finds its account again', async () => {
  const first = await signedIn(api, 'Ada@Example.org');
  expect(await balanceOf(first.accountId)).toBe(4_000_000);
  const account = await first.call('account');
  expect(account.body).toMatchObject({ id: first.accountId, email: 'ada@example.org', name: 'ada', key: null });
  const again = await signedIn(api, 'ada@example.org');
  expect(again.accountId).toBe(first.accountId);
  expect(await balanceOf(first.accountId)).toBe(4_000_000);
  expect(again.cookie).not.toBe(first.cookie);
});

test('asking answers the same for known and unknown addresses', async () => {
  await signedIn(api, 'known@example.org');
  const [known, unknown] = [await ask('known@example.org'), await ask('unknown@example.org')];
  expect(known.body).toEqual(unknown.body);
  expect([known.status, unknown.status]).toEqual([202, 202]);
  const refusals = [await confirm('known@example.org', '1111 1111'), await confirm('never@example.org', '1111 1111')];
  const told = refusals.map(({ status, body: { code, detail } }) => [status, code, detail]);
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.slice(0, 2)).toEqual([401, 'wrong_code']);
});

test('a code works once, and five wrong guesses burn it, also when they come at the same time', async () => {
  await ask('once@example.org');
  const code = await codeSentTo(api, 'once@example.org');
  const used = await Promise.all([1, 2, 3].map(() => confirm('once@example.org', code)));
  expect(used.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await confirm('once@example.org', code)).status).toBe(401);

  await ask('burnt@example.org');
  const right = await codeSentTo(api, 'burnt@example.org');
  const guesses = Array.from({ length: 20 }, () => confirm('burnt@example.org', wrongOf(right)));
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
  expect((await confirm('burnt@example.org', right)).status).toBe(401);
});

test('only the newest code counts, and it does not outlive its ten minutes', async () => {
  await ask('late@example.org');
  const old = await codeSentTo(api, 'late@example.org');
  await ask('late@example.org');
  const fresh = await codeSentTo(api, 'late@example.org');
  expect((await confirm('late@example.org', old)).status).toBe(401);
  await api.database.fork().execute(`update sign_in_codes set expires_at = now() where email = 'late@example.org'`);
  expect((await confirm('late@example.org', fresh)).status).toBe(401);
});

test('one address is sent few codes, whoever asks, and one caller tries few', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await ask('often@example.org')).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  await using slow = await startApi({ env: { RATE_LIMIT_SIGN_IN: '4' } });
  const tries = Array.from({ length: 8 }, (_, at) =>
    callerOf(slow.url)('confirmSignIn', { body: { email: `p${at}@example.org`, code: '00000000' } }),
  );
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(4);
});

test('the database and the log know no code, token or session in the clear', async () => {
  const logged = api.logLines.length;
  const browser = await signedIn(api, 'secret@example.org');
  const token = browser.cookie.split('=')[1] as string;
  const kept = await api.database
    .fork()
    .execute(
      'select row_to_json(c)::text as row from sign_in_codes c union all select row_to_json(s)::text from sessions s',
    );
  const code = (await codeSentTo(api, 'secret@example.org')).replace(' ', '');
  const text = JSON.stringify(kept);
  expect(text).not.toContain(token);
  expect(text).not.toContain(code);
  expect(api.logLines.slice(logged).join()).not.toContain(token);
});

test('one mailbox starts with four dollars once, however its address is spelt and however many ask at once', async () => {
  const spelt = ['g.race+a@gmail.com', 'grace@gmail.com', 'GRACE+shop@googlemail.com', 'g.r.a.c.e@gmail.com'];
  const browsers = await Promise.all(spelt.map((email) => signedIn(api, email)));
  const balances = await Promise.all(browsers.map(({ accountId }) => balanceOf(accountId)));
  expect(new Set(browsers.map(({ accountId }) => accountId)).size).toBe(4);
  expect(balances.sort()).toEqual([0, 0, 0, 4_000_000]);
  const tagged = await Promise.all(['o+1@example.net', 'o+2@example.net'].map((email) => signedIn(api, email)));
  expect((await Promise.all(tagged.map(({ accountId }) => balanceOf(accountId)))).sort()).toEqual([0, 4_000_000]);
  const dotted = await signedIn(api, 'o.o@example.net');
  expect(await balanceOf(dotted.accountId)).toBe(4_000_000);
});

test('without a mail server the code stands in a page that says it is local; where nobody local sits there is neither', async () => {
  await ask('page@example.org');
  const reply = await fetch(`${api.url}/mailbox`);
  const html = await reply.text();
  expect(html).toContain(await codeSentTo(api, 'page@example.org'));
  expect(html).toContain('This installation sends no mail');
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect((await ask('page@example.org')).body.mailbox).toBe(`${api.url}/mailbox`);

  await using open = await startApi({ env: { API_HOST: '0.0.0.0' } });
  const local = open.url.replace('0.0.0.0', '127.0.0.1');
  const refused = await callerOf(local)('signIn', { body: { email: 'a@example.org' } });
  expect([refused.status, refused.body.code]).toEqual([501, 'mail_not_configured']);
  expect((await fetch(`${local}/mailbox`)).status).toBe(404);
});

test('over https the cookie is bound to the host and to secure connections', async () => {
  const browser = newBrowser(api.url);
  await browser.call('signIn', { body: { email: 'plain@example.org' } });
  const code = await codeSentTo(api, 'plain@example.org');
  await browser.call('confirmSignIn', { body: { email: 'plain@example.org', code } });
  expect(browser.setCookie).toMatch(/^framewright=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);

  const parts = { database: api.database, storage: api.storage };
  await using safe = await startApi({ parts, env: { PUBLIC_BASE_URL: 'https://films.example' } });
  const guest = newBrowser(safe.url, 'https://films.example');
  await guest.call('signIn', { body: { email: 'safe@example.org' } });
  const body = { email: 'safe@example.org', code: await codeSentTo(api, 'safe@example.org') };
  await guest.call('confirmSignIn', { body });
  expect(guest.setCookie).toMatch(
    /^__Host-framewright=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await guest.call('createProject', { body: { name: 'Film' } })).status).toBe(201);
  const unsafe = { cookie: guest.cookie.replace('__Host-', '') };
  expect((await callerOf(safe.url)('account', { headers: unsafe })).status).toBe(401);
});
