import { bounds } from '../bounds.ts';
import { coveredShare } from '../covered-share.ts';
import { halfASecond, percent, type TextRule } from '../text-rule.ts';

/** Words that something else is painted over, or that a mask takes away. */
export const textCovered: TextRule = {
  rule: 'text-covered',
  fix: 'Bring the text in front, move what covers it, or end one of the two earlier.',
  heldSeconds: halfASecond,
  passes: true,
  judge: (text, sample, input) => {
    const share = coveredShare(text, sample, input);
    return share > bounds.coveredShare
      ? {
          value: share,
          measured: `${percent(share)} of the glyphs covered`,
          bound: `at most ${percent(bounds.coveredShare)}`,
          severity: 'error',
        }
      : undefined;
  },
};
