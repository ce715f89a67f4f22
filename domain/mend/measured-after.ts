import type { Finding } from '../../contract/findings.ts';
import { unitOf } from '../review/bounds.ts';
import type { ReviewInput } from '../review/finding.ts';
import { percent } from '../review/text-rule.ts';
import { isReadable, offCanvasShare } from '../review/text-states.ts';
import { wordsOf } from './judge-attempt.ts';

/** What a rule measures now at the words of a finding that is gone; null where the words tell no single value. */
export function measuredAfter({ rule, sceneId, text }: Finding, input: ReviewInput): string | null {
  const key = input.scenes.find((scene) => scene.sceneId === sceneId)?.key;
  const seen = input.samples.flatMap(({ frame, texts, contrasts }) =>
    texts
      .filter(
        (each) => each.key === key && wordsOf(each.text) === wordsOf(text ?? '') && isReadable(each, input.timeline),
      )
      .map((each) => ({ frame, text: each, contrast: contrasts?.[each.element] })),
  );
  if (seen.length === 0) return null;
  const worst = (values: number[]) => Math.max(...values);
  switch (rule) {
    case 'text-too-small':
      return `${(-worst(seen.map(({ text: { fontSize } }) => -fontSize)) / unitOf(input.timeline)).toFixed(1)} u`;
    case 'contrast': {
      const ratios = seen.flatMap(({ contrast }) => (contrast === undefined ? [] : [contrast]));
      return ratios.length > 0 ? `${Math.min(...ratios).toFixed(2)}:1` : null;
    }
    case 'text-clipped':
      return `${percent(worst(seen.map(({ text: { clipped } }) => clipped)))} of the glyphs cut off`;
    case 'text-covered':
      return `${percent(worst(seen.map(({ text: { occluded } }) => occluded)))} of the glyphs covered`;
    case 'text-off-canvas':
      return `${percent(worst(seen.map((each) => offCanvasShare(each.text, input.timeline))))} of the glyphs outside the frame`;
    case 'reading-time': {
      const frames = seen.map(({ frame }) => frame);
      return `at least ${((worst(frames) - Math.min(...frames) + 1) / input.timeline.fps).toFixed(1)} s at rest`;
    }
    default:
      return null;
  }
}
