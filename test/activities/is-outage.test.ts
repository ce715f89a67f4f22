import { writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { isOutage } from '../../activities/is-outage.ts';
import { AppError } from '../../contract/errors.ts';
import { openDatabase } from '../../db/orm.ts';
import { runs } from '../../db/repositories/runs.ts';
import { openTestDatabase } from '../db/test-project.ts';
import { testDatabaseUrl } from '../embedded.ts';
import { openTcpRelay } from '../faults/tcp-relay.ts';

const here = await openTestDatabase();

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a database that hangs up, or refuses, is an outage', async () => {
  const url = new URL(await testDatabaseUrl());
  const relay = await openTcpRelay(Number(url.port));
  await using database = await openDatabase(Object.assign(url, { port: String(relay.port) }).href);
  const find = () => errorOf(runs.find(database.fork(), 'run_1'));
  expect(isOutage(await find())).toBe(false);
  await relay[Symbol.asyncDispose]();
  expect(isOutage(await find())).toBe(true);
  expect(isOutage(await find())).toBe(true);
});

test('a connection that the server ends in the middle of a transaction is an outage', async () => {
  const ended = here.transaction(async (em) => {
    const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    await here.fork().execute('select pg_terminate_backend(?)', [row?.pid ?? 0]);
    await em.execute('select pg_sleep(10)');
  });
  expect(isOutage(await errorOf(ended))).toBe(true);
});

test('a disk without room is an outage', async () => {
  const full = await errorOf(writeFile('/dev/full', 'no room for this'));
  expect(isOutage(new Error('The part was not written', { cause: full }))).toBe(true);
});

test('what is wrong with the work itself is none', async () => {
  expect(isOutage(await errorOf(here.fork().execute('select nothing from nowhere')))).toBe(false);
  expect(isOutage(new TypeError('undefined is not a function'))).toBe(false);
  expect(isOutage(new AppError('scene_timeout', 'too slow'))).toBe(false);
});
