import type { EntityManager } from '@mikro-orm/postgresql';

/** A table some of whose rows belong to one row of the root table, by a chain of foreign keys. */
export interface OwnedTable {
  name: string;
  /** SQL condition with one `?`: the id of the root's row. */
  condition: string;
  /** Columns of the primary key, in order. */
  key: string[];
}

/** How a table's rows are known: by their own reference to a parent that is known. */
interface Way {
  condition: string;
  parent: string | null;
}

interface ForeignKey {
  child: string;
  parent: string;
  /** Of a key of one column, the column and what it refers to; null for longer ones. */
  column: string | null;
  referred: string | null;
  deferrable: boolean;
  /** Whether each row has it. */
  always: boolean;
}

/**
 * The tables below `root`, those first that refer to others. It is read from the database itself, so that a table
 * which comes with a later migration is deleted and exported too, as long as its rows refer to their owner.
 */
export async function ownedTables(
  em: EntityManager,
  root: 'accounts' | 'projects',
  { except = [] as readonly string[] } = {},
): Promise<OwnedTable[]> {
  const keys = (await foreignKeys(em)).filter(({ child, parent }) => child !== parent && !except.includes(child));
  const ways = new Map<string, Way>([[root, { condition: 'id = ?', parent: null }]]);
  follow(
    ways,
    keys.filter(({ always }) => always),
  );
  // Then those whose rows may belong to somebody.
  follow(ways, keys);
  const primary = await primaryKeys(em);
  return inOrder(ways, keys).map((name) => ({
    ...{ name, condition: ways.get(name)?.condition ?? 'false', key: primary.get(name) ?? [] },
  }));
}

/** Adds the tables that refer to those reached so far, breadth first: each by its shortest way to the root. */
function follow(ways: Map<string, Way>, keys: ForeignKey[]): void {
  for (const [parent, { condition }] of ways) {
    const direct = keys.filter((key) => key.parent === parent && key.column !== null && !ways.has(key.child));
    for (const { child, column, referred } of direct) {
      const isDirect = condition === 'id = ?' && referred === 'id';
      const inner = isDirect ? '= ?' : `in (select ${quote(referred ?? '')} from ${quote(parent)} where ${condition})`;
      ways.set(child, { condition: `${quote(column ?? '')} ${inner}`, parent });
    }
  }
}

/**
 * Tables in an order in which each comes before those that it refers to. What is checked at commit may wait, but for
 * the reference by which a row's owner is known.
 */
function inOrder(ways: Map<string, Way>, keys: ForeignKey[]): string[] {
  const left = new Set(ways.keys());
  const ordered: string[] = [];
  const binds = keys.filter(({ child, parent, deferrable }) => !deferrable || ways.get(child)?.parent === parent);
  while (left.size > 0) {
    const free = [...left].filter((name) => !binds.some(({ child, parent }) => parent === name && left.has(child)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const name of free) {
      left.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}

function foreignKeys(em: EntityManager): Promise<ForeignKey[]> {
  return em.execute(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.condeferrable as deferrable,
        a.attnotnull as always,
        case when cardinality(c.conkey) = 1 then a.attname end as column,
        case when cardinality(c.conkey) = 1 then f.attname end as referred
      from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      order by a.attnum`,
  );
}

async function primaryKeys(em: EntityManager): Promise<Map<string, string[]>> {
  const rows = await em.execute<{ table: string; columns: string[] }[]>(
    `select i.indrelid::regclass::text as table, array_agg(a.attname::text order by k.place) as columns
      from pg_index i join lateral unnest(i.indkey::int[]) with ordinality as k(number, place) on true
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indisprimary group by i.indrelid`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Names come from the catalogue, never from a caller. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
