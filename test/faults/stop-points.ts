import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { patienceMs } from '../patience.ts';

/** A moment at which a process can be held, by what it is just writing. */
export interface StopPoint {
  name: string;
  /** `after insert`, `before update`; `at commit` of a transaction that wrote so. */
  on: 'after insert' | 'before update' | 'insert at commit' | 'update at commit';
  table: string;
  /** SQL over `new` and, for updates, `old`. */
  when?: string;
}

export interface StopPoints extends AsyncDisposable {
  /** From now on whoever writes for this account waits at the point. */
  hold(accountId: string, point: StopPoint): Promise<void>;
  /** Until somebody waits at each of them. */
  waiting(points: readonly StopPoint[]): Promise<void>;
  /** Lets everybody go on. Of a process that is dead by now, only what it had sent to be committed is. */
  release(): Promise<void>;
}

const lock = 4_711;

/**
 * Holds processes between two steps from outside of them: triggers of the test's own database wait for a lock that the
 * test holds. No code of the product knows of it.
 */
export async function openStopPoints(databaseUrl: string, points: readonly StopPoint[]): Promise<StopPoints> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create table test_stops (account_id text, point text);
    create function test_stop() returns trigger language plpgsql as $$
    declare
      told jsonb := to_jsonb(new);
      run text := coalesce(told ->> 'run_id', told ->> 'id');
      owner text := coalesce(told ->> 'account_id', (select account_id from runs where id = run),
        (select account_id from projects where id = told ->> 'project_id'));
    begin
      if exists (select 1 from test_stops where account_id = owner and point = tg_argv[0]) then
        perform pg_advisory_xact_lock_shared(${lock}, tg_argv[1]::int);
      end if;
      return new;
    end $$`);
  for (const [index, point] of points.entries()) await client.query(triggerOf(point, index));
  const close = () =>
    client.query('select pg_advisory_lock($1, n) from generate_series(0, $2) n', [lock, points.length]);
  await close();
  return {
    async hold(accountId, { name }) {
      await client.query('insert into test_stops values ($1, $2)', [accountId, name]);
    },
    async waiting(wanted) {
      const sql = `select objid::int as n from pg_locks where locktype = 'advisory' and classid = $1 and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      let missing = wanted;
      for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
        const { rows } = await client.query(sql, [lock]);
        missing = wanted.filter((point) => !rows.some(({ n }) => n === points.indexOf(point)));
        if (missing.length === 0) return;
      }
      throw new Error(`nobody came to: ${missing.map(({ name }) => name).join('; ')}`);
    },
    async release() {
      await client.query('delete from test_stops');
      await client.query('select pg_advisory_unlock_all()');
      await close();
    },
    async [Symbol.asyncDispose]() {
      await client.end();
    },
  };
}

function triggerOf({ name, on, table, when }: StopPoint, index: number): string {
  const condition = when ? `when (${when})` : '';
  const [kind, time] = on.endsWith('at commit') ? ['constraint ', `after ${on.split(' ')[0]}`] : ['', on];
  const deferred = kind ? 'deferrable initially deferred' : '';
  return `create ${kind}trigger test_stop_${index} ${time} on ${table} ${deferred}
    for each row ${condition} execute function test_stop('${name}', '${index}')`;
}
