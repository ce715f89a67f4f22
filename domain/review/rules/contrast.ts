import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds, unitOf } from '../bounds.ts';
import { coveredShare } from '../covered-share.ts';
import type { ReviewInput } from '../finding.ts';
import type { TextRule } from '../text-rule.ts';
import { isAtRest } from '../text-states.ts';

/**
 * Painted glyphs against the worst of what is really painted behind them. While a mask still cuts them, what is seen in
 * their place may be other words behind: they are judged where they stand whole.
 */
export const contrast: TextRule = {
  rule: 'contrast',
  fix: 'Use the theme’s ink or brandText, a bolder ground behind the words, or a panel under them.',
  heldSeconds: 0,
  faintToo: true,
  judge: (text, sample, input) => {
    const ratio = sample.contrasts?.[text.element];
    if (ratio === undefined || coveredShare(text, sample, input) > bounds.coveredShare) return undefined;
    const large = text.fontSize >= bounds.largeText * unitOf(input.timeline);
    const bound = large ? bounds.contrastError : bounds.contrastWarning;
    if (ratio >= bound || (isCut(text) && isWholeElsewhere(text, input))) return undefined;
    return {
      value: -ratio,
      measured: `${ratio.toFixed(2)}:1`,
      bound: `at least ${bound}:1`,
      severity:
        ratio < (text.opacity < bounds.restOpacity ? bounds.contrastFaint : bounds.contrastError) ? 'error' : 'warning',
    };
  },
};

const isCut = ({ clipped }: TextMeasure) => clipped > bounds.clippedShare;

function isWholeElsewhere({ element, text }: TextMeasure, { samples, timeline }: ReviewInput): boolean {
  return samples.some(({ texts }) =>
    texts.some((one) => one.element === element && one.text === text && !isCut(one) && isAtRest(one, timeline)),
  );
}
