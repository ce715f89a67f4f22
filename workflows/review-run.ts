import type { RunArgs } from '../contract/names.ts';
import { database, stills } from './activity-options.ts';
import { followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';

/** Measures one revision on the stage, checks its structure, and keeps the verdict. Free, changes no scene. */
export async function reviewRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('review');
  await runToEnd(runId, run, {
    async work() {
      await run.step('Take the revision', database.openRun, { runId });
      run.enter('review');
      const { errors } = await run.step('Measure every scene on the stage', stills.measureReview, { runId });
      run.enter(errors > 0 ? 'iterate' : 'export');
      return {};
    },
  });
}
