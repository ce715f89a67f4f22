import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { readHost } from '../../config/host.ts';
import { openDatabase } from '../../db/orm.ts';
import { runs } from '../../db/repositories/runs.ts';
import { compiled } from '../compiled.ts';
import { testDatabaseUrl } from '../embedded.ts';
import { callerOf, newCaller } from './caller.ts';
import { readEvents } from './event-reader.ts';
import { newProject } from './test-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'framewright-api-process-'));
const databaseUrl = await testDatabaseUrl();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The API as a process of its own, on a free port unless told which, with Temporal down. */
async function startProcess(port = '0') {
  const env = {
    ...compiled,
    PATH: readHost().searchPath.join(':'),
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: '127.0.0.1:9',
  };
  const child = spawn(process.execPath, ['api/main.ts'], {
    env: { ...env, DATA_DIR: folder, API_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg !== 'listening') continue;
    child.stdout.resume();
    return { child, url: entry.url as string };
  }
  throw new Error('the process ended without listening');
}

test('a client outlives an API that ends by SIGTERM, and one by SIGKILL: it resumes at the next process and no event is lost or doubled', async () => {
  const first = await startProcess();
  const call = await newCaller(first.url);
  const projectId = await newProject(call);
  const { body: run } = await call('startReview', { params: { projectId }, body: {} });
  await using database = await openDatabase(databaseUrl);
  const write = (step: string) =>
    runs.appendEvents(database.fork(), run.id, step, [{ type: 'phase', body: { name: 'review', gate: step } }]);
  const headers = (lastEventId: number) => ({ 'x-api-key': call.apiKey, 'last-event-id': String(lastEventId) });
  const open = (lastEventId: number) =>
    readEvents(`${first.url}/api/v1/runs/${run.id}/events`, { headers: headers(lastEventId) });

  let [living, told] = [first, 0];
  const seen: unknown[] = [];
  for (const [signal, exit] of [
    ['SIGTERM', [0, null]],
    ['SIGKILL', [null, 'SIGKILL']],
  ] as const) {
    const reader = await open(told);
    await write(`before ${signal}`);
    // The one that nobody could bring yet, and this one.
    for (const end = told + 2; told < end; told += 1) seen.push((await reader.next())?.id);
    const ending = once(living.child, 'exit');
    living.child.kill(signal);
    expect(await ending).toEqual(exit);
    // Told to come back, or cut off: either way nothing more arrives.
    expect(await reader.rest().catch(() => [])).toEqual([]);
    await write(`after ${signal}`);
    living = await startProcess(new URL(first.url).port);
    expect(living.url).toBe(first.url);
    const { body } = await callerOf(living.url, call.apiKey)('getRun', { params: { runId: run.id } });
    expect(body.lastEvent).toBe(told + 1);
  }
  await using last = await open(told);
  await write('last');
  for (let more = 0; more < 2; more += 1) seen.push((await last.next())?.id);
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
}, 120_000);

test('an environment that cannot work ends the process with the variable’s name', async () => {
  const child = spawn(process.execPath, ['api/main.ts'], {
    env: { API_PORT: '99999' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/DATABASE_URL/);
  expect(text).toMatch(/API_PORT/);
}, 30_000);
