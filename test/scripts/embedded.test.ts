import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import pg from 'pg';
import { searchAttributes } from '../../contract/names.ts';
import { testDatabaseUrl, testTemporalAddress } from '../embedded.ts';

test('every asker gets an empty database of its own on Postgres 18', async () => {
  const [first, second] = await Promise.all([testDatabaseUrl(), testDatabaseUrl()]);
  expect(first).not.toBe(second);
  const client = new pg.Client({ connectionString: first });
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('timezone') as zone,
            (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
  );
  await client.end();
  expect(rows[0]).toEqual({ major: 18, zone: 'UTC', tables: 0 });
});

test('Temporal knows every search attribute of the contract', async () => {
  const connection = await Connection.connect({ address: await testTemporalAddress() });
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace: 'default' });
  await connection.close();
  expect(Object.keys(customAttributes)).toEqual(expect.arrayContaining(Object.keys(searchAttributes)));
});
