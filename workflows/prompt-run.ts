import { isCancellation } from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import type { RunArgs } from '../contract/names.ts';
import {
  leaveOut,
  type PromptMeter,
  type PromptStep,
  spentOn,
  startMeter,
  takeStep,
  withoutSound,
} from '../domain/money/prompt-meter.ts';
import { repairsAtMost } from '../domain/money/quote.ts';
import type { SoundPrices } from '../domain/money/sound-price.ts';
import { database, directing, mending, sounding, stills } from './activity-options.ts';
import { followChild } from './follow-child.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import { inTurns } from './in-turns.ts';
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
    captions: false,
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

interface Film {
  runId: string;
  run: FollowedRun;
  scenes: number;
  /** A scene that stands may hold faults which are mended without a director. */
  isSuspect: boolean;
  /** What the work has cost, against what was held for it. */
  meter: PromptMeter;
  /** Why no further scene is begun: the next step would pass the budget, or the provider's cap. */
  stoppedBy?: 'budget' | 'cost_guard';
  /** Codes of why scenes and sounds were left out. */
  reasons: string[];
  /** Of a plan that speaks of sound: what is made to be heard, at which price. */
  sounds?: SoundPrices;
  captions: boolean;
  /** Sounds that were planned and do not stand, with the code of why. */
  unheard: Partial<Record<'voiceover' | 'music', string>>;
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
    film.sounds = planned.sounds;
    film.captions = planned.captions === true;
    return planned.scenes;
  } catch (error) {
    if (isCancellation(error) || codeOf(error) !== 'cost_guard') throw error;
    film.stoppedBy = 'cost_guard';
    return null;
  }
}

/**
 * What is made to be heard, by a run of its own. The voice comes before the scenes and decides how long they last. A
 * sound that can't be had, or that there is no money for, is left out at no price, and the film goes on without it.
 */
async function addSound(film: Film, sound: 'voiceover' | 'music'): Promise<void> {
  const micros = film.sounds?.[sound];
  if (micros === undefined) return;
  const next = takeStep(film.meter, { type: 'sound', sound, micros });
  if (next !== null) film.meter = next;
  tellSpent(film);
  const reason = next === null ? 'budget' : await reasonWithoutSound(film, sound);
  if (reason === null) return;
  film.reasons.push(reason);
  film.unheard[sound] = reason;
  film.meter = withoutSound(film.meter, sound);
  tellSpent(film);
}

/** Why the sound does not stand; null when it does. */
async function reasonWithoutSound({ run, runId }: Film, sound: 'voiceover' | 'music'): Promise<string | null> {
  try {
    const { child } = await run.step(`Begin the ${sound}`, sounding.openSound, { runId, sound });
    await followChild(child);
    const { failure } = await run.step(`See the ${sound}`, sounding.seeSound, { runId, sound });
    if (failure !== null || sound === 'music') return failure;
    await run.step('Let the voice lead', directing.leadByVoice, { runId });
    return null;
  } catch (error) {
    if (isCancellation(error)) throw error;
    return codeOf(error);
  }
}

/** The sounds that stand at their places in the draft, then the words of its voices in the picture. */
async function layOutSound({ run, runId, sounds, captions, unheard }: Film): Promise<void> {
  if (sounds === undefined) return;
  await run.step('Lay out the sound', sounding.layOutSound, { runId, unheard });
  if (captions) await run.step('Draw the captions', mending.drawCaptions, { runId });
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
    return (await run.step('Render two heroes and measure them', mending.weighHeroes, { runId, spentMicros })).scenes;
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

/** Where nothing is held nothing is spent. */
function tellSpent({ run, meter }: Film): void {
  if (meter.budgetMicros !== null) run.spend(spentOn(meter));
}

async function publish({ run, runId, reasons, stoppedBy }: Film, cancelled?: 'cancelled'): Promise<Ending> {
  const { published } = await run.step('Publish the finished scenes', database.publishDraft, { runId });
  if (published) run.enter('review');
  if (cancelled ?? stoppedBy) return { stoppedBy: cancelled ?? stoppedBy };
  return published ? {} : { failure: reasons[0] ?? 'no_scene_stands' };
}
