import type { EntityManager } from '@mikro-orm/postgresql';
import { type OwnedTable, ownedTables, quote } from '../owned-tables.ts';

export interface AccountTable {
  /** Name in the export: camelCase. */
  name: string;
  rows: AsyncIterable<Record<string, unknown>>;
}

/** Columns that prove something to us; what they are worth is not the owner's to read, and not a thief's. */
const isSecret = (column: string) => ['hash', 'salt', 'requestHash'].includes(column) || /secret$/i.test(column);
/** Rows of scene code are large; a page of them still fits into memory many times over. */
const pageRows = 50;

/**
 * Every table with rows of the account, and those rows, page by page as they are asked for: nothing is held in between.
 * `fork` opens a connection for each page.
 */
export async function accountTables(fork: () => EntityManager, accountId: string): Promise<AccountTable[]> {
  const tables = await ownedTables(fork(), 'accounts');
  return tables
    .map((table) => ({ name: camelCase(table.name), rows: rowsOf(fork, table, accountId) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function* rowsOf(fork: () => EntityManager, { name, condition, key }: OwnedTable, accountId: string) {
  const order = key.map((column) => quote(column)).join(', ');
  let last: unknown[] | null = null;
  for (;;) {
    const after: string = last === null ? '' : `and (${order}) > (${key.map(() => '?').join(', ')})`;
    const rows: { row: Record<string, unknown> }[] = await fork().execute(
      `select row_to_json(t) as row from ${quote(name)} t where ${condition} ${after} order by ${order} limit ${pageRows}`,
      [accountId, ...(last ?? [])],
    );
    for (const { row } of rows) yield present(row);
    const end = rows.at(-1)?.row;
    if (!end || rows.length < pageRows) return;
    last = key.map((column) => end[column]);
  }
}

function present(row: Record<string, unknown>): Record<string, unknown> {
  const members = Object.entries(row).map(([column, value]) => [camelCase(column), value] as const);
  return Object.fromEntries(members.filter(([column]) => !isSecret(column)));
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
