import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { TransferKind } from '../../contract/ledger.ts';
import { canonicalJson } from '../../domain/project/canonical-json.ts';
import { sha256 } from '../../domain/project/picture-hash.ts';
import { Transfer } from '../entities/transfer.ts';
import { newId } from '../new-id.ts';
import { readRow } from './rows.ts';

export interface NewTransfer {
  accountId: string;
  kind: TransferKind;
  /** Unique for the account: the same key moves money once. */
  key: string;
  /** What was asked; the same key with another request is refused. */
  request: Record<string, unknown>;
  operation?: string | null;
  runId?: string | null;
}

/** Micro-dollars that come into a ledger account; negative for what leaves it. */
export type Lines = Readonly<Record<string, number>>;

export interface Balances {
  availableMicros: number;
  heldMicros: number;
}

export interface Posted {
  transfer: Transfer;
  /** False when the key had moved this money before. */
  isNew: boolean;
}

export const customerAccount = (accountId: string) => `customer:${accountId}`;
export const heldAccount = (accountId: string) => `held:${accountId}`;

/**
 * Moves money once for each key, in the caller's transaction. `decide` sees the balances as they are while all other
 * movements of this account wait, and answers with the lines; what it throws leaves the key free.
 */
export async function postTransfer(
  em: EntityManager,
  wanted: NewTransfer,
  decide: (balances: Balances) => Lines,
): Promise<Posted> {
  const balances = await lockBalances(em, wanted.accountId);
  const requestHash = sha256(canonicalJson({ kind: wanted.kind, ...wanted.request }));
  const before = await transferOfKey(em, wanted, requestHash);
  if (before) return { transfer: before, isNew: false };
  const lines = decide(balances);
  // Made after the wait, so that ids of one account rise in the order in which its money moved.
  const id = newId('transfer');
  await insertTransfer(em, id, { ...wanted, requestHash }, lines);
  return { transfer: await readRow(em, Transfer, { id }), isNew: true };
}

/** Balances of the account; until the transaction ends, nobody else moves its money. */
export async function lockBalances(em: EntityManager, accountId: string): Promise<Balances> {
  const names = [customerAccount(accountId), heldAccount(accountId)];
  const found = await lockedBalances(em, names);
  if (found.length === names.length) return balancesOf(accountId, found);
  await em.execute('insert into ledger_accounts (name) values (?), (?) on conflict do nothing', names);
  return balancesOf(accountId, await lockedBalances(em, names));
}

export interface BalanceRow {
  name: string;
  /** The driver hands 64-bit numbers out as text. */
  balance_micros: string;
}

/** The balances among the rows of one account's ledger accounts. */
export function balancesOf(accountId: string, rows: readonly BalanceRow[]): Balances {
  const balance = (name: string) => Number(rows.find((row) => row.name === name)?.balance_micros ?? 0);
  return {
    availableMicros: balance(customerAccount(accountId)),
    heldMicros: balance(heldAccount(accountId)),
  };
}

function lockedBalances(em: EntityManager, names: string[]): Promise<BalanceRow[]> {
  const sql = 'select name, balance_micros from ledger_accounts where name in (?, ?) order by name for update';
  return em.execute<BalanceRow[]>(sql, names);
}

async function transferOfKey(em: EntityManager, { accountId, key }: NewTransfer, requestHash: string) {
  const before = await em.findOne(Transfer, { accountId, key }, { disableIdentityMap: true });
  if (before && before.requestHash !== requestHash) {
    throw new AppError('idempotency_mismatch', `transfer ${before.id} was made by another request with key ${key}`);
  }
  return before;
}

/** The account's own lines first: rows that all accounts share are locked last and for the shortest time. */
async function insertTransfer(
  em: EntityManager,
  id: string,
  { accountId, kind, key, requestHash, operation = null, runId = null }: NewTransfer & { requestHash: string },
  lines: Lines,
): Promise<void> {
  const isShared = (name: string) => Number(!/^(customer|held):/.test(name));
  const ordered = Object.entries(lines).sort(
    ([one], [other]) => isShared(one) - isShared(other) || (one < other ? -1 : 1),
  );
  await em.execute(
    `insert into transfers (id, account_id, kind, key, request_hash, operation, run_id, entry_count)
      values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, accountId, kind, key, requestHash, operation, runId, ordered.length],
  );
  const values = ordered.map(() => '(?, ?, ?)').join(', ');
  await em.execute(
    `insert into entries (transfer_id, ledger_account, amount_micros) values ${values}`,
    ordered.flatMap(([name, micros]) => [id, name, micros]),
  );
}
