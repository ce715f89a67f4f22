import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { TransferKind } from '../../contract/ledger.ts';
import { limits } from '../../contract/limits.ts';
import type { Page, PageRequest } from './page.ts';
import { customerAccount, heldAccount } from './post-transfer.ts';

/** One line of an account's statement, in micro-dollars. */
export interface StatementRow {
  id: string;
  at: Date;
  kind: TransferKind;
  /** Key of the price list, where the line is about one. */
  operation: string | null;
  runId: string | null;
  /** Changes of what can be spent and of what is held. Their sum is what the account won or paid. */
  availableMicros: number;
  heldMicros: number;
  /** What could be spent after it. */
  balanceMicros: number;
}

interface Found {
  n: string;
  id: string;
  created_at: string | Date;
  kind: TransferKind;
  operation: string | null;
  run_id: string | null;
  available: string;
  held: string;
  balance: string;
}

/** The account's statement, newest first. Each line has its place in the account, so pages never shift. */
export async function ledgerStatement(
  em: EntityManager,
  accountId: string,
  { limit = 50, cursor }: PageRequest = {},
): Promise<Page<StatementRow>> {
  const size = Math.min(Math.max(limit, 1), limits.listLimit);
  const found = await em.execute<Found[]>(
    `select e.n, t.id, t.created_at, t.kind, t.operation, t.run_id,
        e.amount_micros as available, coalesce(h.amount_micros, 0) as held, e.balance_after_micros as balance
      from entries e join transfers t on t.id = e.transfer_id
        left join entries h on h.transfer_id = t.id and h.ledger_account = ?
      where e.ledger_account = ? and e.n < ? order by e.n desc limit ?`,
    [heldAccount(accountId), customerAccount(accountId), readCursor(cursor), size + 1],
  );
  const items = found.slice(0, size);
  const last = items.at(-1);
  const nextCursor = found.length > size && last ? Buffer.from(`line ${last.n}`).toString('base64url') : null;
  return { items: items.map(rowOf), nextCursor };
}

function rowOf({ id, created_at, kind, operation, run_id, available, held, balance }: Found): StatementRow {
  return {
    ...{ id, at: new Date(created_at), kind, operation, runId: run_id },
    availableMicros: Number(available),
    heldMicros: Number(held),
    balanceMicros: Number(balance),
  };
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  const [, line] = /^line (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (line) return Number(line);
  const errors = [{ path: 'cursor', message: 'is not a cursor of this list' }];
  throw new AppError('invalid_query', 'unreadable cursor', { errors });
}
