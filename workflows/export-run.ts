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
      const { dependsOnHistory, changedUnseen } = await renderAll(run, { runId });
      // Scenes that showed another picture on a page of their own are rendered once more, in order and in one piece.
      const step = dependsOnHistory.length > 0 ? { runId, dependsOnHistory } : { runId };
      if (dependsOnHistory.length > 0) await renderAll(run, step);
      const told = changedUnseen.length > 0 ? { ...step, changedUnseen } : step;
      await run.step('Join the parts and check the file', rendering.assembleExport, told);
      return {};
    },
  });
}

interface Step {
  runId: string;
  dependsOnHistory?: string[];
}

/** Keys of scenes that turned out to depend on what was shown before them, and of those whose changes no page tells of. */
interface Found {
  dependsOnHistory: string[];
  changedUnseen: string[];
}

/** Renders what is missing. */
async function renderAll(run: FollowedRun, step: Step): Promise<Found> {
  const plan = await run.step('Plan the spans', rendering.planExport, step);
  const dependent = new Set<string>();
  const unseen = new Set<string>();
  let done = plan.frames - plan.missingFrames;
  // Twice the slots keeps every core busy and leaves the queue's other places to other exports.
  await inTurns(plan.spans, 2 * plan.slots, async ({ firstFrame, lastFrame }) => {
    const span = { ...step, firstFrame, lastFrame, doneFrames: done };
    const { dependsOnHistory = [], changedUnseen = [] } = await run.step(
      `Render frames ${firstFrame}–${lastFrame}`,
      rendering.renderSpan,
      span,
    );
    // Spans that an older worker rendered answer without a list.
    for (const key of dependsOnHistory ?? []) dependent.add(key);
    for (const key of changedUnseen ?? []) unseen.add(key);
    done += lastFrame - firstFrame + 1;
    run.count('framesDone', done);
  });
  return { dependsOnHistory: [...dependent].sort(), changedUnseen: [...unseen].sort() };
}
