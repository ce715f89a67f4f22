import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunResults } from '../contract/checks.ts';
import { loopOutcomes } from '../contract/names.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { projects } from '../db/repositories/projects.ts';
import { runs } from '../db/repositories/runs.ts';
import { openPoints } from '../domain/loop/open-points.ts';
import { quantity } from '../domain/quantity.ts';
import { observeProject } from './observe-project.ts';
import { asked } from './run-work.ts';

/** What a loop says in the end: its outcome, its turns with what their runs came to, and what is still open. */
export async function loopTold(em: EntityManager, run: Run, stoppedBy: string | undefined) {
  const bodies = (await runs.eventsOfType(em, run.id, 'turn')).map(({ body }) => body as RunEventBody<'turn'>);
  const acted = bodies.filter(({ action }) => action !== 'stop');
  const last = bodies.at(-1);
  const outcome = stoppedBy === 'cancelled' ? 'cancelled' : (last?.outcome ?? endOf(stoppedBy));
  const revision = await projects.headIdOf(em, run.projectId);
  const seen = (await runs.eventsOfType(em, run.id, 'observation')).at(-1)?.body as
    | RunEventBody<'observation'>
    | undefined;
  const did = await sentences(em, run);
  const observation = await observeProject(em, run.projectId, asked<string>(run, 'criteria'));
  // What was put back is told, and is none of the turns that were asked for.
  const turns = acted.filter(({ action }) => action !== 'restore').length;
  const result: RunResults['loop'] = {
    ...{ outcome, revision, turns, errors: seen?.errors ?? 0 },
    actions: acted.map(({ turn, action, why, runId }) => ({
      turn,
      action,
      why,
      runId,
      did: did.get(runId ?? '') ?? '',
    })),
    left: outcome === 'done' ? [] : openPoints(observation, new Set(acted.flatMap(({ key }) => key ?? []))),
  };
  const why = outcome === 'cancelled' ? 'Cancelled.' : (last?.why ?? '');
  return { summary: `${outcome} after ${quantity(turns, 'turn')}. ${why}`.trim(), result: { ...result } };
}

/** A loop without a turn that says how it ended was ended by something else. */
const endOf = (stoppedBy: string | undefined) => loopOutcomes.find((one) => one === stoppedBy) ?? 'done';

/** What each run that a loop started came to, by its id. */
async function sentences(em: EntityManager, loop: Run): Promise<Map<string, string>> {
  const children = await runs.childrenOf(em, loop.id);
  return new Map(await Promise.all(children.map(async (child) => [child.id, await sentence(em, child)] as const)));
}

/** What a run came to, in one sentence. */
export async function sentence(em: EntityManager, { id, state, error }: Run): Promise<string> {
  const ended = (await runs.eventsOfType(em, id, 'run.completed')).at(-1)?.body as
    | RunEventBody<'run.completed'>
    | undefined;
  return ended?.summary ?? (error ? `Failed: ${error.detail ?? error.title ?? error.code}` : `It is ${state}.`);
}

/** What a production says in the end: its film, its file, the runs that made them, and what they left open. */
export async function productionTold(em: EntityManager, run: Run, stoppedBy: string | undefined) {
  const children = await runs.childrenOf(em, run.id);
  const rendered = children.find(({ kind, state }) => kind === 'export' && state === 'completed');
  const revision = await projects.headIdOf(em, run.projectId);
  const exportId = rendered ? String(rendered.result?.exportId) : null;
  const stages = children.map(({ id, kind, state, parentStep }) => ({ step: parentStep ?? kind, runId: id, state }));
  const loop = children.findLast(({ kind, result }) => kind === 'loop' && result !== null)?.result as unknown as
    | RunResults['loop']
    | undefined;
  const { outcome = null, left = [] } = loop ?? {};
  const result: RunResults['production'] = { revision, exportId, stages, outcome, left };
  const done = exportId ? 'The video is ready.' : 'The film is ready.';
  return { summary: stoppedBy ? `Stopped: ${stoppedBy}.${openIn(left)}` : done, result: { ...result } };
}

function openIn([first, ...others]: RunResults['loop']['left']): string {
  if (!first) return '';
  const more = others.length > 0 ? ` And ${quantity(others.length, 'other point')}.` : '';
  return ` Open: ${first.what}${more}`;
}
