import type { RunArgs } from '../contract/names.ts';
import { stills } from './activity-options.ts';
import { followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';

/** A few frames, and a numbered sheet of them, of one revision. Free, changes nothing. */
export async function previewRun({ runId }: RunArgs): Promise<void> {
  const run = followRun('preview');
  await runToEnd(runId, run, {
    async work() {
      // An older worker's answer does not say so, and its run is settled below.
      const { isEnded = false } = await run.step('Capture the frames', stills.renderPreview, { runId });
      return { isEnded };
    },
  });
}
