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
  page: PageRequest = {},
): Promise<Page<Row>> {
  const { size, before } = pageRange(page);
  const older = before === null ? {} : { id: { $lt: before } };
  const rows = (await em.find(entity, { ...where, ...older } as FilterQuery<Row>, {
    orderBy: { id: 'desc' } as never,
    limit: size + 1,
    disableIdentityMap: true,
  })) as Row[];
  return pageOf(rows, size);
}

/** How many rows a page holds, and the id that they come after; null at the start of the list. */
export function pageRange({ limit = 50, cursor }: PageRequest): { size: number; before: string | null } {
  const size = Math.min(Math.max(limit, 1), limits.listLimit);
  return { size, before: cursor === undefined ? null : readCursor(cursor) };
}

/** The page that begins `rows`, which hold one more than `size` where the list goes on. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], size: number): Page<Row> {
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
