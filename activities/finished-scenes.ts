import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import { runs } from '../db/repositories/runs.ts';

const allEvents = 100_000;

/** The scenes that a run has finished, as its own events tell. */
export async function finishedScenes(em: EntityManager, runId: string): Promise<RunEventBody<'scene.ready'>[]> {
  const events = await runs.eventsSince(em, runId, 0, allEvents);
  return events.filter(({ type }) => type === 'scene.ready').map(({ body }) => body as RunEventBody<'scene.ready'>);
}
