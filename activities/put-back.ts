import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { reviews } from '../db/repositories/reviews.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { holdHead } from '../db/repositories/write-head.ts';
import type { PastTurn } from '../domain/loop/turn.ts';

/** Revisions of the past turns since which nobody but the loop has changed the film. */
export async function ownSince(em: EntityManager, loop: Run, past: readonly PastTurn[]): Promise<Set<string>> {
  const own = new Set<string | null>([loop.id, ...(await runs.childrenOf(em, loop.id)).map(({ id }) => id)]);
  const known = new Set(past.flatMap(({ revision }) => revision ?? []));
  const writers = await Promise.all(
    [...known].map(async (id) => [id, await revisions.writersSince(em.fork(), loop.projectId, id)] as const),
  );
  return new Set(writers.filter(([, runIds]) => runIds.every((id) => own.has(id))).map(([id]) => id));
}

/** Makes the film of an earlier revision the head again, with the review that it had. */
export async function putBack(
  em: EntityManager,
  { id: runId, projectId }: Run,
  { revision, seen }: { revision: string; seen: string },
): Promise<void> {
  const old = await revisions.get(em, projectId, revision);
  const { revision: now } = await holdHead(em, projectId);
  // Somebody changed it since it was measured: it is measured again.
  if (now.id !== seen) throw new AppError('unavailable', `${seen} is not the head any more`, { retryAfter: 1 });
  const message = `Revision ${old.number ?? 0} put back`;
  const change = { type: 'restore' as const, revisionId: old.id };
  const { revision: head } = await revisions.commit(em, projectId, change, { message, writtenBy: 'director', runId });
  await reviews.repeat(em, projectId, revisions.pictureHash(old), head.id);
}
