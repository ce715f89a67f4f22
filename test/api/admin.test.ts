import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ensureAdminKey } from '../../api/first-admin-key.ts';
import { createLogger } from '../../config/logger.ts';
import { discrepancies } from '../../db/repositories/discrepancies.ts';
import { callerOf, newCaller } from './caller.ts';
import { readEvents } from './event-reader.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
const folder = await mkdtemp(join(tmpdir(), 'framewright-admin-'));
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
const log = createLogger({ logLevel: 'silent' }, 'api');
const dataDir = join(folder, 'data');
const readKey = async () => (await readFile(join(dataDir, 'admin-key'), 'utf8')).trim();

test('the first start writes one admin key that its owner alone can read, also when several start at once', async () => {
  await Promise.all([1, 2, 3].map(() => ensureAdminKey(api.database, { dataDir }, log)));
  expect((await stat(join(dataDir, 'admin-key'))).mode & 0o777).toBe(0o600);
  const made = await readKey();
  const { body } = await callerOf(api.url, made)('account');
  expect(body.key.scopes).toContain('admin');
  await ensureAdminKey(api.database, { dataDir }, log);
  expect(await readKey()).toBe(made);
  const [count] = await api.database
    .fork()
    .execute<{ count: number }[]>(`select count(*)::int as count from api_keys where 'admin' = any(scopes)`);
  expect(count?.count).toBe(1);
});

test('what administers is refused to ordinary keys, and no ordinary key can give itself more', async () => {
  const call = await newCaller(api.url);
  for (const name of ['listDiscrepancies', 'getAdminState'] as const) {
    const refused = await call(name);
    expect([refused.status, refused.body.code]).toEqual([403, 'missing_scope']);
  }
  expect((await call('createKey', { body: { name: 'Up', scopes: ['read', 'admin'] } })).status).toBe(403);
});

test('an admin sees what differs and when it was looked at; what was mended is gone', async () => {
  const admin = callerOf(api.url, await readKey());
  const em = () => api.database.fork();
  const one = { rule: 'balance_not_sum', subject: 'customer:acc_1', detail: '1 for entries of 2' };
  await discrepancies.replace(em(), 'ledger', [one, { ...one, subject: 'customer:acc_2' }]);
  await discrepancies.replace(em(), 'stripe', []);
  const { body } = await admin('listDiscrepancies');
  expect(body.discrepancies.map(({ subject }: { subject: string }) => subject)).toEqual([
    'customer:acc_1',
    'customer:acc_2',
  ]);
  expect(body.checks.map(({ source }: { source: string }) => source)).toEqual(['ledger', 'stripe']);
  const [{ foundAt }] = body.discrepancies;
  await discrepancies.replace(em(), 'ledger', [{ ...one, detail: '1 for entries of 3' }]);
  const after = (await admin('listDiscrepancies')).body.discrepancies;
  expect(after).toMatchObject([{ ...one, detail: '1 for entries of 3', foundAt }]);
  expect((await admin('getAdminState')).body).toMatchObject({ discrepancies: 1, outbox: { waiting: 0 } });
});

/** The lines of an exposition that are samples, by name and labels. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const parsed = lines.map((line) => /^([a-z_]+(?:\{(?:[a-z_]+="[^"\\]*",?)*\})?) (-?[\d.e+-]+|NaN)$/.exec(line));
  expect(parsed.filter((match) => match === null)).toEqual([]);
  return new Map(parsed.map((match) => [match?.[1] ?? '', Number(match?.[2])]));
}

test('metrics parse and count runs, requests, streams, holds and discrepancies', async () => {
  const call = await newCaller(api.url);
  const projectId = await newProject(call);
  const run = await call('startReview', { params: { projectId }, body: {} });
  await using reader = await readEvents(`${api.url}/api/v1/runs/${run.body.id}/events`, {
    headers: { 'x-api-key': call.apiKey },
  });
  await reader.next();
  const reply = await fetch(`${api.url}/metrics`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = samplesOf(await reply.text());
  expect(samples.get('framewright_runs{kind="review",state="queued"}')).toBe(1);
  expect(samples.get('framewright_outbox_waiting')).toBe(1);
  expect(samples.get('framewright_sse_streams')).toBe(1);
  expect(samples.get('framewright_holds_open')).toBe(0);
  expect(samples.get('framewright_discrepancies{source="ledger",rule="balance_not_sum"}')).toBe(1);
  expect(samples.get('framewright_reconciled_timestamp_seconds{source="ledger"}')).toBeGreaterThan(1e9);
  expect(
    samples.get('framewright_http_requests_total{route="projects.create",method="POST",status="201"}'),
  ).toBeGreaterThan(0);
  expect([...samples.keys()].join()).not.toContain(projectId);
});

test('metrics are for a collector on this machine or an admin key, not for whom a proxy speaks', async () => {
  const call = await newCaller(api.url);
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(`${api.url}/metrics`, { headers: forwarded })).status).toBe(401);
  expect((await fetch(`${api.url}/metrics`, { headers: { ...forwarded, 'x-api-key': call.apiKey } })).status).toBe(403);
  const admin = { ...forwarded, 'x-api-key': await readKey() };
  expect((await fetch(`${api.url}/metrics`, { headers: admin })).status).toBe(200);
  const parts = { database: api.database, storage: api.storage };
  await using open = await startApi({ parts, env: { API_HOST: '0.0.0.0' } });
  const status = await new Promise((resolve) => {
    const { port } = new URL(open.url);
    request({ host: '127.0.0.1', port, path: '/metrics' }, (reply) => resolve(reply.statusCode)).end();
  });
  expect(status).toBe(401);
});
