import type { FilmPlan } from '../contract/plan.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { checkChoreography } from '../domain/choreography/check-choreography.ts';
import type { DirectorInput } from '../domain/directing/director.ts';
import { scoreVariant, type VariantScore } from '../domain/directing/score-variant.ts';
import { timelineLength } from '../domain/project/timeline.ts';
import { review } from '../domain/review/review.ts';
import type { MendOutcome } from '../engine/mend/mend-film.ts';
import { callCosts } from './call-costs.ts';
import { type PlannedWork, planEvent, workOf } from './directing.ts';
import { directorInput, planOf } from './director-input.ts';
import { dressedPlan } from './dressed-plan.ts';
import { finishedScenes } from './finished-scenes.ts';
import { keepAlive } from './keep-alive.ts';
import { keep, measureScenes, mendSources, onlyMendsOf } from './mending.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';
import { createSceneDrafts } from './scene-drafts.ts';
import { budgetEvents } from './tell-budget.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'director' | 'media' | 'stage' | 'logger' | 'limits'>;

/** One plan with the code of its hero, as it was shown on the stage, and what was measured of it. */
interface Variant {
  seed: number;
  plan: FilmPlan;
  hero: number;
  code: string;
  score: VariantScore;
}

/** What `agent-max` adds: heroes of several plans weighed on the stage, and a review that mends before publishing. */
export function createDeepeningActivities(ports: Ports) {
  const { database } = ports;
  return {
    /** Renders the hero of the plan and of another one, and goes on with the plan whose hero measures better. */
    weighHeroes({
      runId,
      spentMicros = 0,
    }: {
      runId: string;
      spentMicros?: number;
    }): Promise<Receipt & { scenes: number; work?: PlannedWork }> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const { input, revision: draft } = await directorInput(database.fork(), run);
        const plan = planOf(draft);
        const told = await runs.eventsOfType(database.fork(), runId, 'plan');
        const hero = plan.scenes.findIndex(({ role }) => role === 'hero');
        if (told.length > 1 || plan.shape === 'edit' || hero < 0) return { seq: run.seq, scenes: plan.scenes.length };
        const costs = callCosts(ports, run, 'round-1');
        const other = { ...input, seed: input.seed + 1 };
        const { plan: drawn } = await ports.director.plan(other, signal, costs);
        const second = await dressedPlan(ports, other, drawn);
        const variants: Variant[] = [];
        for (const [one, its] of [
          [input, plan],
          [other, second],
        ] as const)
          variants.push(await weigh(ports, run, { input: one, plan: its }, signal));
        const [best] = [...variants].sort((a, b) => b.score.score - a.score.score);
        if (best === undefined) return { seq: run.seq, scenes: plan.scenes.length };
        await createSceneDrafts(ports).keep({ runId, index: best.hero, version: 0 }, best.code);
        const rows = variants.map(({ seed, plan: { shape }, score }) => ({
          seed,
          shape,
          ...score,
          chosen: seed === best.seed,
        }));
        const seq = await database.transaction(async (em) => {
          await drafts.setPlan(em, draft.id, { plan: best.plan, theme: best.plan.theme });
          const body = { ...planEvent(best.plan), variants: rows };
          return runs.appendEvents(em, runId, 'round-1', [
            { type: 'plan', body },
            ...(await budgetEvents(em, run, spentMicros)),
          ]);
        });
        const work = workOf(ports, run, best.plan);
        return { seq, scenes: work.scenes, work, counts: { variants: variants.length } };
      });
    },

    /** Measures the whole draft and mends what needs no model in the run's own scenes, each tried on the stage first. */
    mendDraft({ runId }: { runId: string }): Promise<Receipt & { mended: number }> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const em = database.fork();
        const draft = await revisions.get(em, run.projectId, run.draftRevisionId ?? '');
        const sources = await revisions.scenesWithCode(em, draft.id);
        const own = new Set((await finishedScenes(em, runId)).map(({ sceneId }) => sceneId));
        // The film is as long as it was planned to be, and was asked for.
        const framesAtMost = timelineLength(sources);
        const outcome = await mendSources(ports, draft, sources, signal, { framesAtMost });
        const kept = await keep(ports, run, sources, onlyMendsOf(own, sources, outcome));
        const body: RunEventBody<'round'> = {
          ...{ scenes: sources.length, mended: kept.mended },
          ...{ before: faultsOf(outcome.before), after: faultsOf(outcome.after) },
        };
        return { ...kept, seq: await runs.appendEvents(em, runId, 'round', [{ type: 'round', body }]) };
      });
    },
  };
}
export type DeepeningActivities = ReturnType<typeof createDeepeningActivities>;

function faultsOf({ findings }: Pick<MendOutcome['after'], 'findings'>) {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning') };
}

/** The plan's hero on its ground, written and measured for as long as it stands. */
async function weigh(
  ports: Ports,
  run: Run,
  { input, plan }: { input: DirectorInput; plan: FilmPlan },
  signal: AbortSignal,
): Promise<Variant> {
  const hero = plan.scenes.findIndex(({ role }) => role === 'hero');
  const shown = plan.scenes.flatMap((scene, index) => (scene.role === 'ground' || index === hero ? [index] : []));
  const length = plan.scenes[hero]?.durationInFrames ?? plan.durationInFrames;
  const scenes = await Promise.all(
    shown.map(async (index) => {
      const costs = callCosts(ports, run, `round-1-seed-${input.seed}-scene-${index}`);
      const { code } = await ports.director.writeScene(input, plan, index, undefined, signal, costs);
      const { name = '', track = 0 } = plan.scenes[index] ?? {};
      return { sceneId: `variant-${index}`, name, track, startFrame: 0, durationInFrames: length, code };
    }),
  );
  const look = { projectId: run.projectId, width: plan.width, height: plan.height, fps: plan.fps, theme: plan.theme };
  const measured = await measureScenes(
    ports,
    look,
    { scenes, sources: scenes.map(() => ({ writtenBy: 'director' as const })) },
    signal,
  );
  const { findings } = review(measured);
  const facts = {
    ...faultsOf({ findings }),
    problems: checkChoreography(plan).length,
    leftOut: plan.leftOut.length,
  };
  return {
    seed: input.seed,
    plan,
    hero,
    code: scenes.at(shown.indexOf(hero))?.code ?? '',
    score: scoreVariant(plan, facts),
  };
}
