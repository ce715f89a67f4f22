import { bounds } from '../bounds.ts';
import { halfASecond, percent, type TextRule } from '../text-rule.ts';
import { offCanvasShare } from '../text-states.ts';

/** Words that stand partly outside the frame. */
export const textOffCanvas: TextRule = {
  rule: 'text-off-canvas',
  fix: 'Move the text inside the frame, or make it narrower than the frame.',
  heldSeconds: halfASecond,
  judge: (text, _sample, { timeline }) => {
    const share = offCanvasShare(text, timeline);
    return share > bounds.offCanvasShare
      ? {
          value: share,
          measured: `${percent(share)} of the glyphs outside the frame`,
          bound: `at most ${percent(bounds.offCanvasShare)}`,
          severity: 'error',
        }
      : undefined;
  },
};
