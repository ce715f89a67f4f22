import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);

test('connections that are cut while requests run answer 503, never 500, and the next request is served', async () => {
  const projectId = await newProject(call);
  const killer = new pg.Client({ connectionString: api.database.url });
  await killer.connect();
  const answers: [number, string | undefined][] = [];
  let isOver = false;
  const ask = async (name: 'updateProject' | 'projectState', body?: object) => {
    const reply = await call(name, { params: { projectId }, body });
    answers.push([reply.status, reply.body.code]);
  };
  const caller = async (name: string) => {
    while (!isOver) {
      await ask('updateProject', { name });
      await ask('projectState');
    }
  };
  const callers = Array.from({ length: 8 }, (_, index) => caller(`Caller ${index}`));
  for (let round = 0; round < 40; round++) {
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await delay(25);
  }
  isOver = true;
  await Promise.all(callers);
  // However many of theirs were cut: the last one is not.
  await ask('updateProject', { name: 'Caller of the last' });
  expect(answers.at(-1)?.[0]).toBe(200);
  await killer.end();
  const refused = answers.filter(([status]) => status >= 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(([status, code]) => status !== 503 || code !== 'unavailable')).toEqual([]);
  expect(answers.length).toBeGreaterThan(refused.length);
  const { status, body } = await call('getProject', { params: { projectId } });
  expect([status, body.name]).toEqual([200, expect.stringMatching(/^Caller/)]);
});
