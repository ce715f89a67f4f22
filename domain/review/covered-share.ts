import type { TextMeasure } from '../../contract/stage.ts';
import type { ReviewInput, Sample } from './finding.ts';

/** Pixels that a text may stand beside its place at another sample and still count as the same. */
const samePlace = 2;

/**
 * Share of a text that something lies over: by the hit test, or by the picture where that knows more, since a canvas,
 * a pseudo-element or a mask is no element of its own. What a clip takes is another fault. Where no picture was taken,
 * those before and after tell, if the text stood there as it does here; the better of the two.
 */
export function coveredShare(text: TextMeasure, sample: Sample, { samples }: ReviewInput): number {
  if (sample.picture) return Math.max(text.occluded, untracedAt(text, sample));
  const place = samples.indexOf(sample);
  const beside = [samples.slice(0, place).reverse(), samples.slice(place + 1)].flatMap((side) => {
    const pictured = side.find(({ picture }) => picture);
    const same = pictured?.texts.find((other) => other.element === text.element && isThere(other, text));
    return pictured && same ? [untracedAt(same, pictured)] : [];
  });
  return Math.max(text.occluded, beside.length > 0 ? Math.min(...beside) : 0);
}

function untracedAt({ element, clipped }: TextMeasure, { untraced }: Sample): number {
  return (untraced?.[element] ?? 0) - clipped;
}

function isThere({ inkBox: one }: TextMeasure, { inkBox: other }: TextMeasure): boolean {
  return Math.abs(one.x - other.x) <= samePlace && Math.abs(one.y - other.y) <= samePlace;
}
