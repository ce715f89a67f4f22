import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../db/orm.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';

let folder: string;
let stack: RunningStack;
let database: Database;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fw-faults-'));
  stack = await startStack({ dataDir: join(folder, 'data'), durable: false, readyTimeoutMs: 120_000 });
  database = await openDatabase(stack.databaseUrl);
  const account = await call('POST', '/api/v1/register', { email: 'a@example.org', name: 'A' });
  key = account.api_key as string;
  const grant = { accountId: String(account.account_id), key: 'test', amountMicros: 10_000_000 };
  await ledger.grant(database.fork(), grant);
}, 180_000);

afterAll(async () => {
  await database?.[Symbol.asyncDispose]();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

type Json = Record<string, unknown>;
let project: Json;

test('a worker killed in the middle of a prompt: another finishes it, and nothing is told or stored twice', async () => {
  project = await call('POST', '/api/v1/projects', { name: 'Film', width: 480, height: 270, fps: 30 });
  const contexts = {
    goal: 'A launch film for Heron Books.',
    requirement: 'Plain words only.',
    brand: 'Heron Books, #224466.',
  };
  for (const [label, text] of Object.entries(contexts)) {
    await call('POST', `/api/v1/projects/${project.id}/contexts`, { label, text });
  }
  const prompt = 'A 7 second launch film for Heron Books. “Read slowly.” Three steps: choose, borrow, return.';
  const { id } = await call('POST', `/api/v1/projects/${project.id}/prompts`, { prompt });
  await until(async () => (await typesOf(id)).includes('scene.ready'));
  await stack.killWorker('SIGKILL');
  expect((await typesOf(id)).at(-1)).not.toBe('run.completed');
  await stack.restartWorker();
  const run = await ended(id);
  expect(run).toMatchObject({ state: 'completed', error: null, result: { leftOut: [] } });
  const events = await runs.eventsSince(database.fork(), String(id), 0);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const told = events.map(({ type, body }) => `${type} ${body.name ?? body.spent ?? body.findingId ?? ''}`);
  expect(new Set(told).size).toBe(told.length);
  const { scenes } = (await call('GET', `/api/v1/projects/${project.id}/scenes`)) as { scenes: Json[] };
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  const { revisions } = (await call('GET', `/api/v1/projects/${project.id}/revisions`)) as { revisions: Json[] };
  expect(revisions).toHaveLength(2);
}, 150_000);

test('a worker killed in the middle of an export: another goes on from its finished parts to one exact file', async () => {
  const review = await ended((await call('POST', `/api/v1/projects/${project.id}/reviews`, {})).id);
  expect(review.state).toBe('completed');
  const latest = (await call('GET', `/api/v1/projects/${project.id}/reviews/latest`)) as { findings: Json[] };
  const accept = latest.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const accepted = accept.length > 0 ? { accept, reason: 'The test is about the worker.' } : {};
  const { id } = await call('POST', `/api/v1/projects/${project.id}/exports`, { quality: 'draft', ...accepted });
  await until(async () => (await parts()).length > 0);
  await stack.killWorker('SIGKILL');
  const before = await parts();
  expect((await typesOf(id)).at(-1)).not.toBe('run.completed');
  await stack.restartWorker();
  const run = await ended(id);
  expect(run).toMatchObject({ state: 'completed', error: null });
  const after = new Map((await parts()).map(({ name, writtenMs }) => [name, writtenMs]));
  for (const { name, writtenMs } of before) expect(after.get(name)).toBe(writtenMs);
  const { exportId } = run.result as { exportId: string };
  const made = await call('GET', `/api/v1/exports/${exportId}`);
  expect(made).toMatchObject({ state: 'ready', frames: 210, seconds: 7, width: 480, height: 270 });
  expect((await typesOf(id)).filter((type) => type === 'artefact')).toHaveLength(1);
  const file = await fetch(String(made.url));
  expect((await file.arrayBuffer()).byteLength).toBe(made.bytes);
}, 150_000);

async function call(method: string, path: string, body?: unknown): Promise<Json> {
  const headers = { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) };
  const reply = await fetch(`${stack.apiUrl}${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  const document = (await reply.json()) as Json;
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(document)}`);
  return document;
}

async function typesOf(runId: unknown): Promise<string[]> {
  return (await runs.eventsSince(database.fork(), String(runId), 0)).map(({ type }) => type);
}

async function ended(runId: unknown): Promise<Json> {
  let run: Json = {};
  await until(async () => {
    run = await call('GET', `/api/v1/runs/${runId}`);
    return run.endedAt !== null;
  });
  return run;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(30)) if (await isSo()) return;
  throw new Error('waited in vain');
}

async function parts(): Promise<{ name: string; writtenMs: number }[]> {
  const objects = join(folder, 'data', 'objects', 'projects', String(project.id), 'parts');
  const names = await readdir(objects).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.mp4'));
  return Promise.all(whole.map(async (name) => ({ name, writtenMs: (await stat(join(objects, name))).mtimeMs })));
}
