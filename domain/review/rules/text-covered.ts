import { bounds } from '../bounds.ts';
import { halfASecond, percent, type TextRule } from '../text-rule.ts';

/** Words that something else is painted over. */
export const textCovered: TextRule = {
  rule: 'text-covered',
  fix: 'Bring the text in front, move what covers it, or end one of the two earlier.',
  heldSeconds: halfASecond,
  judge: ({ occluded }) =>
    occluded > bounds.coveredShare
      ? {
          value: occluded,
          measured: `${percent(occluded)} of the glyphs covered`,
          bound: `at most ${percent(bounds.coveredShare)}`,
          severity: 'error',
        }
      : undefined,
};
