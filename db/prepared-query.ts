import type { EntityManager } from '@mikro-orm/postgresql';

/** A query that each connection plans once. Its values are `$1`, `$2`, …; its name stands for this text alone. */
export interface PreparedQuery {
  name: string;
  text: string;
}

/**
 * Rows of a query that is asked often, as Postgres has them: no planning, no entities. It runs on a connection of the
 * pool, so it sees nothing of a transaction that `em` has open.
 */
export async function runPrepared<Row extends object>(
  em: EntityManager,
  { name, text }: PreparedQuery,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = await em.getConnection().getNativeClient();
  return (await pool.query<Row>({ name, text, values: [...values] })).rows;
}
