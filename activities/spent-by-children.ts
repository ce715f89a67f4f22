import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { runs } from '../db/repositories/runs.ts';
import { dollarsOfMicros } from '../domain/money/amounts.ts';

export interface Spending {
  /** What the runs that ended have cost, and what those that live hold, in micro-dollars. */
  spentMicros: number;
  heldMicros: number;
  /** What is left of the parent's budget; null where there is none. Never below 0. */
  leftMicros: number | null;
  /** The budget itself. */
  capMicros: number | null;
  body: RunEventBody<'budget'>;
}

/** What a loop or production has spent: all of it by the runs that it started. */
export async function spentByChildren(em: EntityManager, parent: Pick<Run, 'id'>): Promise<Spending> {
  // The budget may have been raised since the caller read the row.
  const { budgetMicros = null } = await runs.find(em, parent.id);
  let [spentMicros, heldMicros] = [0, 0];
  for (const child of await runs.childrenOf(em, parent.id)) {
    spentMicros += child.spentMicros;
    if (!child.endedAt) heldMicros += await heldFor(em, child);
  }
  const leftMicros = budgetMicros === null ? null : Math.max(0, budgetMicros - spentMicros - heldMicros);
  const cap = budgetMicros === null ? null : dollarsOfMicros(budgetMicros);
  const body = { spent: dollarsOfMicros(spentMicros), held: dollarsOfMicros(heldMicros), cap };
  return { spentMicros, heldMicros, leftMicros, capMicros: budgetMicros, body };
}

/** What a living run may still cost beyond what it has spent. A loop holds by its own runs. */
async function heldFor(em: EntityManager, run: Run): Promise<number> {
  if (run.kind === 'loop') return (await spentByChildren(em, run)).heldMicros;
  const hold = await ledger.holdOf(em, run.id);
  return hold?.state === 'held' ? Math.max(0, hold.amountMicros - run.spentMicros) : 0;
}
