import { setTimeout as delay } from 'node:timers/promises';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { Phase, RunKind } from '../../contract/names.ts';
import type { JsonObject, Run } from '../../db/entities/run.ts';
import { exportRecords, type NewExport } from '../../db/repositories/exports.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';

export interface RunToAccept {
  accountId: string;
  projectId: string;
  kind: RunKind;
  writing?: boolean;
  /** The endpoint's body as it was parsed. */
  input: JsonObject;
  provider?: 'offline' | 'anthropic' | null;
  budgetMicros?: number | null;
  /** What a run that writes nothing reads. */
  revisionId?: string;
  phase: Phase;
  idempotency: IdempotentRequest | null;
  /** The export that an export run makes. */
  export?: Omit<NewExport, 'runId' | 'projectId'>;
}

/** A caller waits so long at most for Temporal; the run is accepted all the same. */
const patienceMs = 1_500;

/**
 * The run that a repeated request made the first time. Asked before any gate: one that closed since is no reason to
 * refuse what was accepted.
 */
export async function earlierRun({ database }: ApiContext, request: IdempotentRequest | null): Promise<Run | null> {
  if (!request) return null;
  return runs.ofKey(database.fork(), request.accountId, request.key, request.requestHash);
}

/** Writes a run, its first event and its place in the outbox in one transaction, then starts its workflow. */
export async function acceptRun(context: ApiContext, wanted: RunToAccept): Promise<Run> {
  const { run, isNew } = await writeRun(context, wanted);
  if (isNew) {
    await Promise.race([startWorkflow(context, run, wanted.phase), delay(patienceMs, undefined, { ref: false })]);
  }
  return runs.get(context.database.fork(), wanted.accountId, run.id);
}

function writeRun({ database }: ApiContext, wanted: RunToAccept) {
  const { idempotency, export: exported, provider = null, writing = false, ...rest } = wanted;
  return database.transaction(async (em) => {
    const created = await runs.create(em, {
      ...rest,
      writing,
      provider: provider ?? 'none',
      requestHash: idempotency?.requestHash ?? '',
      idempotencyKey: idempotency?.key,
    });
    const { id, projectId, draftRevisionId } = created.run;
    if (!created.isNew) return created;
    if (exported) await exportRecords.create(em, { ...exported, projectId, runId: id });
    const body = { runId: id, draftRevision: draftRevisionId ?? null, provider };
    await runs.appendEvents(em, id, 'accept', [{ type: 'run.accepted', body }]);
    return created;
  });
}

/** What fails here is started by housekeeping: the row without `startedAt` is the outbox. */
async function startWorkflow({ temporal, database, log }: ApiContext, run: Run, phase: Phase): Promise<void> {
  try {
    await startRun(temporal.client, { id: run.id, kind: run.kind, projectId: run.projectId, phase });
    await runs.markStarted(database.fork(), run.id);
  } catch (err) {
    log.warn({ runId: run.id, err }, 'the workflow waits in the outbox');
  }
}
