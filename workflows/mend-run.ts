import type { RunArgs } from '../contract/names.ts';
import { database, mending, mendPublishing, stills } from './activity-options.ts';
import { followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';

/** Mends without a model what the review finds: tried on the stage, published as one revision and reviewed. Free. */
export async function mendRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('mend');
  await runToEnd(runId, run, {
    async work() {
      await run.step('Take the revision', database.openRun, { runId });
      const { mended } = await run.step('Try mends on the stage', mending.mendScenes, { runId });
      if (mended === 0) return {};
      const { published } = await run.step('Publish the mended revision', mendPublishing.publishMends, { runId });
      if (!published) return {};
      const { errors } = await run.step('Measure the mended film', stills.measureReview, { runId });
      run.enter(errors > 0 ? 'iterate' : 'export');
      return {};
    },
  });
}
