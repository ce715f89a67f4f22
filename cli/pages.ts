import type { CommonArguments } from './command.ts';
import type { Output } from './output.ts';

/** What every command that lists pages takes. */
export interface PageArguments extends CommonArguments {
  limit?: number;
  cursor?: string;
  all?: boolean;
}

interface PageQuery {
  limit?: number;
  cursor?: string;
}

/** Options of a list, for a command's builder. */
export const pageOptions = {
  limit: { type: 'number', describe: 'How many at once, 100 at most; 50 when left out' },
  cursor: { type: 'string', describe: 'Go on where the last list ended: its nextCursor' },
  all: { type: 'boolean', describe: 'All of it, however long' },
} as const;

/** The page that was asked for, or with `--all` every page as one: `items` names the member that holds the rows. */
export async function readPages<Items extends string, List extends Record<Items, unknown[]>>(
  { limit, cursor, all }: PageArguments,
  items: Items,
  read: (query: PageQuery) => Promise<List & { nextCursor: string | null }>,
): Promise<List & { nextCursor: string | null }> {
  let list = await read({ limit: limit ?? (all ? 100 : undefined), cursor });
  while (all && list.nextCursor !== null) {
    const next = await read({ limit: limit ?? 100, cursor: list.nextCursor });
    list = { ...list, [items]: [...list[items], ...next[items]], nextCursor: next.nextCursor };
  }
  return list;
}

/** Says how the list goes on, where it does. */
export function sayMore(output: Output, { nextCursor }: { nextCursor: string | null }, command: string): void {
  if (nextCursor) output.say(`More: framewright ${command} --cursor ${nextCursor}, or all of it with --all`);
}
