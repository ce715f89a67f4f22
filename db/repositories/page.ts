import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';

export interface PageRequest {
  /** At most 100; 50 when left out. */
  limit?: number;
  cursor?: string;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** One page of the rows that match, newest first. Ids rise with time, so the last id is the cursor. */
export async function readPage<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: Record<string, unknown>,
  { limit = 50, cursor }: PageRequest = {},
): Promise<Page<Row>> {
  const size = Math.min(Math.max(limit, 1), limits.listLimit);
  const before = cursor === undefined ? {} : { id: { $lt: readCursor(cursor) } };
  const rows = (await em.find(entity, { ...where, ...before } as FilterQuery<Row>, {
    orderBy: { id: 'desc' } as never,
    limit: size + 1,
    disableIdentityMap: true,
  })) as Row[];
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last ? Buffer.from(last.id).toString('base64url') : null };
}

function readCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^[a-z]{3}_[0-9a-z]{26}$/.test(id)) return id;
  const errors = [{ path: 'cursor', message: 'is not a cursor of this list' }];
  throw new AppError('invalid_query', 'unreadable cursor', { errors });
}
