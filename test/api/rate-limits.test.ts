import type { IncomingMessage } from 'node:http';
import { afterAll, expect, test } from '@jest/globals';
import { clientAddress } from '../../api/client-address.ts';
import { callerOf, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const limits = { RATE_LIMIT_WRITE: '6', RATE_LIMIT_READ: '20', RATE_LIMIT_OPEN: '15', RATE_LIMIT_REGISTER: '4' };
const api = await startApi({ env: limits });
/** A second process over the same database, which counts with the first. */
const parts = { database: api.database, storage: api.storage };
const twin = await startApi({ env: limits, parts });
afterAll(async () => {
  await twin[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});
const [one, other] = [await newCaller(api.url), await newCaller(api.url)];
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('writes beyond the limit of a key answer 429 with the time to wait, in all processes together', async () => {
  const make = (url: string) => () => callerOf(url, one.apiKey)('createProject', { body: { name: 'P' } });
  const answers = [...(await times(5, make(api.url))), ...(await times(5, make(twin.url)))];
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([6, 4]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'rate_limited', category: 'transient' });
  expect(refused?.body.retry_after).toBeGreaterThan(0);
  expect(refused?.body.retry_after).toBeLessThanOrEqual(60);
  expect(refused?.headers.get('retry-after')).toBe(String(refused?.body.retry_after));
  expect((await one('listProjects')).body.projects).toHaveLength(6);
});

test("another key's requests and this key's reads are counted apart", async () => {
  expect((await other('createProject', { body: { name: 'Mine' } })).status).toBe(201);
  expect((await one('listProjects')).status).toBe(200);
});

test('reads have their own limit, and a probe has none', async () => {
  const answers = await times(30, () => other('listProjects'));
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([20, 10]);
  const probes = await times(40, () => callerOf(api.url)('health'));
  expect(countOf(probes, 200)).toBe(40);
});

test('keys cannot be tried out: after so many wrong ones the address waits, and right keys are still served', async () => {
  const wrong = callerOf(twin.url, 'fw_live_wrong');
  const answers = await times(25, () => wrong('listProjects'));
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([15, 10]);
  expect((await callerOf(twin.url, one.apiKey)('listProjects')).status).toBe(200);
});

test('accounts are made at a bounded pace by one address', async () => {
  const make = () => callerOf(api.url)('register', { body: { email: 'a@example.com', name: 'A' } });
  // Those above may lie in a minute that is nearly over.
  await api.database.fork().execute(`delete from rate_limits where key like 'register%'`);
  const answers = await times(7, make);
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([4, 3]);
});

test('while the counting database does not answer, memory counts and requests are served', async () => {
  await using counting = await startApi({ env: { RATE_LIMIT_WRITE: '3' } });
  const call = await newCaller(counting.url);
  await counting.database.fork().execute('drop table rate_limits');
  const answers = await times(5, () => call('createProject', { body: { name: 'P' } }));
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([3, 2]);
});

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.9', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['2001:DB8:0:7:1:2:3:4', undefined, 0, '2001:db8:0:7::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
])(
  'a caller at %s behind %s with %i trusted proxies is counted as %s…',
  (remoteAddress, forwarded, proxies, address) => {
    const req = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage;
    expect(clientAddress(req, proxies)).toBe(address);
  },
);
