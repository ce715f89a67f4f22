import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunKind } from '../contract/names.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { openPaidRun } from '../db/repositories/open-paid-run.ts';
import { projects } from '../db/repositories/projects.ts';
import { runs } from '../db/repositories/runs.ts';
import type { Quote } from '../domain/money/quote.ts';
import { phase } from '../domain/project/gates.ts';

/** A run that a loop or production starts, as its workflow needs to know it: ids and states. */
export interface Child {
  runId: string;
  kind: RunKind;
  /** It ended in an earlier life of its parent: there is nothing to wait for. */
  hasEnded: boolean;
}

export interface WantedChild {
  /** The parent's step: taken again, it finds the run that it made. */
  step: string;
  kind: RunKind;
  input: JsonObject;
  writing?: boolean;
  provider?: Run['provider'];
  budgetMicros?: number | null;
  revisionId?: string | null;
  /** What is held for it before its workflow starts; null for what is free. */
  quote?: Quote | null;
}

/**
 * Writes the run of a child, its first event and its hold in the caller's transaction. It is no part of the outbox: its
 * parent's workflow starts it. Throws `insufficient_balance` and `budget_too_small` as a caller's own run would.
 */
export async function openChild(em: EntityManager, parent: Run, wanted: WantedChild): Promise<Child> {
  const { step, kind, input, writing = false, provider = 'none', budgetMicros = null, quote = null } = wanted;
  const { accountId, projectId, billing } = parent;
  const revisionId = wanted.revisionId ?? (await projects.find(em, projectId)).headRevisionId;
  const { run, isNew } = await openPaidRun(
    em,
    {
      ...{ accountId, projectId, billing, kind, input, writing, provider, budgetMicros, revisionId },
      ...{ requestHash: '', parentId: parent.id, parentStep: step, phase: phase(await projects.facts(em, projectId)) },
    },
    { quote },
  );
  if (isNew) await runs.markStarted(em, run.id);
  return { runId: run.id, kind, hasEnded: Boolean(run.endedAt) };
}
