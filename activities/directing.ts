import { Context } from '@temporalio/activity';
import { AppError } from '../contract/errors.ts';
import type { FilmPlan } from '../contract/plan.ts';
import type { RunEventBody } from '../contract/runs.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { runs } from '../db/repositories/runs.ts';
import { checkChoreography } from '../domain/choreography/check-choreography.ts';
import { directorInput, planOf } from './director-input.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';
import { createSceneDrafts, type SceneVersionKey } from './scene-drafts.ts';
import { createTextTeller } from './tell-live.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'director' | 'logger' | 'limits'>;

/** A receipt that also says what the provider was paid, in micro-dollars. */
interface PaidReceipt extends Receipt {
  costMicros: number;
}

/** What the director does: plan the film, write its scenes, mend those that the stage refused. Each once, however often it is asked. */
export function createDirectingActivities(ports: Ports) {
  const { database, director } = ports;
  const texts = createSceneDrafts(ports);

  return {
    planFilm({ runId }: { runId: string }): Promise<PaidReceipt & { scenes: number }> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const planned = await plannedScenes(ports, runId);
        if (planned !== null) return { seq: run.seq, scenes: planned, costMicros: 0 };
        const { input, revision } = await directorInput(database.fork(), run);
        const { plan, costMicros } = await director.plan(input, signal);
        if (plan.scenes.length === 0) throw new AppError('brief_not_understood', 'the plan has no scene');
        const seq = await database.transaction(async (em) => {
          if (run.draftRevisionId) await drafts.setPlan(em, revision.id, { plan, theme: plan.theme });
          return runs.appendEvents(em, runId, 'plan', [{ type: 'plan', body: planEvent(plan) }]);
        });
        return { seq, scenes: plan.scenes.length, costMicros, counts: { scenes: plan.scenes.length } };
      });
    },

    async writeScene({ runId, index }: { runId: string; index: number }): Promise<PaidReceipt> {
      const key = { runId, index, version: 0 };
      return keepAlive(async (signal) => {
        const { input, plan } = await readPlan(ports, runId);
        const seq = await tellStart(ports, runId, index, plan);
        if (await texts.find(key)) return { seq, costMicros: 0 };
        const teller = createTextTeller(ports, runId, { scene: index, attempt: Context.current().info.attempt });
        const written = await director.writeScene(input, plan, index, (delta) => teller.add(delta), signal);
        await Promise.all([teller.end(), texts.keep(key, written.code)]);
        return { seq, costMicros: written.costMicros };
      });
    },

    async repairScene(key: SceneVersionKey): Promise<PaidReceipt> {
      const { runId, index, version } = key;
      return keepAlive(async (signal) => {
        const { input, plan, seq } = await readPlan(ports, runId);
        if (await texts.find(key)) return { seq, costMicros: 0 };
        const before = { runId, index, version: version - 1 };
        const [code, faults] = [await texts.code(before), await texts.faults(before)];
        const repaired = await director.repairScene(input, plan, index, code, faults, signal);
        await texts.keep(key, repaired.code);
        return { seq, costMicros: repaired.costMicros };
      });
    },
  };
}
export type DirectingActivities = ReturnType<typeof createDirectingActivities>;

async function readPlan({ database }: Ports, runId: string) {
  const run = await livingRun({ database }, runId);
  const { input, revision } = await directorInput(database.fork(), run);
  return { input, plan: planOf(revision), seq: run.seq };
}

/** How many scenes the run has planned already; null before. Plan and event are one transaction. */
async function plannedScenes({ database }: Ports, runId: string): Promise<number | null> {
  const events = await runs.eventsSince(database.fork(), runId, 0);
  const plan = events.find(({ type }) => type === 'plan')?.body as RunEventBody<'plan'> | undefined;
  return plan ? plan.scenes.length : null;
}

function planEvent(plan: FilmPlan): RunEventBody<'plan'> {
  const { shape, durationInFrames, leftOut } = plan;
  // What a director notes in its plan for itself is nobody else's.
  const scenes = plan.scenes.map(({ name, role, track, startFrame, durationInFrames, zone, brief, pieces, words }) => ({
    ...{ name, role, track, startFrame, durationInFrames, zone, brief, pieces, words },
  }));
  return { shape, durationInFrames, scenes, choreography: checkChoreography(plan), leftOut };
}

function tellStart({ database }: Ports, runId: string, index: number, plan: FilmPlan): Promise<number> {
  const scene = plan.scenes[index];
  if (!scene) throw new AppError('internal', `the plan has no scene ${index}`);
  const { name, role, track, startFrame, durationInFrames } = scene;
  const body: RunEventBody<'scene.started'> = { name, role, track, startFrame, durationInFrames };
  return runs.appendEvents(database.fork(), runId, `start-${index}`, [{ type: 'scene.started', body }]);
}
