import { Context } from '@temporalio/activity';
import { AppError } from '../contract/errors.ts';
import type { FilmPlan, SoundPlan } from '../contract/plan.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { runs } from '../db/repositories/runs.ts';
import { checkChoreography } from '../domain/choreography/check-choreography.ts';
import { type MediaPrices, mediaPrices } from '../domain/money/media-price.ts';
import { isCharged } from '../domain/money/quote.ts';
import { callCosts } from './call-costs.ts';
import { directorInput, planOf } from './director-input.ts';
import { dressedPlan } from './dressed-plan.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';
import { createSceneDrafts, type SceneVersionKey } from './scene-drafts.ts';
import { budgetEvents } from './tell-budget.ts';
import { createTextTeller } from './tell-live.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'director' | 'media' | 'logger' | 'limits'>;

/** An activity of a step that costs; with it the prompt's work so far costs `spentMicros`. */
interface PaidStep {
  runId: string;
  spentMicros?: number;
}

/** What the director does: plan the film, write its scenes, mend those that the stage refused. Each once, however often it is asked. */
export function createDirectingActivities(ports: Ports) {
  const { database, director } = ports;
  const texts = createSceneDrafts(ports);

  return {
    planFilm({ runId, spentMicros = 0 }: PaidStep): Promise<Receipt & PlannedWork> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const planned = await plannedScenes(ports, runId);
        if (planned !== null) return { seq: run.seq, ...workOf(ports, run, planned) };
        const { input, revision } = await directorInput(database.fork(), run);
        const { plan: drawn } = await director.plan(input, signal, callCosts(ports, run, 'plan'));
        const plan = await dressedPlan(ports, input, drawn);
        if (plan.scenes.length === 0 && !plan.sound)
          throw new AppError('brief_not_understood', 'the plan has no scene');
        const seq = await database.transaction(async (em) => {
          if (run.draftRevisionId) await drafts.setPlan(em, revision.id, { plan, theme: plan.theme });
          const told = [{ type: 'plan', body: planEvent(plan) }, ...(await budgetEvents(em, run, spentMicros))];
          return runs.appendEvents(em, runId, 'plan', told);
        });
        return { seq, ...workOf(ports, run, plan), counts: { scenes: plan.scenes.length } };
      });
    },

    async writeScene({ runId, index, spentMicros = 0 }: PaidStep & { index: number }): Promise<Receipt> {
      const key = { runId, index, version: 0 };
      return keepAlive(async (signal) => {
        const { run, input, plan } = await readPlan(ports, runId);
        const seq = await tellStart(ports, run, { index, plan, spentMicros });
        if (await texts.find(key)) return { seq };
        const teller = createTextTeller(ports, runId, { scene: index, attempt: Context.current().info.attempt });
        const costs = callCosts(ports, run, `scene-${index}`);
        const written = await director.writeScene(input, plan, index, (delta) => teller.add(delta), signal, costs);
        await Promise.all([teller.end(), texts.keep(key, written.code)]);
        return { seq };
      });
    },

    async repairScene({ spentMicros = 0, ...key }: PaidStep & SceneVersionKey): Promise<Receipt> {
      const { runId, index, version } = key;
      return keepAlive(async (signal) => {
        const { run, input, plan } = await readPlan(ports, runId);
        const seq = await tellRepair(ports, run, { ...key, spentMicros });
        if (await texts.find(key)) return { seq };
        const before = { runId, index, version: version - 1 };
        const [code, faults] = [await texts.code(before), await texts.faults(before)];
        const costs = callCosts(ports, run, `repair-${index}-${version}`);
        const repaired = await director.repairScene(input, plan, index, code, faults, signal, costs);
        await texts.keep(key, repaired.code);
        return { seq };
      });
    },
  };
}
export type DirectingActivities = ReturnType<typeof createDirectingActivities>;

