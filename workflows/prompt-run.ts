import { isCancellation } from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import type { RunArgs } from '../contract/names.ts';
import { database, directing, stills } from './activity-options.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import { inTurns } from './in-turns.ts';
import { codeOf, runToEnd } from './run-to-end.ts';

const scenesAtOnce = 4;
const repairsAtMost = 2;

/** From a prompt to one new revision: plan, then each scene written, tried, mended and kept, then published. */
export async function promptRun({ runId }: RunArgs): Promise<void> {
  const film: Film = { runId, run: followRun('prompt'), scenes: 0, paidMicros: 0, capMicros: 0, reasons: [] };
  const { run } = film;
  await runToEnd(runId, run, {
    async work() {
      const { spar, providerCapMicros } = await run.step('Ask the gate', database.openRun, { runId });
      run.enter('generate');
      film.capMicros = providerCapMicros;
      const plan = await run.step('Plan the film and check its choreography', directing.planFilm, { runId });
      if (spar) return {};
      film.scenes = plan.scenes;
      film.paidMicros = plan.costMicros;
      const indexes = Array.from({ length: plan.scenes }, (_, index) => index);
      await inTurns(indexes, scenesAtOnce, (index) => makeScene(film, index));
      return publish(film);
    },
    async salvage({ discard }) {
      return discard ? { stoppedBy: 'cancelled' } : publish(film, 'cancelled');
    },
  });
}

interface Film {
  runId: string;
  run: FollowedRun;
  scenes: number;
  /** What the provider was paid so far, and what it may be paid in all. */
  paidMicros: number;
  capMicros: number;
  /** Codes of why scenes were left out. */
  reasons: string[];
}

/** One scene from its plan to the draft. One that can't be had is left out, and the others go on. */
async function makeScene(film: Film, index: number): Promise<void> {
  const { run, runId, scenes } = film;
  const name = `scene ${index + 1} of ${scenes}`;
  try {
    for (let version = 0; version <= repairsAtMost; version += 1) {
      if (film.paidMicros >= film.capMicros) return void film.reasons.push('cost_guard');
      const { costMicros } =
        version === 0
          ? await run.step(`Write ${name}`, directing.writeScene, { runId, index })
          : await run.step(`Repair ${name}, ${version} of ${repairsAtMost}`, directing.repairScene, {
              runId,
              index,
              version,
            });
      film.paidMicros += costMicros;
      const { stands } = await run.step(`Try ${name} on the stage`, stills.tryScene, { runId, index, version });
      if (stands) return;
    }
    film.reasons.push('no_scene_stands');
  } catch (error) {
    if (isCancellation(error)) throw error;
    film.reasons.push(codeOf(error));
  }
}

async function publish({ run, runId, reasons }: Film, cancelled?: 'cancelled'): Promise<Ending> {
  const { published } = await run.step('Publish the finished scenes', database.publishDraft, { runId });
  if (published) run.enter('review');
  if (cancelled) return { stoppedBy: cancelled };
  if (reasons.includes('cost_guard')) return { stoppedBy: 'cost_guard' };
  return published ? {} : { failure: reasons[0] ?? 'no_scene_stands' };
}
