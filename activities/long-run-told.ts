import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunResults } from '../contract/checks.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { projects } from '../db/repositories/projects.ts';
import { runs } from '../db/repositories/runs.ts';
import { quantity } from '../domain/quantity.ts';

/** What a loop says in the end: its outcome, and its turns with the runs that acted. */
export async function loopTold(em: EntityManager, run: Run, stoppedBy: string | undefined) {
  const bodies = (await runs.eventsOfType(em, run.id, 'turn')).map(({ body }) => body as RunEventBody<'turn'>);
  const acted = bodies.filter(({ action }) => action !== 'stop');
  const last = bodies.at(-1);
  const outcome = stoppedBy === 'cancelled' ? 'cancelled' : (last?.outcome ?? 'done');
  const revision = await projects.headIdOf(em, run.projectId);
  const seen = (await runs.eventsOfType(em, run.id, 'observation')).at(-1)?.body as
    | RunEventBody<'observation'>
    | undefined;
  const result: RunResults['loop'] = {
    ...{ outcome, revision, turns: acted.length, errors: seen?.errors ?? 0 },
    actions: acted.map(({ turn, action, why, runId }) => ({ turn, action, why, runId })),
  };
  const why = outcome === 'cancelled' ? 'Cancelled.' : (last?.why ?? '');
  return { summary: `${outcome} after ${quantity(acted.length, 'turn')}. ${why}`.trim(), result: { ...result } };
}

/** What a production says in the end: its film, its file, and the runs that made them. */
export async function productionTold(em: EntityManager, run: Run, stoppedBy: string | undefined) {
  const children = await runs.childrenOf(em, run.id);
  const rendered = children.find(({ kind, state }) => kind === 'export' && state === 'completed');
  const revision = await projects.headIdOf(em, run.projectId);
  const exportId = rendered ? String(rendered.result?.exportId) : null;
  const stages = children.map(({ id, kind, state, parentStep }) => ({ step: parentStep ?? kind, runId: id, state }));
  const result: RunResults['production'] = { revision, exportId, stages };
  const summary = stoppedBy ? `Stopped: ${stoppedBy}.` : exportId ? 'The video is ready.' : 'The film is ready.';
  return { summary, result: { ...result } };
}
