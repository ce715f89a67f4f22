import pg from 'pg';

/** Connections of their own for counting requests, so that counting never waits behind the work it guards. */
export interface Counters extends AsyncDisposable {
  readonly pool: pg.Pool;
}

/** Table that migration 0004 makes. */
export const countersTable = 'rate_limits';

/** Opens lazily; a count that takes longer than five seconds is given up. */
export function openCounters(url: string): Counters {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced; the next query tells if the database is gone.
  pool.on('error', () => {});
  return { pool, [Symbol.asyncDispose]: () => pool.end() };
}
