import { CancellationScope, condition, defineSignal, setHandler } from '@temporalio/workflow';
import { type RunArgs, workflowMessages } from '../contract/names.ts';
import { asking, database, making } from './activity-options.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';

const calledSignal = defineSignal(workflowMessages.called);
/** Seconds between two looks at a provider's work: short at first, and a callback comes before them. */
const lookSeconds = [2, 3, 5, 10, 20, 30] as const;

/** One paid media operation: made here or by a provider, kept as an asset of the project, paid for once it stands. */
export async function mediaRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('media');
  let calls = 0;
  setHandler(calledSignal, () => {
    calls += 1;
  });
  await runToEnd(runId, run, {
    async work() {
      await run.step('Begin', database.openRun, { runId });
      const { way } = await run.step('See who makes it', asking.openMedia, { runId });
      if (way === 'here') {
        await run.step('Make the file', making.makeMedia, { runId });
        return {};
      }
      if (way === 'answer') await run.step('Ask the provider', asking.askForMedia, { runId });
      else await waitForJob(runId, run, () => calls);
      await run.step('Keep the file', making.keepMedia, { runId });
      return {};
    },
  });
}

/** Hands the work over and looks for it until it is there; a call of the provider ends the wait between two looks. */
async function waitForJob(runId: string, run: FollowedRun, calls: () => number): Promise<void> {
  try {
    await run.step('Hand the work to the provider', asking.submitMedia, { runId });
    for (let look = 0; ; look += 1) {
      const before = calls();
      const wait = lookSeconds[Math.min(look, lookSeconds.length - 1)] as number;
      await condition(() => calls() > before, `${wait}s`);
      const { done } = await run.step('Look for the work', asking.lookForMedia, { runId });
      if (done) return;
    }
  } catch (error) {
    // Cancelled, failed or too late: nobody comes for the work any more.
    await CancellationScope.nonCancellable(() => run.step('Call the work off', asking.dropMedia, { runId }));
    throw error;
  }
}
