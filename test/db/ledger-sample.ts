import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/orm.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import type { Quote } from '../../domain/money/quote.ts';

export const inAnHour = () => new Date(Date.now() + 3_600_000);
export const promptQuote: Quote = { operation: 'ai_generation', lowMicros: 1_000_000, highMicros: 5_000_000 };
export const dollarQuote: Quote = { operation: 'ai_generation', lowMicros: 1_000_000, highMicros: 1_000_000 };

/** A fresh account whose balance is `cents`. */
export async function accountWith(db: Database, cents: number): Promise<string> {
  const { id } = await accounts.create(db.fork(), { email: 'person@example.com', name: 'Person' });
  if (cents > 0) await ledger.topUp(db.fork(), { accountId: id, key: 'first', amountCents: cents, source: 'local' });
  return id;
}

/** Places a hold for a run of its own; the run's id, made up unless given. */
export async function hold(
  db: Database,
  accountId: string,
  wanted: { quote?: Quote; budgetMicros?: number | null; runId?: string; key?: string; expiresAt?: Date } = {},
) {
  const { quote = promptQuote, budgetMicros = null, runId = newId('run'), key = runId } = wanted;
  const { expiresAt = inAnHour() } = wanted;
  return ledger.placeHold(db.fork(), { accountId, runId, key, quote, budgetMicros, expiresAt });
}

/** Available and held, in micro-dollars. */
export async function balances(db: Database, accountId: string): Promise<[number, number]> {
  const { availableMicros, heldMicros } = await ledger.balanceOf(db.fork(), accountId);
  return [availableMicros, heldMicros];
}
