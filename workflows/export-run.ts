import type { RunArgs } from '../contract/names.ts';
import { database, rendering } from './activity-options.ts';
import { followRun } from './follow-run.ts';
import { inTurns } from './in-turns.ts';
import { runToEnd } from './run-to-end.ts';

/** One reviewed revision to one MP4: only what no earlier export has rendered is captured anew. */
export async function exportRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('export');
  await runToEnd(runId, run, {
    async work() {
      await run.step('Ask the gate', database.openRun, { runId });
      run.enter('export');
      const plan = await run.step('Plan the spans', rendering.planExport, { runId });
      let done = plan.frames - plan.missingFrames;
      // Twice the slots keeps every core busy and leaves the queue's other places to other exports.
      await inTurns(plan.spans, 2 * plan.slots, async ({ firstFrame, lastFrame }) => {
        const span = { firstFrame, lastFrame, doneFrames: done };
        await run.step(`Render frames ${firstFrame}–${lastFrame}`, rendering.renderSpan, { runId, ...span });
        done += lastFrame - firstFrame + 1;
        run.count('framesDone', done);
      });
      await run.step('Join the parts and check the file', rendering.assembleExport, { runId });
      return {};
    },
  });
}
