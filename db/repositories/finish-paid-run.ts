import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../joined-transaction.ts';
import { captureHold } from './holds.ts';
import { holdRun } from './run-events.ts';
import { type RunEnd, runs } from './runs.ts';

/**
 * Ends a run and what it holds in one transaction: `spentMicros` of its hold are taken and the rest goes back beside its
 * one terminal event; null for a run that holds nothing. The first end stands, for the money too. The event's `seq`.
 */
export function finishPaidRun(em: EntityManager, id: string, end: RunEnd, spentMicros: number | null): Promise<number> {
  return inTransaction(em, async (tx) => {
    const { seq, ended } = await holdRun(tx, id);
    if (ended) return seq;
    if (spentMicros === null) return runs.finish(tx, id, end);
    await runs.note(tx, id, { spentMicros });
    const last = await runs.finish(tx, id, end);
    await captureHold(tx, id, spentMicros);
    return last;
  });
}
