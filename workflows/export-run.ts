import type { RunArgs } from '../contract/names.ts';
import { database, rendering } from './activity-options.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import { inTurns } from './in-turns.ts';
import { runToEnd } from './run-to-end.ts';

/** One reviewed revision to one file: only what no earlier export has rendered is captured anew. */
export async function exportRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('export');
  await runToEnd(runId, run, {
    async work() {
      await run.step('Ask the gate', database.openRun, { runId });
      run.enter('export');
      const found = await renderAll(run, { runId });
      // Scenes that showed another picture on a page of their own are rendered once more, in order and in one piece.
      const step = found.length > 0 ? { runId, dependsOnHistory: found } : { runId };
      if (found.length > 0) await renderAll(run, step);
      await run.step('Join the parts and check the file', rendering.assembleExport, step);
      return {};
    },
  });
}

interface Step {
  runId: string;
  dependsOnHistory?: string[];
}

/** Renders what is missing; keys of the scenes that turned out to depend on what was shown before them. */
async function renderAll(run: FollowedRun, step: Step): Promise<string[]> {
  const plan = await run.step('Plan the spans', rendering.planExport, step);
  const found = new Set<string>();
  let done = plan.frames - plan.missingFrames;
  // Twice the slots keeps every core busy and leaves the queue's other places to other exports.
  await inTurns(plan.spans, 2 * plan.slots, async ({ firstFrame, lastFrame }) => {
    const span = { ...step, firstFrame, lastFrame, doneFrames: done };
    const { dependsOnHistory = [] } = await run.step(
      `Render frames ${firstFrame}–${lastFrame}`,
      rendering.renderSpan,
      span,
    );
    // Spans that an older worker rendered answer without a list.
    for (const key of dependsOnHistory ?? []) found.add(key);
    done += lastFrame - firstFrame + 1;
    run.count('framesDone', done);
  });
  return [...found].sort();
}
