import { AppError } from '../../contract/errors.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/orm.ts';
import type { HoldResult } from '../../db/repositories/holds.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import type { Posted } from '../../db/repositories/post-transfer.ts';
import { historyOf, LedgerModel, type Step } from './ledger-model.ts';
import { accountWith, inAnHour } from './ledger-sample.ts';

/** How many histories run side by side: enough to use every connection. */
const lanes = 10;

/**
 * Plays the histories of the seeds `first` to `first + count - 1`, each on an account of its own, against the model.
 * The places where they part; none is the promise kept.
 */
export async function playHistories(db: Database, first: number, count: number, length = 14): Promise<string[]> {
  const partings: string[] = [];
  let next = first;
  const lane = async () => {
    while (next < first + count) {
      const seed = next++;
      const parting = await playHistory(db, seed, length);
      if (parting) partings.push(parting);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return partings;
}

async function playHistory(db: Database, seed: number, length: number): Promise<string | null> {
  const accountId = await accountWith(db, 0);
  const runs = Array.from({ length: 4 }, () => newId('run'));
  const model = new LedgerModel();
  for (const step of historyOf(seed, length)) {
    const wanted = model.take(step);
    const got = await codeOrAnswer(take(db, accountId, runs, step));
    if (got !== wanted) return `seed ${seed}, ${JSON.stringify(step)}: ${got} instead of ${wanted}`;
    const { availableMicros, heldMicros } = await ledger.balanceOf(db.fork(), accountId);
    if (availableMicros !== model.available || heldMicros !== model.held) {
      return `seed ${seed}, ${JSON.stringify(step)}: ${availableMicros}/${heldMicros} instead of ${model.available}/${model.held}`;
    }
  }
  return null;
}

async function take(db: Database, accountId: string, runs: readonly string[], step: Step): Promise<string> {
  const em = db.fork();
  switch (step.type) {
    case 'credit':
      return answer(await ledger.topUp(em, { accountId, key: step.key, amountCents: step.cents, source: step.source }));
    case 'grant':
      return answer(await ledger.grant(em, { accountId, key: step.key, amountMicros: step.micros }));
    case 'refund': {
      const back = { accountId, key: step.key, amountCents: step.cents, source: 'stripe', kind: 'refund' } as const;
      return answer(await ledger.takeBack(em, back));
    }
    case 'hold': {
      const quote = { operation: 'ai_generation', lowMicros: step.low, highMicros: step.high } as const;
      const runId = runs[step.run] as string;
      const wanted = { accountId, runId, key: runId, quote, budgetMicros: step.budget, expiresAt: inAnHour() };
      const placed = await ledger.placeHold(em, wanted);
      return placed ? `${placed.isNew ? 'done' : 'again'} ${placed.hold.state} ${placed.hold.amountMicros}` : 'free';
    }
    default:
      return end(db, runs[step.run] as string, step);
  }
}

async function end(db: Database, runId: string, step: Extract<Step, { type: 'capture' | 'release' | 'expire' }>) {
  if (step.type === 'capture') return endAnswer(await ledger.captureHold(db.fork(), runId, step.micros));
  if (step.type === 'release') return endAnswer(await ledger.releaseHold(db.fork(), runId));
  const before = await ledger.holdOf(db.fork(), runId);
  if (before?.state === 'held') {
    await db.fork().execute(`update holds set expires_at = now() - interval '1 s' where run_id = ?`, [runId]);
    await ledger.expireHolds(db.fork(), new Date());
  }
  const hold = await ledger.holdOf(db.fork(), runId);
  return endAnswer(hold && { hold, isNew: before?.state === 'held' });
}

function endAnswer(result: HoldResult | null): string {
  if (!result) return 'nothing';
  const { hold, isNew } = result;
  return `${isNew ? 'done' : 'again'} ${hold.state} ${hold.capturedMicros ?? 0}`;
}

const answer = ({ isNew }: Posted) => (isNew ? 'done' : 'again');

async function codeOrAnswer(work: Promise<string>): Promise<string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
