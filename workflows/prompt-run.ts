import { isCancellation } from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import type { RunArgs } from '../contract/names.ts';
import { leaveOut, type PromptStep, spentOn, startMeter, takeStep } from '../domain/money/prompt-meter.ts';
import { repairsAtMost } from '../domain/money/quote.ts';
import { database, directing, mending, stills } from './activity-options.ts';
import { followRun } from './follow-run.ts';
import { inTurns } from './in-turns.ts';
import { type Film, tellSpent } from './prompt-film.ts';
import { addPictures, addSound, layOutSound } from './prompt-media.ts';
import { codeOf, runToEnd } from './run-to-end.ts';

const scenesAtOnce = 4;

/** From a prompt to one new revision: plan, then each scene written, tried, mended and kept, then published. */
export async function promptRun({ runId }: RunArgs): Promise<void> {
  const film: Film = {
    runId,
    run: followRun('prompt'),
    scenes: 0,
    isSuspect: false,
    meter: startMeter(null),
    reasons: [],
    made: { scenes: 0 },
    unheard: {},
  };
  const { run } = film;
  await runToEnd(runId, run, {
    async work() {
      const { spar, deep, budgetMicros = null } = await run.step('Ask the gate', database.openRun, { runId });
      run.enter('generate');
      film.meter = startMeter(budgetMicros);
      const scenes = await planFilm(film);
      if (scenes === null) return { stoppedBy: film.stoppedBy };
      if (spar) return {};
      film.scenes = deep ? await weighHeroes(film, scenes) : scenes;
      await addPictures(film);
      await addSound(film, 'voiceover');
      const indexes = Array.from({ length: film.scenes }, (_, index) => index);
      await Promise.all([inTurns(indexes, scenesAtOnce, (index) => makeScene(film, index)), addSound(film, 'music')]);
      if ((deep || film.isSuspect) && !film.stoppedBy) await mendDraft(film);
      await layOutSound(film);
      return publish(film);
    },
    async salvage({ discard }) {
      if (discard) return { stoppedBy: 'cancelled' };
      await layOutSound(film);
      return publish(film, 'cancelled');
    },
  });
}

/** How many scenes the film will have; null when there is no money for a plan. */
async function planFilm(film: Film): Promise<number | null> {
  const { run, runId } = film;
  if (!spend(film, { type: 'plan' })) return null;
  const spentMicros = spentOn(film.meter);
  try {
    const planned = await run.step('Plan the film and check its choreography', directing.planFilm, {
      ...{ runId, spentMicros },
    });
    film.made = planned;
    return planned.scenes;
  } catch (error) {
    if (isCancellation(error) || codeOf(error) !== 'cost_guard') throw error;
    film.stoppedBy = 'cost_guard';
    return null;
  }
}

/** `agent-max`: two heroes on the stage, the better one's plan; the first plan where there is no money for a second. */
async function weighHeroes(film: Film, scenes: number): Promise<number> {
  const { run, runId, meter } = film;
  const next = takeStep(meter, { type: 'round' });
  if (next === null) return scenes;
  film.meter = next;
  tellSpent(film);
  const spentMicros = spentOn(next);
  try {
    const weighed = await run.step('Render two heroes and measure them', mending.weighHeroes, { runId, spentMicros });
    film.made = weighed.work ?? film.made;
    return weighed.scenes;
  } catch (error) {
    if (isCancellation(error) || codeOf(error) !== 'cost_guard') throw error;
    film.meter = meter;
    tellSpent(film);
    return scenes;
  }
}

/** One review of the whole film that mends without a director; one that can't be mended is published as it is. */
async function mendDraft({ run, runId }: Film): Promise<void> {
  try {
    await run.step('Review the film and mend it', mending.mendDraft, { runId });
  } catch (error) {
    if (isCancellation(error)) throw error;
    codeOf(error);
  }
}

/** One scene from its plan to the draft. One that can't be had is left out, at no price, and the others go on. */
async function makeScene(film: Film, index: number): Promise<void> {
  if (film.stoppedBy || !spend(film, { type: 'scene', index })) return;
  const reason = await reasonWithout(film, index);
  if (reason === null) return;
  film.reasons.push(reason);
  if (reason === 'cost_guard') film.stoppedBy = reason;
  film.meter = leaveOut(film.meter, index);
  tellSpent(film);
}

/** Why the scene does not stand; null when it does. */
async function reasonWithout(film: Film, index: number): Promise<string | null> {
  const { run, runId, scenes } = film;
  const name = `scene ${index + 1} of ${scenes}`;
  try {
    for (let version = 0; version <= repairsAtMost; version += 1) {
      if (version > 0 && !spend(film, { type: 'repair', index })) return 'budget';
      const spentMicros = spentOn(film.meter);
      if (version === 0) await run.step(`Write ${name}`, directing.writeScene, { runId, index, spentMicros });
      else {
        const summary = `Repair ${name}, ${version} of ${repairsAtMost}`;
        await run.step(summary, directing.repairScene, { runId, index, version, spentMicros });
      }
      const tried = await run.step(`Try ${name} on the stage`, stills.tryScene, { runId, index, version });
      if (tried.isSuspect) film.isSuspect = true;
      if (tried.stands) return null;
    }
    return 'no_scene_stands';
  } catch (error) {
    if (isCancellation(error)) throw error;
    return codeOf(error);
  }
}

/** Takes a step's price from what was held; false when that has no room for it, and nothing further is begun. */
function spend(film: Film, step: PromptStep): boolean {
  const next = takeStep(film.meter, step);
  if (next === null) film.stoppedBy = 'budget';
  else film.meter = next;
  tellSpent(film);
  return next !== null;
}

async function publish({ run, runId, reasons, stoppedBy }: Film, cancelled?: 'cancelled'): Promise<Ending> {
  const { published } = await run.step('Publish the finished scenes', database.publishDraft, { runId, stoppedBy });
  if (published) run.enter('review');
  if (cancelled ?? stoppedBy) return { stoppedBy: cancelled ?? stoppedBy };
  return published ? {} : { failure: reasons[0] ?? 'no_scene_stands' };
}
