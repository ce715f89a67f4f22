import { afterAll, expect, test } from '@jest/globals';
import { type Answer, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi({ env: { BILLING: 'auto' } });
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);

const balance = async () => (await call('balance')).body.available;
const open = async (amount_cents: number): Promise<Answer> => call('topUp', { body: { amount_cents } });
const pay = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers, redirect: 'manual' });

test('a top-up opens a page that says it is local, and pressing its button twice adds the amount once', async () => {
  const { status, body } = await open(750);
  expect([status, body.amount_cents]).toEqual([201, 750]);
  const page = await fetch(body.checkoutUrl);
  const html = await page.text();
  expect(html).toContain('This is the local checkout. No money moves.');
  expect(html).toContain('$7.50');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await balance()).toBe(0);
  const [first, second] = await Promise.all([pay(body.checkoutUrl), pay(body.checkoutUrl)]);
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(await balance()).toBe(7.5);
  expect((await call('getTopUp', { params: { topUpId: body.id } })).body).toMatchObject({ state: 'paid' });
  expect(await (await fetch(body.checkoutUrl)).text()).toContain('$7.50 added');
});

test('less than five dollars, a token that nobody made and a form of another site add nothing', async () => {
  const before = await balance();
  expect((await open(499)).body).toMatchObject({ code: 'invalid_body' });
  expect((await pay(`${api.url}/checkout/${'x'.repeat(32)}`)).status).toBe(404);
  const { body } = await open(500);
  const refused = await pay(body.checkoutUrl, { origin: 'https://attacker.example' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'cross_site']);
  expect(await balance()).toBe(before);
});

test('a checkout that has expired adds nothing and says so', async () => {
  const { body } = await open(500);
  await api.database.fork().execute('update top_ups set expires_at = now() where id = ?', [body.id]);
  const before = await balance();
  expect((await pay(body.checkoutUrl)).status).toBe(303);
  expect(await (await fetch(body.checkoutUrl)).text()).toContain('Expired');
  expect(await balance()).toBe(before);
});

test('the statement, as a list and as CSV, adds up to the balance', async () => {
  const { body } = await call('listLedger');
  const sum = body.entries.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
  expect(sum).toBe(await balance());
  expect(body.entries[0]).toMatchObject({ kind: 'top_up', amount: 7.5, balance: 7.5 });
  const reply = await fetch(`${api.url}/api/v1/ledger.csv`, { headers: { 'x-api-key': call.apiKey } });
  const lines = (await reply.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + body.entries.length);
  expect(lines[1]?.split(',').at(-1)).toBe('7.50');
});

test('where the API can be reached from outside there is no local checkout, and top-up says what to set', async () => {
  await using outside = await startApi({
    env: { BILLING: 'auto', API_HOST: '0.0.0.0', PUBLIC_BASE_URL: 'http://127.0.0.1' },
  });
  const stranger = await newCaller(outside.url);
  const reply = await stranger('topUp', { body: { amount_cents: 500 } });
  expect([reply.status, reply.body.code, reply.body.category]).toEqual([501, 'payments_not_configured', 'fatal']);
  expect((await fetch(`${outside.url}/checkout/${'x'.repeat(32)}`)).status).toBe(404);
});
