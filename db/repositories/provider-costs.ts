import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { ProviderAttempt } from '../entities/provider-attempt.ts';
import { type Lines, lockBalances, postTransfer } from './post-transfer.ts';

/** One call of a paid provider: which attempt of which step of a run. */
export interface AttemptKey {
  runId: string;
  step: string;
  /** 1 and up; Temporal's attempt of the activity does. */
  attempt: number;
}

export interface NewAttempt extends AttemptKey {
  accountId: string;
  /** Worst case of this call. */
  maxMicros: number;
  /** What the whole run may cost us. */
  capMicros: number;
}

export interface Booking {
  /** False: the call would pass the cap and must not be made. */
  isBooked: boolean;
  /** What the run has cost so far, attempts of unknown cost at their worst case, this one included when booked. */
  runMicros: number;
}

/** What providers cost us, apart from what customers pay. */
export const providerCosts = {
  /** Books a call at its worst case before it is made, if the run's cap has room for it. Again: the same answer. */
  book(em: EntityManager, { accountId, runId, step, attempt, maxMicros, capMicros }: NewAttempt): Promise<Booking> {
    return em.transactional(async (tx) => {
      // Movements of one account wait for each other, so the calls of its run keep under the cap together.
      await lockBalances(tx, accountId);
      const runMicros = await runCost(tx, runId);
      const known = await findAttempt(tx, { runId, step, attempt });
      if (known) return { isBooked: true, runMicros };
      if (runMicros + maxMicros > capMicros) return { isBooked: false, runMicros };
      await tx.execute(
        'insert into provider_attempts (run_id, step, attempt, account_id, max_micros) values (?, ?, ?, ?, ?)',
        [runId, step, attempt, accountId, maxMicros],
      );
      await post(tx, accountId, { runId, step, attempt }, 'booked', maxMicros);
      return { isBooked: true, runMicros: runMicros + maxMicros };
    });
  },

  /** Notes what a booked call did cost. The first settlement stands. */
  settle(em: EntityManager, key: AttemptKey, actualMicros: number): Promise<void> {
    return em.transactional(async (tx) => {
      const booked = await findAttempt(tx, key);
      if (!booked)
        throw new AppError('internal', `attempt ${key.attempt} of ${key.step} in ${key.runId} is not booked`);
      await lockBalances(tx, booked.accountId);
      const found = await findAttempt(tx, key);
      if (!found || found.actualMicros !== null) return;
      await tx.execute(
        `update provider_attempts set actual_micros = ?, settled_at = clock_timestamp()
          where run_id = ? and step = ? and attempt = ?`,
        [actualMicros, key.runId, key.step, key.attempt],
      );
      if (actualMicros !== found.maxMicros) {
        await post(tx, found.accountId, key, 'settled', actualMicros - found.maxMicros);
      }
    });
  },

  /** What the run has cost us so far, in micro-dollars. */
  ofRun: runCost,
};

async function runCost(em: EntityManager, runId: string): Promise<number> {
  const sql = `select coalesce(sum(coalesce(actual_micros, max_micros)), 0) as micros
    from provider_attempts where run_id = ?`;
  const [row] = await em.execute<{ micros: string }[]>(sql, [runId]);
  return Number(row?.micros ?? 0);
}

function findAttempt(em: EntityManager, key: AttemptKey) {
  return em.findOne(ProviderAttempt, key, { disableIdentityMap: true });
}

async function post(em: EntityManager, accountId: string, key: AttemptKey, what: string, micros: number) {
  const lines: Lines = { provider_cost: micros, 'payable:provider': -micros };
  const asked = { accountId, kind: 'provider_cost' as const, runId: key.runId, request: { ...key, micros } };
  await postTransfer(em, { ...asked, key: `provider:${key.runId}:${key.attempt}:${what}:${key.step}` }, () => lines);
}
