import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunResults } from '../contract/checks.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { projects } from '../db/repositories/projects.ts';
import { runs } from '../db/repositories/runs.ts';

/** What a loop says in the end: its outcome, and its turns with the runs that acted. */
export async function loopTold(em: EntityManager, run: Run, stoppedBy: string | undefined) {
  const bodies = (await runs.eventsOfType(em, run.id, 'turn')).map(({ body }) => body as RunEventBody<'turn'>);
  const acted = bodies.filter(({ action }) => action !== 'stop');
  const last = bodies.at(-1);
  const outcome = stoppedBy === 'cancelled' ? 'cancelled' : (last?.outcome ?? 'done');
  const { headRevisionId: revision } = await projects.find(em, run.projectId);
  const result: RunResults['loop'] = {
    ...{ outcome, revision, turns: acted.length },
    actions: acted.map(({ turn, action, why, runId }) => ({ turn, action, why, runId })),
  };
  const why = outcome === 'cancelled' ? 'Cancelled.' : (last?.why ?? '');
  return { summary: `${outcome} after ${acted.length} turns. ${why}`.trim(), result: { ...result } };
}
