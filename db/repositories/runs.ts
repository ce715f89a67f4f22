import type { EntityManager } from '@mikro-orm/postgresql';
import type { Phase, RunState, WaitReason } from '../../contract/names.ts';
import { type JsonObject, Run } from '../entities/run.ts';
import { inTransaction } from '../joined-transaction.ts';
import { createRun, runOfKey } from './create-run.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { requireRow } from './rows.ts';
import { appendEvents, eventsOfType, eventsSince, holdRun, type NewEvent } from './run-events.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';

export interface RunEnd {
  state: Extract<RunState, 'completed' | 'failed' | 'cancelled'>;
  result?: JsonObject;
  error?: JsonObject;
  /** The one terminal event. */
  event: { type: 'run.completed' | 'run.failed'; body: JsonObject };
}

/** Facts that activities note on a run as it goes. */
export interface RunNotes {
  phase?: Phase;
  view?: JsonObject;
  spentMicros?: number;
  budgetMicros?: number;
  needsHuman?: boolean;
  waitsFor?: WaitReason | null;
  asks?: string | null;
  revisionId?: string;
}

const openStates: RunState[] = ['queued', 'running'];

export const runs = {
  create: createRun,
  appendEvents,
  eventsSince,
  eventsOfType,

  get(em: EntityManager, accountId: string, id: string): Promise<Run> {
    return requireRow(em, Run, { id, accountId }, 'run');
  },

  /** The run that an idempotency key of the account already names; another request with the key is refused. */
  ofKey(em: EntityManager, accountId: string, key: string, requestHash: string): Promise<Run | null> {
    return em.transactional((tx) => runOfKey(tx, { accountId, requestHash }, key));
  },

  /** For activities and housekeeping, which know the run's id from Temporal. */
  find(em: EntityManager, id: string): Promise<Run> {
    return requireRow(em, Run, { id }, 'run');
  },

  list(
    em: EntityManager,
    accountId: string,
    { projectId, state, ...page }: PageRequest & { projectId?: string; state?: RunState } = {},
  ): Promise<Page<Run>> {
    const where = { accountId, ...(projectId && { projectId }), ...(state && { state }) };
    return readPage(em, Run, where, page);
  },

  /** Temporal has the workflow. */
  async markStarted(em: EntityManager, id: string): Promise<void> {
    await em.nativeUpdate(Run, { id, startedAt: null }, { startedAt: new Date() });
  },

  /** Runs that wait in the outbox for at least `seconds`, oldest first. */
  async unstarted(em: EntityManager, { seconds = 0, limit = 100 } = {}): Promise<Run[]> {
    const createdAt = { $lte: new Date(Date.now() - seconds * 1000) };
    const where = { startedAt: null, endedAt: null, createdAt };
    return em.find(Run, where, { orderBy: { id: 'asc' }, limit, disableIdentityMap: true });
  },

  /** Runs that Temporal should know and that are not over, oldest first; those after the id `after`, a page at a time. */
  open(em: EntityManager, { limit = 500, after = '' } = {}): Promise<Run[]> {
    const where = { id: { $gt: after }, state: { $in: openStates }, startedAt: { $ne: null } };
    return em.find(Run, where, { orderBy: { id: 'asc' }, limit, disableIdentityMap: true });
  },

  /** The project's runs that are not over, oldest first. */
  openOf(em: EntityManager, projectId: string): Promise<Run[]> {
    const where = { projectId, state: { $in: openStates } };
    return em.find(Run, where, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  },

  /** The runs that a loop or production has started, oldest first. */
  childrenOf(em: EntityManager, parentId: string): Promise<Run[]> {
    return em.find(Run, { parentId }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  },

  /** Living runs that wait for this, oldest first. */
  waitingFor(em: EntityManager, waitsFor: WaitReason, { after = '', limit = 200 } = {}): Promise<Run[]> {
    return em.find(
      Run,
      { waitsFor, endedAt: null, id: { $gt: after } },
      { orderBy: { id: 'asc' }, limit, disableIdentityMap: true },
    );
  },

  /** Work has begun; whether it was this call that began it. Again, or after the end: nothing. */
  async begin(em: EntityManager, id: string): Promise<boolean> {
    return (await em.nativeUpdate(Run, { id, state: 'queued' }, { state: 'running' })) > 0;
  },

  /** Raises the budget of a run that lives, and says what it was. One without a budget, or with a higher one, keeps it. */
  raiseBudget(em: EntityManager, id: string, budgetMicros: number): Promise<number | null> {
    return em.transactional(async (tx) => {
      await holdRun(tx, id);
      const { budgetMicros: before = null } = await runs.find(tx, id);
      if (before !== null && before < budgetMicros) await runs.note(tx, id, { budgetMicros });
      return before;
    });
  },

  /** Notes facts on a run that is not over. */
  async note(em: EntityManager, id: string, notes: RunNotes): Promise<void> {
    await em.nativeUpdate(Run, { id, state: { $in: openStates } }, notes);
  },

  /** A caller asked the run to end; the workflow is told by Temporal. Asked again, a wish to discard is added. */
  async requestCancel(em: EntityManager, id: string, { discard = false } = {}): Promise<void> {
    await em.execute(
      `update runs set cancel_requested_at = coalesce(cancel_requested_at, now()), discard = discard or ?
        where id = ? and ended_at is null`,
      [discard, id],
    );
  },

  /** Ends the run with its one terminal event and returns that event's `seq`. The first end stands. */
  finish(em: EntityManager, id: string, { event, ...end }: RunEnd, before: NewEvent[] = []): Promise<number> {
    return inTransaction(em, async (tx) => {
      const { seq, ended } = await holdRun(tx, id);
      if (ended) return seq;
      const last = await appendEvents(tx, id, 'end', [...before, event]);
      const over = { needsHuman: false, waitsFor: null, asks: null, endedAt: new Date() };
      await tx.nativeUpdate(Run, { id }, { ...end, ...over });
      await webhookDeliveries.enqueue(tx, await runs.find(tx, id), event.type);
      return last;
    });
  },
};
