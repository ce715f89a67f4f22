import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { holdRun, type NewEvent } from '../db/repositories/run-events.ts';
import { runs } from '../db/repositories/runs.ts';
import { dollarsOfMicros } from '../domain/money/amounts.ts';

/**
 * Notes on the run what its work so far costs, in the transaction of the step that costs it, and gives the event that
 * tells of it when it has risen: scenes are written side by side, so steps may come out of their order. None for a run
 * that holds nothing.
 */
export async function budgetEvents(em: EntityManager, run: Run, spentMicros: number): Promise<NewEvent[]> {
  const hold = await ledger.holdOf(em, run.id);
  if (!hold) return [];
  await holdRun(em, run.id);
  if ((await runs.find(em, run.id)).spentMicros >= spentMicros) return [];
  await runs.note(em, run.id, { spentMicros });
  const { budgetMicros } = run;
  const body: RunEventBody<'budget'> = {
    spent: dollarsOfMicros(spentMicros),
    held: dollarsOfMicros(hold.amountMicros),
    cap: budgetMicros === null || budgetMicros === undefined ? null : dollarsOfMicros(budgetMicros),
  };
  return [{ type: 'budget', body }];
}
