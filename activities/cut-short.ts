import type { EntityManager } from '@mikro-orm/postgresql';
import { generationSteps } from '../contract/prices.ts';
import type { Run } from '../db/entities/run.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { quotePlan, quotePrompt } from '../domain/money/quote.ts';
import type { ProductionStep } from './producing.ts';
import { asked } from './run-work.ts';

/**
 * Whether a prompt left out what the budget of its parent did not pay. Bounded by its own quote or by the balance, it
 * would come to the same again however far that budget is raised.
 */
export async function wasCutShort(em: EntityManager, child: Run): Promise<boolean> {
  const { id, kind, state, budgetMicros = null, spentMicros } = child;
  if (kind !== 'prompt' || state !== 'completed' || budgetMicros === null) return false;
  const { lowMicros } = quotePrompt({ spar: false, charged: true });
  // What is made whole or not at all has cost nothing; a note of which a part stands would be followed twice.
  if (asked<boolean>(child, 'whole')) return child.result?.revision === null && (await stoppedByBudget(em, id));
  if (child.parentStep?.startsWith('edit')) return false;
  if (budgetMicros - spentMicros >= lowMicros) return false;
  return stoppedByBudget(em, id);
}

async function stoppedByBudget(em: EntityManager, runId: string): Promise<boolean> {
  const [end] = await runs.eventsOfType(em, runId, 'run.completed');
  return end?.body.stoppedBy === 'budget';
}

/** The least that all scenes cost which the newest of a production's first prompts had planned. */
export async function priceOfWhole(em: EntityManager, production: Run, deep: boolean): Promise<number> {
  return plannedPrice(em, await newestOf(em, production, 'generate'), deep);
}

/**
 * The least that the note costs which the newest edit of a production could not follow for want of money: its plan, and
 * more than what was held for it, as repairs may have used that up.
 */
export async function priceOfNote(em: EntityManager, production: Run, deep: boolean): Promise<number> {
  const edit = await newestOf(em, production, 'edit');
  const hold = edit ? await ledger.holdOf(em, edit.id) : null;
  const more = (hold?.amountMicros ?? 0) + generationSteps.repair;
  return Math.max(await plannedPrice(em, edit, deep), more);
}

async function newestOf(em: EntityManager, production: Run, step: ProductionStep['step']): Promise<Run | undefined> {
  const children = await runs.childrenOf(em, production.id);
  return children.findLast(({ parentStep }) => parentStep?.startsWith(step));
}

async function plannedPrice(em: EntityManager, prompt: Run | undefined, deep: boolean): Promise<number> {
  const draftId = prompt?.draftRevisionId;
  const draft = draftId ? await revisions.get(em, prompt.projectId, draftId) : null;
  return quotePlan({ scenes: draft?.plan?.scenes.length ?? 0, deep, charged: true }).lowMicros;
}
