import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { Billing } from '../../contract/ledger.ts';
import type { Phase, RunKind } from '../../contract/names.ts';
import { type JsonObject, Run } from '../entities/run.ts';
import { inTransaction } from '../joined-transaction.ts';
import { newId } from '../new-id.ts';
import { drafts } from './drafts.ts';
import { holdRow, insertRow, readRow } from './rows.ts';

export interface NewRun {
  accountId: string;
  projectId: string;
  kind: RunKind;
  /** The loop or production that starts it: both count as one writing run. */
  parentId?: string | null;
  /** The parent's step; taken again, it brings back the run that it made. */
  parentStep?: string | null;
  /** Whether it writes scenes: a project has one such run at a time. A prompt that writes gets a draft. */
  writing: boolean;
  input: JsonObject;
  /** SHA-256 of the request's canonical JSON. */
  requestHash: string;
  idempotencyKey?: string | null;
  provider: string;
  /** How the installation takes money; a child's is its parent's. Off unless given. */
  billing?: Billing;
  budgetMicros?: number | null;
  /** The revision that a run which writes nothing reads. */
  revisionId?: string | null;
  phase?: Phase | null;
}

export interface CreatedRun {
  run: Run;
  /** False when the idempotency key brought back an earlier run. */
  isNew: boolean;
}

/** They write by the runs that they start, each with its own draft. */
const startsRuns: readonly RunKind[] = ['loop', 'production'];

/** Days for which an idempotency key names its run. */
const keyDays = 7;

/** Writes the run and, by its empty `startedAt`, its place in the outbox; for a writing run its draft too. */
export function createRun(
  em: EntityManager,
  { idempotencyKey = null, billing = 'off', ...wanted }: NewRun,
): Promise<CreatedRun> {
  return inTransaction(em, async (tx) => {
    const before = idempotencyKey && (await runOfKey(tx, wanted, idempotencyKey));
    if (before) return { run: before, isNew: false };
    const child = await childOf(tx, wanted);
    if (child) return { run: child, isNew: false };
    if (wanted.writing) await refuseSecondWriter(tx, wanted);
    const id = newId('run');
    const run = await insertRow(tx, Run, {
      ...{ id, state: 'queued', spentMicros: 0, seq: 0, needsHuman: false, idempotencyKey, billing },
      ...wanted,
    });
    if (!wanted.writing || startsRuns.includes(wanted.kind)) return { run, isNew: true };
    const draft = await drafts.open(tx, wanted.projectId, id);
    await tx.nativeUpdate(Run, { id }, { draftRevisionId: draft.id, revisionId: draft.id });
    return { run: await readRow(tx, Run, { id }), isNew: true };
  });
}

/** The run that this key already names. Two requests with one key come here one after the other. */
export async function runOfKey(
  em: EntityManager,
  { accountId, requestHash }: Pick<NewRun, 'accountId' | 'requestHash'>,
  key: string,
): Promise<Run | null> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`run ${accountId} ${key}`]);
  await em.execute(
    `update runs set idempotency_key = null
      where account_id = ? and idempotency_key = ? and created_at < now() - make_interval(days => ?)`,
    [accountId, key, keyDays],
  );
  const run = await em.findOne(Run, { accountId, idempotencyKey: key }, { disableIdentityMap: true });
  if (run && run.requestHash !== requestHash) {
    throw new AppError('idempotency_mismatch', `key of run ${run.id} came with another request`);
  }
  return run;
}

/** A parent takes its steps one after the other; a step that runs twice at once is told apart by the unique key. */
async function childOf(em: EntityManager, { parentId, parentStep }: NewRun): Promise<Run | null> {
  if (!parentId || !parentStep) return null;
  return em.findOne(Run, { parentId, parentStep }, { disableIdentityMap: true });
}

async function refuseSecondWriter(em: EntityManager, { projectId, parentId = null }: NewRun) {
  await holdRow(em, 'projects', projectId);
  const open = { projectId, parentId, writing: true, state: { $in: ['queued', 'running'] as const } };
  const run = await em.findOne(Run, open, { disableIdentityMap: true });
  if (!run) return;
  throw new AppError('run_in_progress', `run ${run.id} writes project ${projectId}`, {
    detail: `Run ${run.id} is writing this project. Wait for it or cancel it.`,
    members: { runId: run.id },
  });
}
