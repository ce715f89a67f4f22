import { bounds } from '../bounds.ts';
import { halfASecond, percent, type TextRule } from '../text-rule.ts';

/** Words that an ancestor's overflow or clip cuts while they stand. */
export const textClipped: TextRule = {
  rule: 'text-clipped',
  fix: 'Give the text more room, a smaller size or another line break; or let its container overflow visibly.',
  heldSeconds: halfASecond,
  passes: true,
  judge: ({ clipped }) =>
    clipped > bounds.clippedShare
      ? {
          value: clipped,
          measured: `${percent(clipped)} of the glyphs cut off`,
          bound: `at most ${percent(bounds.clippedShare)}`,
          severity: 'error',
        }
      : undefined,
};
