import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import pg from 'pg';
import { searchAttributes } from '../../contract/names.ts';
import { type EmbeddedStack, startEmbedded } from '../../scripts/embedded/embedded.ts';
import { testDatabaseUrl, testTemporalAddress } from '../embedded.ts';
import { alive, scratchFolder, startScript, until } from './processes.ts';

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

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

test('two stacks run side by side in folders of mode 0700, and both listen on loopback alone', async () => {
  using folder = scratchFolder();
  const start = (name: string) => startEmbedded({ dataDir: join(folder.path, name), durable: false });
  await using left = await start('left');
  await using right = await start('right');
  expect(mode(join(folder.path, 'left'))).toBe('700');
  expect(mode(join(folder.path, 'left', 'postgres-password'))).toBe('600');
  expect(left.temporalAddress).not.toBe(right.temporalAddress);
  await Promise.all([left, right].map(answers));
});

async function answers({ databaseUrl, temporalUiUrl }: EmbeddedStack): Promise<void> {
  expect(await query(databaseUrl, `select current_setting('listen_addresses') as at`)).toEqual([{ at: '127.0.0.1' }]);
  await expect(query(databaseUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  expect((await fetch(temporalUiUrl)).status).toBe(200);
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

test('servers do not outlive a parent that is killed, and the next start takes the folder over', async () => {
  using folder = scratchFolder();
  const holder = startScript(['test/scripts/hold-embedded.ts', folder.path]);
  await until(() => holder.lines.length > 0);
  const pids: number[] = Object.values(JSON.parse(holder.lines[0] as string));
  expect(alive(pids)).toHaveLength(2);
  holder.child.kill('SIGKILL');
  await until(() => alive(pids).length === 0);
  await using next = await startEmbedded({ dataDir: folder.path, durable: false });
  expect(await query(next.databaseUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});
