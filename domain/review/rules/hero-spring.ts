import type { ReviewInput, RuleFinding } from '../finding.ts';
import { heroOf } from '../hero-of.ts';

/** The hero arrives on a spring; one whose code has none moves by curves only, or not at all. */
export function heroSpring(input: ReviewInput): RuleFinding[] {
  const hero = heroOf(input);
  if (hero?.springs !== false) return [];
  return [
    {
      rule: 'hero-spring',
      severity: 'warning',
      key: hero.key,
      firstFrame: hero.startFrame,
      lastFrame: hero.startFrame + hero.durationInFrames - 1,
      measured: '0 springs in its code',
      bound: 'at least 1',
      fix: 'Move it by spring({ frame, fps, config: { damping: 40, stiffness: 120, mass: 1.2 } }).',
    },
  ];
}
