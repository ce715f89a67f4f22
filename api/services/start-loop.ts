import type { LoopRequest } from '../../contract/loops.ts';
import type { Run } from '../../db/entities/run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { microsOfDollars } from '../../domain/money/amounts.ts';
import { decideHold } from '../../domain/money/decide-hold.ts';
import { isCharged, quotePrompt } from '../../domain/money/quote.ts';
import { phase } from '../../domain/project/gates.ts';
import { parseCriteria } from '../../domain/verify/parse-criteria.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { refuseClosedGate } from './open-gate.ts';
import { viewProject } from './project-view.ts';

export interface StartLoopInput {
  accountId: string;
  projectId: string;
  request: LoopRequest;
  idempotency: IdempotentRequest | null;
}

/**
 * Starts a loop. It holds no money itself, its runs do; but one that could not pay for its first prompt is refused
 * here, with 402 or `budget_too_small`, while an HTTP answer can still say so.
 */
export async function startLoop(
  context: ApiContext,
  { accountId, projectId, request, idempotency }: StartLoopInput,
): Promise<Run> {
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  if (request.criteria) parseCriteria(request.criteria);
  const { project, facts } = await viewProject(context.database.fork(), accountId, projectId);
  refuseClosedGate('loop', facts);
  const criteria = request.criteria ?? project.criteria;
  const budgetMicros = budgetOf(request.budget);
  await refuseUnpayable(context, accountId, budgetMicros);
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency, budgetMicros },
    kind: 'loop',
    writing: true,
    // As they stand now: criteria kept later do not bend a running loop.
    input: { ...request, ...(criteria && { criteria }) },
    provider: providerOf(context),
    phase: phase(facts),
  });
}

export function budgetOf(dollars: number | undefined): number | null {
  return dollars === undefined ? null : microsOfDollars(dollars, 'budget');
}

export function providerOf({ config }: Pick<ApiContext, 'config'>): 'anthropic' | 'offline' {
  return config.anthropic ? 'anthropic' : 'offline';
}

/** Refuses what could not pay for a first prompt: by its own budget, or by the balance. */
export async function refuseUnpayable(
  { database, config }: ApiContext,
  accountId: string,
  budgetMicros: number | null,
): Promise<void> {
  const charged = isCharged(config.billing, providerOf({ config }) === 'offline');
  const { availableMicros } = await ledger.balanceOf(database.fork(), accountId);
  decideHold({ quote: quotePrompt({ spar: false, charged }), budgetMicros, availableMicros });
}
