import type { EntityManager } from '@mikro-orm/postgresql';
import type { Run } from '../db/entities/run.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { quotePlan, quotePrompt } from '../domain/money/quote.ts';

/**
 * Whether a prompt left out what the budget of its parent did not pay. Bounded by its own quote or by the balance, it
 * would come to the same again however far that budget is raised.
 */
export async function wasCutShort(em: EntityManager, child: Run): Promise<boolean> {
  const { id, kind, state, budgetMicros = null, spentMicros } = child;
  if (kind !== 'prompt' || state !== 'completed' || budgetMicros === null) return false;
  const { lowMicros } = quotePrompt({ spar: false, charged: true });
  if (budgetMicros - spentMicros >= lowMicros) return false;
  const [end] = await runs.eventsOfType(em, id, 'run.completed');
  return end?.body.stoppedBy === 'budget';
}

/** The least that all scenes cost which the newest of a production's first prompts had planned. */
export async function priceOfWhole(em: EntityManager, production: Run, deep: boolean): Promise<number> {
  const prompts = (await runs.childrenOf(em, production.id)).filter(({ parentStep }) =>
    parentStep?.startsWith('generate'),
  );
  const draftId = prompts.at(-1)?.draftRevisionId;
  const draft = draftId ? await revisions.get(em, production.projectId, draftId) : null;
  return quotePlan({ scenes: draft?.plan?.scenes.length ?? 0, deep, charged: true }).lowMicros;
}