async function readPlan({ database }: Ports, runId: string) {
  const run = await livingRun({ database }, runId);
  const { input, revision } = await directorInput(database.fork(), run);
  return { run, input, plan: planOf(revision) };
}

/** What the run has planned already; null before. Plan and event are one transaction. */
async function plannedScenes({ database }: Ports, runId: string): Promise<RunEventBody<'plan'> | null> {
  const events = await runs.eventsSince(database.fork(), runId, 0);
  return (events.find(({ type }) => type === 'plan')?.body as RunEventBody<'plan'> | undefined) ?? null;
}

/** What a workflow must know of a plan: how many scenes to write, and what else is made at which price. */
export interface PlannedWork {
  scenes: number;
  /** Of a plan that speaks of sound: the list price of each file that it has made, in micro-dollars. */
  sounds?: Pick<MediaPrices, 'voiceover' | 'music'>;
  captions?: boolean;
  /** Of a plan with pictures that are made first: the list price of each, and which one of them it is made from. */
  pictures?: { micros: number; after?: number }[];
}

export function workOf(
  { media }: Pick<Ports, 'media'>,
  { billing }: Run,
  plan: Pick<FilmPlan, 'pictures'> & { scenes: readonly unknown[]; sound?: unknown },
): PlannedWork {
  const sound = plan.sound as SoundPlan | undefined;
  const planned = plan.pictures ?? [];
  // An embedded end stands in for a provider, and is charged as stand-ins are.
  const { pictures = [], ...sounds } = mediaPrices({ sound, pictures: planned }, (operation) => {
    const end = media[operation];
    return end.way !== 'none' && isCharged(billing, end.provider === 'embedded');
  });
  const ordered = planned.map(({ asset }, index) => {
    const after = planned.slice(0, index).findIndex(({ name }) => name === asset);
    return { micros: pictures[index] ?? 0, ...(after >= 0 && { after }) };
  });
  return {
    scenes: plan.scenes.length,
    ...(sound && { sounds, captions: sound.captions !== undefined }),
    ...(ordered.length > 0 && { pictures: ordered }),
  };
}

export function planEvent(plan: FilmPlan): RunEventBody<'plan'> {
  const { shape, durationInFrames, leftOut, directions, sound, pictures } = plan;
  // What a director notes in its plan for itself is nobody else's.
  const scenes = plan.scenes.map(({ name, role, track, startFrame, durationInFrames, zone, brief, pieces, words }) => ({
    ...{ name, role, track, startFrame, durationInFrames, zone, brief, pieces, words },
  }));
  // Nothing stands on a timeline that a change of sound alone leaves as it is.
  const choreography = scenes.length > 0 ? checkChoreography(plan) : [];
  return {
    shape,
    durationInFrames,
    scenes,
    choreography,
    leftOut,
    ...(directions?.length && { directions }),
    ...(sound && { sound }),
    ...(pictures && { pictures }),
  };
}

function tellStart(
  { database }: Ports,
  run: Run,
  { index, plan, spentMicros }: { index: number; plan: FilmPlan; spentMicros: number },
): Promise<number> {
  const scene = plan.scenes[index];
  if (!scene) throw new AppError('internal', `the plan has no scene ${index}`);
  const { name, role, track, startFrame, durationInFrames } = scene;
  const body: RunEventBody<'scene.started'> = { name, role, track, startFrame, durationInFrames };
  return database.transaction(async (em) => {
    const told = [{ type: 'scene.started', body }, ...(await budgetEvents(em, run, spentMicros))];
    return runs.appendEvents(em, run.id, `start-${index}`, told);
  });
}

function tellRepair(
  { database }: Ports,
  run: Run,
  { index, version, spentMicros }: SceneVersionKey & { spentMicros: number },
) {
  return database.transaction(async (em) =>
    runs.appendEvents(em, run.id, `repair-${index}-${version}`, await budgetEvents(em, run, spentMicros)),
  );
}
