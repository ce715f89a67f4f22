import { bounds, safeMarginOf } from '../bounds.ts';
import { percent, type TextRule } from '../text-rule.ts';
import { offCanvasShare } from '../text-states.ts';

/** Text nearer to an edge than the format allows; what is off the canvas is another finding. */
export const safeArea: TextRule = {
  rule: 'safe-area',
  fix: 'Place the text inside the zones of the format.',
  heldSeconds: 0.5,
  judge: (text, _sample, { timeline }) => {
    if (offCanvasShare(text, timeline) > bounds.offCanvasShare) return undefined;
    const { width, height } = timeline;
    const margin = safeMarginOf(timeline);
    const { inkBox } = text;
    const outside = {
      left: margin.left - inkBox.x / width,
      right: (inkBox.x + inkBox.width) / width - (1 - margin.right),
      top: margin.top - inkBox.y / height,
      bottom: (inkBox.y + inkBox.height) / height - (1 - margin.bottom),
    };
    const [edge, over] = Object.entries(outside).sort((a, b) => b[1] - a[1])[0] as [keyof typeof margin, number];
    return over > 0
      ? {
          value: over,
          measured: `${percent(margin[edge] - over)} from the ${edge} edge`,
          bound: `at least ${percent(margin[edge])}`,
          severity: 'warning',
        }
      : undefined;
  },
};
