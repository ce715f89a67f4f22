import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { searchAttributes } from '../../contract/names.ts';
import { startEmbedded } from '../../scripts/embedded/embedded.ts';
import { testDatabaseUrl, testTemporalAddress } from '../embedded.ts';
import { scratchFolder } from './processes.ts';
import { query } from './query.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('every asker gets an empty database of its own on Postgres 18', async () => {
  const [first, second] = await Promise.all([testDatabaseUrl(), testDatabaseUrl()]);
  expect(first).not.toBe(second);
  const facts = `select current_setting('server_version_num')::int / 10000 as major, current_setting('timezone') as zone,
                 (select count(*)::int from pg_tables where schemaname = 'public') as tables`;
  expect(await query(first, facts)).toEqual([{ major: 18, zone: 'UTC', tables: 0 }]);
});

test('Temporal knows every search attribute of the contract', async () => {
  const connection = await Connection.connect({ address: await testTemporalAddress() });
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace: 'default' });
  await connection.close();
  expect(Object.keys(customAttributes)).toEqual(expect.arrayContaining(Object.keys(searchAttributes)));
});

test('a stack runs beside another in a folder of mode 0700, and both listen on loopback alone', async () => {
  using folder = scratchFolder();
  const dataDir = join(folder.path, 'own');
  await using own = await startEmbedded({ dataDir, durable: false });
  expect(mode(dataDir)).toBe('700');
  expect(mode(join(dataDir, 'postgres-password'))).toBe('600');
  // The other one is this test run's.
  expect(own.temporalAddress).not.toBe(await testTemporalAddress());
  await Promise.all([own.databaseUrl, await testDatabaseUrl()].map(answers));
  expect((await fetch(own.temporalUiUrl)).status).toBe(200);
});

async function answers(databaseUrl: string): Promise<void> {
  expect(await query(databaseUrl, `select current_setting('listen_addresses') as at`)).toEqual([{ at: '127.0.0.1' }]);
  await expect(query(databaseUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
}

test('a folder in use is refused by name, and keeps its data for the next start', async () => {
  using folder = scratchFolder();
  const start = () => startEmbedded({ dataDir: folder.path, durable: false, services: { temporal: false } });
  const first = await start();
  await query(first.databaseUrl, 'create table kept as select 7 as n');
  await expect(start()).rejects.toThrow(`${folder.path} is in use by process ${process.pid}`);
  await first.stop();
  await using second = await start();
  expect(await query(second.databaseUrl, 'select n from kept')).toEqual([{ n: 7 }]);
});
