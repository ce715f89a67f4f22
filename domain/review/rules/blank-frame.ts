import { bounds } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import { onlySceneOf } from '../only-scene-of.ts';
import { pictureRuns } from '../picture-runs.ts';

/** Stretches in which the picture is one flat or softly graded field. */
export function blankFrame(input: ReviewInput): RuleFinding[] {
  const { timeline } = input;
  const runs = pictureRuns(input, ({ edgeShare }) => edgeShare < bounds.blankEdgeShare);
  return runs.map(({ first, last, pictures }): RuleFinding => {
    const held = last - first >= bounds.heldSeconds * timeline.fps;
    return {
      rule: 'blank-frame',
      severity: pictures === 1 ? 'info' : held ? 'error' : 'warning',
      key: onlySceneOf(input, first, last),
      firstFrame: first,
      lastFrame: last,
      measured: `nothing but ground for ${((last - first + 1) / timeline.fps).toFixed(1)} s`,
      bound: `under ${bounds.heldSeconds} s`,
      fix: 'Let a scene stand here, enter the next one earlier, or shorten the gap.',
    };
  });
}
