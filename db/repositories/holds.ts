import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { HoldState } from '../../contract/ledger.ts';
import { decideHold } from '../../domain/money/decide-hold.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { Hold } from '../entities/hold.ts';
import { customerAccount, heldAccount, lockBalances, postTransfer } from './post-transfer.ts';
import { readRow } from './rows.ts';

export interface NewHold {
  accountId: string;
  runId: string;
  /** The request's own key where it has one; the run's id does as well. */
  key: string;
  quote: Quote;
  /** The caller's cap in micro-dollars; null for none. */
  budgetMicros: number | null;
  /** From here on the hold may expire, should its run be over and have left it. */
  expiresAt: Date;
}

/** A hold as it stands, and whether this call brought it there. The first resolution of a hold stands. */
export interface HoldResult {
  hold: Hold;
  isNew: boolean;
}

/**
 * Sets money aside for a run, in the caller's transaction. Null when the quote is free. Throws `budget_too_small` and
 * `insufficient_balance`; the same key again answers with the same hold.
 */
export function placeHold(em: EntityManager, wanted: NewHold): Promise<HoldResult | null> {
  const { accountId, runId, key, quote, budgetMicros, expiresAt } = wanted;
  if (quote.highMicros === 0) return Promise.resolve(null);
  return em.transactional(async (tx) => {
    let amountMicros = 0;
    const { operation } = quote;
    const request = { runId, quote, budgetMicros };
    const asked = { accountId, kind: 'hold' as const, key: `hold:${key}`, request, operation, runId };
    const { transfer, isNew } = await postTransfer(tx, asked, ({ availableMicros }) => {
      amountMicros = decideHold({ quote, budgetMicros, availableMicros });
      return { [customerAccount(accountId)]: -amountMicros, [heldAccount(accountId)]: amountMicros };
    });
    if (isNew) {
      await tx.execute(
        `insert into holds (run_id, account_id, operation, amount_micros, state, expires_at, placed_by)
          values (?, ?, ?, ?, 'held', ?, ?)`,
        [runId, accountId, operation, amountMicros, expiresAt, transfer.id],
      );
    }
    return { hold: await readRow(tx, Hold, { runId }), isNew };
  });
}

/** Takes `micros` of the run's hold as revenue and gives the rest back; 0 releases it. At most the hold. */
export function captureHold(em: EntityManager, runId: string, micros: number): Promise<HoldResult | null> {
  if (!Number.isSafeInteger(micros) || micros < 0) throw new AppError('internal', `${micros} cannot be captured`);
  return resolve(em, runId, micros === 0 ? 'released' : 'captured', micros);
}

/** Gives all of the run's hold back. Null for a run that holds nothing. */
export function releaseHold(em: EntityManager, runId: string): Promise<HoldResult | null> {
  return resolve(em, runId, 'released', 0);
}

/** Puts the expiry of holds off whose run lives and which would expire before `soon`; how many. */
export async function renewHolds(em: EntityManager, { soon, until }: { soon: Date; until: Date }): Promise<number> {
  const renewed = await em.execute<unknown[]>(
    `update holds h set expires_at = greatest(h.expires_at, ?) from runs r
      where r.id = h.run_id and r.ended_at is null and h.state = 'held' and h.expires_at <= ? returning 1`,
    [until, soon],
  );
  return renewed.length;
}

/** Gives back holds that expired by `now` and whose run is over or was never written. The ids of their runs. */
export async function expireHolds(em: EntityManager, now: Date, limit = 500): Promise<string[]> {
  const left = await em.execute<{ run_id: string }[]>(
    `select h.run_id from holds h left join runs r on r.id = h.run_id
      where h.state = 'held' and h.expires_at <= ? and (r.id is null or r.ended_at is not null)
      order by h.expires_at limit ?`,
    [now, limit],
  );
  const expired: string[] = [];
  for (const { run_id: runId } of left) {
    if ((await resolve(em, runId, 'expired', 0))?.isNew) expired.push(runId);
  }
  return expired;
}

export function holdOf(em: EntityManager, runId: string): Promise<Hold | null> {
  return em.findOne(Hold, { runId }, { disableIdentityMap: true });
}

const kindOfEnd = { captured: 'capture', released: 'release', expired: 'expire' } as const;

/** Ends a hold once. All movements of an account wait for each other, so the state read here is the state. */
function resolve(em: EntityManager, runId: string, state: Exclude<HoldState, 'held'>, capturedMicros: number) {
  return em.transactional(async (tx): Promise<HoldResult | null> => {
    const found = await holdOf(tx, runId);
    if (!found && capturedMicros > 0) throw new AppError('internal', `run ${runId} holds nothing to capture`);
    if (!found) return null;
    await lockBalances(tx, found.accountId);
    const hold = await readRow(tx, Hold, { runId });
    if (hold.state !== 'held') return { hold, isNew: false };
    if (capturedMicros > hold.amountMicros) {
      throw new AppError('internal', `${capturedMicros} of ${hold.amountMicros} cannot be captured for ${runId}`);
    }
    await settle(tx, hold, state, capturedMicros);
    return { hold: await readRow(tx, Hold, { runId }), isNew: true };
  });
}

async function settle(em: EntityManager, hold: Hold, state: Exclude<HoldState, 'held'>, capturedMicros: number) {
  const { accountId, runId, operation, amountMicros } = hold;
  const asked = { accountId, kind: kindOfEnd[state], key: `resolve:${runId}`, operation, runId };
  const { transfer } = await postTransfer(em, { ...asked, request: { runId, capturedMicros } }, () => ({
    [heldAccount(accountId)]: -amountMicros,
    // Stands even when nothing is given back: a statement reads the balance after each transfer from it.
    [customerAccount(accountId)]: amountMicros - capturedMicros,
    ...(capturedMicros > 0 && { [`revenue:${operation}`]: capturedMicros }),
  }));
  await em.execute(
    `update holds set state = ?, captured_micros = ?, resolved_by = ?, resolved_at = clock_timestamp()
      where run_id = ? and state = 'held'`,
    [state, capturedMicros || null, transfer.id, runId],
  );
}
