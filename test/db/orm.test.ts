import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/orm.ts';
import { testDatabaseUrl } from '../embedded.ts';
import { openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();

test('three processes that migrate at once apply every migration of the folder once', async () => {
  const url = await testDatabaseUrl();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await using migrated = await openDatabase(url);
  const done = await migrated.fork().execute<{ name: string }[]>('select name from mikro_orm_migrations order by name');
  expect(done.map(({ name }) => name)).toEqual(migrationsOf('db/migrations'));
});

/** Names of the folder's migrations; its other files hold their tables. */
function migrationsOf(folder: string): string[] {
  const sources = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return sources.flatMap((source) => /override name = '([^']+)'/.exec(source)?.[1] ?? []);
}

test('the entities name the columns that the migrations make', async () => {
  for (const { tableName, props } of db.orm.getMetadata().getAll().values()) {
    const columns = await db
      .fork()
      .execute<{ column_name: string; is_nullable: string }[]>(
        'select column_name, is_nullable from information_schema.columns where table_name = ?',
        [tableName],
      );
    const inDatabase = columns.map(({ column_name, is_nullable }) => `${column_name} ${is_nullable}`);
    const inEntity = props.map(({ fieldNames, nullable }) => `${fieldNames[0]} ${nullable ? 'YES' : 'NO'}`);
    expect([tableName, ...inDatabase.sort()]).toEqual([tableName, ...inEntity.sort()]);
  }
});

test('a database that does not answer is refused when opened, with its reason', async () => {
  await expect(openDatabase('postgres://127.0.0.1:9/none')).rejects.toThrow(/ECONNREFUSED/);
});

test('connections that the database cut are replaced without an error to the next caller', async () => {
  await using other = await openDatabase(db.url);
  await Promise.all(Array.from({ length: 5 }, () => other.ping()));
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await db.fork().execute(`select pg_terminate_backend(pid) ${others}`);
  // They are told to end, and end when their turn comes.
  while ((await db.fork().execute(`select pid ${others}`)).length > 0) await delay(20);
  await delay(100);
  await Promise.all(Array.from({ length: 5 }, () => other.ping()));
});

test('a connection that the database cut inside a transaction is not kept from the others', async () => {
  await using other = await openDatabase(db.url, { connections: 2 });
  const cut = () => other.transaction((em) => em.execute('select pg_terminate_backend(pg_backend_pid())'));
  for (let turn = 0; turn < 3; turn++) {
    const outcomes = await Promise.allSettled([cut(), cut()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  await Promise.all([other.ping(), other.ping()]);
});
