import type { Run } from '../../db/entities/run.ts';
import type { Database } from '../../db/orm.ts';
import { runs } from '../../db/repositories/runs.ts';

/** A run with all that it started, at any depth, each before what it started itself. */
export async function family(database: Database, run: Run): Promise<Run[]> {
  const children = await runs.childrenOf(database.fork(), run.id);
  return [run, ...(await Promise.all(children.map((child) => family(database, child)))).flat()];
}
