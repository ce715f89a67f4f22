import { setTimeout as delay } from 'node:timers/promises';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { MediaProvider, Phase, RunKind } from '../../contract/names.ts';
import type { JsonObject, Run } from '../../db/entities/run.ts';
import { notify } from '../../db/notifications.ts';
import { openPaidRun, type RunOpening } from '../../db/repositories/open-paid-run.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';

export interface RunToAccept {
  accountId: string;
  projectId: string;
  kind: RunKind;
  writing?: boolean;
  /** The endpoint's body as it was parsed. */
  input: JsonObject;
  provider?: 'offline' | 'anthropic' | MediaProvider | null;
  budgetMicros?: number | null;
  /** What it may cost; absent for what never costs anything. */
  quote?: Quote;
  /** What a run that writes nothing reads. */
  revisionId?: string;
  phase: Phase;
  idempotency: IdempotentRequest | null;
  export?: RunOpening['export'];
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

/** Writes a run, its place in the outbox, its first event and its hold in one transaction, then starts its workflow. */
export async function acceptRun(context: ApiContext, wanted: RunToAccept): Promise<Run> {
  const { run, isNew } = await writeRun(context, wanted);
  if (isNew) await Promise.all([startAccepted(context, run, wanted.phase), tellWorkers(context, run)]);
  return runs.get(context.database.fork(), wanted.accountId, run.id);
}

/** A worker may begin on pictures before their turn comes; where nobody hears of it, they are made in their turn. */
async function tellWorkers({ database, log }: ApiContext, { id, kind }: Run): Promise<void> {
  if (kind !== 'preview') return;
  const told = notify(database.fork(), 'preview_accepted', { runId: id });
  await told.catch((err) => log.warn({ runId: id, err }, 'no worker was told'));
}

/** Starts the workflow of a run that is written. A Temporal that does not answer in time is housekeeping's business. */
export async function startAccepted(context: ApiContext, run: Run, phase: Phase): Promise<void> {
  await Promise.race([startWorkflow(context, run, phase), delay(patienceMs, undefined, { ref: false })]);
}

function writeRun({ config, database }: ApiContext, wanted: RunToAccept) {
  const { idempotency, export: exported, quote = null, provider = null, writing = false, ...rest } = wanted;
  const run = {
    ...rest,
    writing,
    provider: provider ?? 'none',
    billing: config.billing,
    requestHash: idempotency?.requestHash ?? '',
    idempotencyKey: idempotency?.key,
  };
  return openPaidRun(database.fork(), run, { quote, export: exported });
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
