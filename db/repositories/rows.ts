import type { EntityClass, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';

/** Inserts one row and reads it back as the database has it. Columns left out take the database's default. */
export async function insertRow<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Row>,
  data: Partial<Row> & { id: string },
): Promise<Row> {
  // MikroORM's own type takes members of JSON columns for embedded entities.
  await em.insert(entity, data as RequiredEntityData<Row>);
  return readRow(em, entity, { id: data.id } as FilterQuery<Row>);
}

/** The one row that must be there. For rows a caller named, use `requireRow`. */
export function readRow<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: FilterQuery<Row>,
): Promise<Row> {
  return em.findOneOrFail(entity, where as FilterQuery<NoInfer<Row>>, { disableIdentityMap: true }) as Promise<Row>;
}

/** The row that a caller named, or `not_found`: another tenant's answers exactly as one that does not exist. */
export async function requireRow<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: FilterQuery<Row>,
  noun: string,
): Promise<Row> {
  const row = await em.findOne(entity, where as FilterQuery<NoInfer<Row>>, { disableIdentityMap: true });
  if (!row)
    throw new AppError('not_found', `no ${noun} for ${JSON.stringify(where)}`, { detail: `There is no such ${noun}.` });
  return row as Row;
}

/** Holds the row of `table` until the transaction ends; others that hold it wait. False when there is none. */
export async function holdRow(
  em: EntityManager,
  table: 'projects' | 'runs' | 'revisions' | 'webhooks',
  id: string,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(`select 1 from ${table} where id = ? for no key update`, [id]);
  return rows.length > 0;
}
