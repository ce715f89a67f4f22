import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { RunEvent } from '../entities/run-event.ts';
import { inTransaction } from '../joined-transaction.ts';
import { notify } from '../notifications.ts';

export interface NewEvent {
  type: string;
  body: Record<string, unknown>;
}

interface RunSeq {
  seq: number;
  ended: boolean;
}

/**
 * Appends the events of one step, in the caller's transaction where it has one, and returns the run's newest `seq`.
 * Events that this step wrote before (same place in the list) are not written again.
 */
export function appendEvents(em: EntityManager, runId: string, step: string, events: NewEvent[]): Promise<number> {
  return inTransaction(em, async (tx) => {
    const { seq, ended } = await holdRun(tx, runId);
    const known = await tx.find(RunEvent, { runId, step }, { disableIdentityMap: true });
    const places = new Set(known.map(({ n }) => n));
    const fresh = events.map((event, n) => ({ ...event, n })).filter(({ n }) => !places.has(n));
    if (fresh.length === 0) return seq;
    if (ended) throw new AppError('run_ended', `run ${runId} is over; ${step} has no event left`);
    const rows = fresh.map(({ type, body, n }, index) => ({ runId, seq: seq + 1 + index, type, body, step, n }));
    await tx.insertMany(RunEvent, rows);
    await tx.execute('update runs set seq = ? where id = ?', [seq + rows.length, runId]);
    await notify(tx, 'run_live', { runId, seq: seq + rows.length });
    return seq + rows.length;
  });
}

/** Events after `seq`, oldest first, at most `limit`. */
export function eventsSince(em: EntityManager, runId: string, seq: number, limit = 500): Promise<RunEvent[]> {
  const where = { runId, seq: { $gt: seq } };
  return em.find(RunEvent, where, { orderBy: { seq: 'asc' }, limit, disableIdentityMap: true });
}

/** All events of one type, oldest first. */
export function eventsOfType(em: EntityManager, runId: string, type: string): Promise<RunEvent[]> {
  return em.find(RunEvent, { runId, type }, { orderBy: { seq: 'asc' }, disableIdentityMap: true });
}

/** Locks the run until the transaction ends. */
export async function holdRun(em: EntityManager, runId: string): Promise<RunSeq> {
  const sql = 'select seq, ended_at is not null as ended from runs where id = ? for no key update';
  const [run] = await em.execute<RunSeq[]>(sql, [runId]);
  if (!run) throw new AppError('not_found', `no run ${runId}`, { detail: 'There is no such run.' });
  return run;
}
