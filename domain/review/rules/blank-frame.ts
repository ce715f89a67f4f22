import { bounds } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import { runsOf } from '../text-states.ts';

/** Stretches in which the picture is one flat or softly graded field. */
export function blankFrame({ samples, timeline }: ReviewInput): RuleFinding[] {
  const blank = samples.flatMap(({ frame, picture }, index) =>
    picture && picture.edgeShare < bounds.blankEdgeShare ? [{ frame, index }] : [],
  );
  return runsOf(blank).map((run): RuleFinding => {
    const [firstFrame, lastFrame] = [run[0]?.frame ?? 0, run.at(-1)?.frame ?? 0];
    const held = lastFrame - firstFrame >= bounds.heldSeconds * timeline.fps;
    return {
      rule: 'blank-frame',
      severity: run.length === 1 ? 'info' : held ? 'error' : 'warning',
      firstFrame,
      lastFrame,
      measured: `nothing but ground for ${((lastFrame - firstFrame + 1) / timeline.fps).toFixed(1)} s`,
      bound: `under ${bounds.heldSeconds} s`,
      fix: 'Let a scene stand here, enter the next one earlier, or shorten the gap.',
    };
  });
}
