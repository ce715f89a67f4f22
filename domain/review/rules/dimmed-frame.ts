import { bounds } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import { onlySceneOf } from '../only-scene-of.ts';
import { pictureRuns } from '../picture-runs.ts';

/** Stretches that show something, yet nothing that stands out: faded, veiled or dimmed as a whole. */
export function dimmedFrame(input: ReviewInput): RuleFinding[] {
  const { timeline } = input;
  const runs = pictureRuns(input, ({ span = 255, edgeShare }) => {
    return span < bounds.dimmedSpan && edgeShare >= bounds.blankEdgeShare;
  });
  return runs.map(({ first, last, pictures, worst }): RuleFinding => {
    const held = last - first >= bounds.heldSeconds * timeline.fps;
    return {
      rule: 'dimmed-frame',
      severity: pictures === 1 ? 'info' : held ? 'error' : 'warning',
      key: onlySceneOf(input, first, last),
      firstFrame: first,
      lastFrame: last,
      measured: `${worst.span ?? 0} levels of 255 between the darkest and the brightest`,
      bound: `at least ${bounds.dimmedSpan}`,
      fix: `Show it at full opacity without a sheet over it, or in colours at least ${bounds.dimmedSpan} levels from the ground.`,
    };
  });
}
