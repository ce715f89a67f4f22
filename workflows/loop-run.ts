import { continueAsNew, workflowInfo } from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import type { RunArgs } from '../contract/names.ts';
import { database, looping } from './activity-options.ts';
import { followChild } from './follow-child.ts';
import { followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';
import { waitPoints } from './wait-points.ts';

/** What a loop takes along when it goes on in a fresh history. */
interface LoopArgs extends RunArgs {
  turn?: number;
}

/** Turns in one history: far below what Temporal bears, and a long loop stays readable. */
const turnsInOneHistory = 20;

/** Observe, orient, decide, act, until the criteria hold or dollars, turns, minutes or progress are over. */
export async function loopRun({ runId, turn: first = 0 }: LoopArgs): Promise<void> {
  const run = followRun('loop');
  const wait = waitPoints(runId, run);
  await runToEnd(runId, run, {
    async work() {
      if (first === 0) await run.step('Ask the gate', database.openRun, { runId });
      for (let [turn, look] = [first, 0]; ; look += 1) {
        await wait.whilePaused();
        run.enter('review');
        const review = await run.step(`Turn ${turn + 1}: observe`, looping.openReview, { runId, turn, look });
        await followChild(review.child, review);
        const taken = await run.step(`Turn ${turn + 1}: orient and decide`, looping.takeTurn, { runId, turn, look });
        if (taken.type === 'stop') return endingOf(taken);
        if (taken.type === 'unreviewed') continue;
        if (taken.type === 'wait') {
          await wait.until('balance');
          continue;
        }
        run.enter('iterate');
        await followChild(taken.child, taken);
        const { spentMicros } = await run.step(`Turn ${turn + 1}: count its cost`, looping.endTurn, { runId, turn });
        run.spend(spentMicros);
        [turn, look] = [turn + 1, -1];
        const isLong = turn - first >= turnsInOneHistory || workflowInfo().continueAsNewSuggested;
        if (!isLong) continue;
        await wait.whilePaused();
        await continueAsNew<typeof loopRun>({ runId, turn });
      }
    },
  });
}

function endingOf({ outcome, failure }: { outcome: string; failure?: string }): Ending {
  if (failure) return { failure };
  return outcome === 'done' ? {} : { stoppedBy: outcome as Ending['stoppedBy'] };
}
