import type { ReviewRule } from '../review/finding.ts';
import type { Candidate } from './edit.ts';
import { mendClipped } from './rules/clipped.ts';
import { mendContrast } from './rules/contrast.ts';
import { mendCovered } from './rules/covered.ts';
import { mendByEarlier } from './rules/earlier.ts';
import { mendFace } from './rules/face.ts';
import { mendGap } from './rules/gap.ts';
import { mendGlyph } from './rules/glyph.ts';
import { mendOverlap } from './rules/overlap.ts';
import { mendPlace } from './rules/place.ts';
import { mendReading } from './rules/reading.ts';
import { mendRest } from './rules/rest.ts';
import { mendShared } from './rules/shared.ts';
import { mendSize } from './rules/size.ts';
import type { Target } from './target.ts';

/** How each mechanical rule is mended: candidates from the most to the least faithful to what the scene wants. */
const menders: Partial<Record<ReviewRule, (target: Target) => Candidate[]>> = {
  'text-too-small': mendSize,
  contrast: mendContrast,
  'safe-area': mendPlace,
  'text-off-canvas': mendPlace,
  'text-clipped': mendClipped,
  'text-overlap': mendOverlap,
  'text-covered': mendCovered,
  'missing-glyph': mendGlyph,
  'font-fallback': mendFace,
  'reading-time': mendReading,
  'shared-reading': mendShared,
  'blank-frame': mendGap,
};

/** What only a loop mends: it changes the length of the film, or a whole scene, which else is a person's decision. */
const loopMenders: typeof menders = {
  frozen: mendRest,
  'scene-fails': mendByEarlier,
  'scene-paints-nothing': mendByEarlier,
};

/** Whether findings of this rule are mended without a model. */
export function isMechanical(rule: string): boolean {
  return Object.hasOwn(menders, rule);
}

/** The same in a loop. */
export function isMechanicalInLoop(rule: string): boolean {
  return isMechanical(rule) || Object.hasOwn(loopMenders, rule);
}

/** Ways to mend a finding, the best first; none where the measures do not tell what to change. */
export function planMend(target: Target): Candidate[] {
  const { rule, film } = target;
  return (menders[rule] ?? (film.loop && loopMenders[rule]))?.(target) ?? [];
}
