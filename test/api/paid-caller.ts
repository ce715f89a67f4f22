import type { Database } from '../../db/orm.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { type Caller, newCaller } from './caller.ts';

type PaidCaller = Caller & { apiKey: string; accountId: string };

/** Registers an account with a balance that nobody paid for, a hundred dollars unless told, and returns a caller with its key. */
export async function newPaidCaller(
  { url, database }: { url: string; database: Database },
  dollars = 100,
): Promise<PaidCaller> {
  const call = await newCaller(url);
  const { body } = await call('account');
  await grant(database, body.id, dollars);
  return Object.assign(call, { accountId: body.id as string });
}

/** Adds to an account's balance, in dollars. */
export async function grant(database: Database, accountId: string, dollars: number): Promise<void> {
  const amountMicros = Math.round(dollars * 1_000_000);
  if (amountMicros > 0) await ledger.grant(database.fork(), { accountId, key: `test ${Math.random()}`, amountMicros });
}
