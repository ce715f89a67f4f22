import { formatOf } from '../../project/format.ts';
import { bounds } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import { heroOf } from '../hero-of.ts';
import { percent } from '../text-rule.ts';

/** A hero in landscape that never gets wide enough to carry the film, or stands between one zone and two. */
export function proofWidth(input: ReviewInput): RuleFinding[] {
  const hero = heroOf(input);
  if (!hero || formatOf(input.timeline) !== 'landscape') return [];
  const boxes = input.samples.flatMap(({ scenes }) =>
    scenes.flatMap(({ key, content }) => (key === hero.key && content ? [content] : [])),
  );
  const widest = boxes.sort((a, b) => b.width - a.width)[0];
  if (boxes.length < 3 || !widest) return [];
  const share = widest.width / input.timeline.width;
  const { least, tolerance } = bounds.proofWidth;
  if (share >= least - tolerance) return [];
  return [
    {
      rule: 'proof-width',
      severity: 'warning',
      key: hero.key,
      box: widest,
      firstFrame: hero.startFrame,
      lastFrame: hero.startFrame + hero.durationInFrames - 1,
      measured: `${percent(share)} of the width at its widest`,
      bound: `${percent(least)} to ${percent(bounds.proofWidth.most)}, or two zones over ${percent(bounds.proofWidth.twoZones)}`,
      fix: `Scale it by ${(0.7 / share).toFixed(2)}, to 70 % of the width, or set a second zone beside it.`,
    },
  ];
}
