import type { ProductionRequest } from '../../contract/productions.ts';
import type { Run } from '../../db/entities/run.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { projects } from '../../db/repositories/projects.ts';
import { runs } from '../../db/repositories/runs.ts';
import { parseCriteria } from '../../domain/verify/parse-criteria.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { earlierRun, startAccepted } from '../runs/accept-run.ts';
import { newProject } from './create-project.ts';
import { refuseContradictions, refuseOtherLook } from './judge-brief.ts';
import { refuseClosedGate } from './open-gate.ts';
import { budgetOf, providerOf, refuseUnpayable } from './start-loop.ts';

export interface StartProductionInput {
  accountId: string;
  request: ProductionRequest;
  idempotency: IdempotentRequest | null;
}

const labels = ['goal', 'requirement', 'brand', 'instructions'] as const;

/** Starts a production: its project, the brief's context entries and its run are made in one transaction, or none is. */
export async function startProduction(context: ApiContext, input: StartProductionInput): Promise<Run> {
  const { accountId, request, idempotency } = input;
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  if (request.criteria) parseCriteria(request.criteria);
  await refuseUnpayable(context, accountId, budgetOf(request.budget));
  const { run, isNew } = await write(context, input);
  if (isNew) await startAccepted(context, run, 'generate');
  return runs.get(context.database.fork(), accountId, run.id);
}

function write(context: ApiContext, { accountId, request, idempotency }: StartProductionInput) {
  return context.database.transaction(async (em) => {
    // Holds the key until the end, so that a second request at the same time makes no second project.
    const before = idempotency && (await runs.ofKey(em, accountId, idempotency.key, idempotency.requestHash));
    if (before) return { run: before, isNew: false };
    const standing = request.projectId ? await projects.get(em, accountId, request.projectId) : null;
    if (standing) refuseOtherLook(request, standing);
    const project = standing ?? (await projects.create(em, accountId, newProject(request)));
    refuseContradictions(request, project);
    for (const label of labels) {
      const text = request[label];
      if (text) await contexts.add(em, project.id, label, text);
    }
    refuseClosedGate('production', await projects.facts(em, project.id));
    const run = {
      ...{ accountId, projectId: project.id, kind: 'production' as const, writing: true, input: { ...request } },
      ...{ budgetMicros: budgetOf(request.budget), provider: providerOf(context), billing: context.config.billing },
      ...{ requestHash: idempotency?.requestHash ?? '', idempotencyKey: idempotency?.key, phase: 'generate' as const },
    };
    return openPaidRun(em, run, { quote: null });
  });
}
