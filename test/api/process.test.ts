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

const stops = ['SIGTERM', 'SIGKILL'] as const;
test.each(stops)(
  'a client outlives an API that ends by %s: it resumes at the next process and no event is lost or doubled',
  async (signal) => {
    const first = await startProcess();
    const call = await newCaller(first.url);
    const projectId = await newProject(call);
    const { body: run } = await call('startReview', { params: { projectId }, body: {} });
    await using database = await openDatabase(databaseUrl);
    const write = (step: string) =>
      runs.appendEvents(database.fork(), run.id, step, [{ type: 'phase', body: { name: 'review', gate: step } }]);
    const open = (url: string, lastEventId: number) =>
      readEvents(`${url}/api/v1/runs/${run.id}/events`, {
        headers: { 'x-api-key': call.apiKey, 'last-event-id': String(lastEventId) },
      });

    const reader = await open(first.url, 0);
    await write('one');
    const before = [await reader.next(), await reader.next()];
    const ending = once(first.child, 'exit');
    first.child.kill(signal);
    expect(await ending).toEqual(signal === 'SIGTERM' ? [0, null] : [null, 'SIGKILL']);
    // Told to come back, or cut off: either way nothing more arrives.
    expect(await reader.rest().catch(() => [])).toEqual([]);

    await write('two');
    const second = await startProcess(new URL(first.url).port);
    expect(second.url).toBe(first.url);
    expect((await callerOf(second.url, call.apiKey)('getRun', { params: { runId: run.id } })).body.lastEvent).toBe(3);
    await using again = await open(second.url, 2);
    await write('three');
    const after = [await again.next(), await again.next()];
    expect([...before, ...after].map((event) => event?.id)).toEqual([1, 2, 3, 4]);
  },
  60_000,
);

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
