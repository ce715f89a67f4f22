import type { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import type { startExport as endpoint } from '../../contract/runs.ts';
import type { Run } from '../../db/entities/run.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { isCharged, quoteExport } from '../../domain/money/quote.ts';
import { phase } from '../../domain/project/gates.ts';
import { chooseExport } from '../../domain/render/export-format.ts';
import { exportHash } from '../../domain/render/export-hash.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { refuseClosedGate } from './open-gate.ts';
import { viewProject } from './project-view.ts';

export interface StartExportInput {
  accountId: string;
  projectId: string;
  request: z.output<NonNullable<typeof endpoint.body>>;
  idempotency: IdempotentRequest | null;
}

/** Starts the run that renders the reviewed head. Where the same film was exported before, answers with that run. */
export async function startExport(
  context: ApiContext,
  { accountId, projectId, request, idempotency }: StartExportInput,
): Promise<Run> {
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  const em = context.database.fork();
  const { facts, project } = await viewProject(em, accountId, projectId);
  const { accept: accepted = [], reason = null, ...wanted } = request;
  await refuseUnknownFindings(context, projectId, accepted);
  if (accepted.length > 0 && !reason) throw reasonMissing();
  refuseClosedGate('export', facts, { accepted });
  const settings = { ...chooseExport(wanted, project) };
  const { sound } = await revisions.get(em, projectId, project.headRevisionId);
  const key = { pictureHash: facts.pictureHash, settingsHash: exportHash(settings, sound) };
  const ready = await exportRecords.findCompleted(em, { projectId, ...key });
  if (ready) return runs.get(em, accountId, ready.runId);
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency },
    kind: 'export',
    input: { ...request, quality: settings.quality },
    revisionId: project.headRevisionId,
    phase: phase(facts),
    // That the same picture was exported before is answered above, without a run.
    quote: quoteExport({ exists: false, charged: isCharged(context.config.billing, false) }),
    export: { ...key, revisionId: project.headRevisionId, settings, accepted, reason },
  });
}

async function refuseUnknownFindings({ database }: ApiContext, projectId: string, accepted: readonly string[]) {
  if (accepted.length === 0) return;
  const review = await reviews.newest(database.fork(), projectId);
  const known = new Set(review?.findings.map(({ id }) => id));
  const unknown = accepted.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `accept.${index}`, message: 'is no finding of the newest review' }],
  );
  if (unknown.length > 0) throw new AppError('unknown_finding', 'unknown findings', { errors: unknown });
}

function reasonMissing(): AppError {
  const errors = [{ path: 'reason', message: 'is needed to accept findings' }];
  return new AppError('invalid_body', 'no reason', { detail: 'Say why the findings are accepted: reason.', errors });
}
