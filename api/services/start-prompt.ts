import type { z } from 'zod';
import type { startPrompt as endpoint } from '../../contract/runs.ts';
import type { Run } from '../../db/entities/run.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { standingFilm } from '../../db/repositories/standing-film.ts';
import { planEdit } from '../../domain/directing/plan-edit.ts';
import { microsOfDollars } from '../../domain/money/amounts.ts';
import { isCharged, quotePrompt } from '../../domain/money/quote.ts';
import { phase } from '../../domain/project/gates.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { refuseClosedGate } from './open-gate.ts';
import { viewProject } from './project-view.ts';
import { quoteMade } from './quote-made.ts';

export interface StartPromptInput {
  accountId: string;
  projectId: string;
  request: z.output<NonNullable<typeof endpoint.body>>;
  idempotency: IdempotentRequest | null;
}

/** Starts the run that writes scenes from a prompt; with `spar` it plans only and writes nothing. */
export async function startPrompt(
  context: ApiContext,
  { accountId, projectId, request, idempotency }: StartPromptInput,
): Promise<Run> {
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  const em = context.database.fork();
  const { facts, project } = await viewProject(em, accountId, projectId);
  refuseClosedGate(request.spar ? 'spar' : 'prompt', facts);
  if (request.base) await revisions.get(em, project.id, request.base);
  const provider = context.config.anthropic ? 'anthropic' : 'offline';
  // Before the run and its hold exist: an edit that nobody understands costs nothing.
  const standing = await standingFilm(em, project.id);
  if (provider === 'offline') {
    const { prompt, captions, seed = 0 } = request;
    planEdit({ ...standing, prompt, captions, seed });
  }
  const { billing } = context.config;
  const charged = isCharged(billing, provider === 'offline');
  const mediaMicros = await quoteMade(em, { ...standing, prompt: request.prompt }, billing);
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency },
    kind: 'prompt',
    writing: !request.spar,
    input: request,
    provider,
    quote: quotePrompt({ spar: request.spar === true, charged, mediaMicros }),
    budgetMicros: request.budget === undefined ? null : microsOfDollars(request.budget, 'budget'),
    revisionId: project.headRevisionId,
    phase: phase(facts),
  });
}
