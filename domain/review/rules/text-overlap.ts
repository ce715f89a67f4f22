import type { TextMeasure } from '../../../contract/stage.ts';
import { optsOut } from '../apply-opt-outs.ts';
import { bounds } from '../bounds.ts';
import { shapeArea, sharedArea } from '../convex-overlap.ts';
import { halfASecond, percent, type TextRule } from '../text-rule.ts';
import { area, intersection, isAtRest, isHidden } from '../text-states.ts';

/** Two texts standing on top of each other. The one later in the painting order reports it. */
export const textOverlap: TextRule = {
  rule: 'text-overlap',
  fix: 'Move the two texts apart, or let one leave before the other enters.',
  heldSeconds: halfASecond,
  judge: (text, sample, { timeline }) => {
    const place = sample.texts.indexOf(text);
    const others = sample.texts
      .slice(0, place)
      .filter((other) => isAtRest(other, timeline) && !isHidden(other, timeline) && !isNested(other, text))
      .filter((other) => !isShadow(other, text));
    const worst = Math.max(0, ...others.map((other) => overlapShare(other, text)));
    const other = others.find((each) => overlapShare(each, text) === worst);
    if (other && worst > bounds.overlapShare) {
      const measured = `${percent(worst)} of it overlaps “${other.text.slice(0, 40)}”`;
      return { value: worst, measured, bound: `at most ${percent(bounds.overlapShare)}`, severity: 'error' };
    }
    const own = ownOverlapShare(text);
    if (own <= bounds.ownOverlapShare) return undefined;
    const measured = `${percent(own)} of one of its lines overlaps the next`;
    return { value: own, measured, bound: `at most ${percent(bounds.ownOverlapShare)}`, severity: 'error' };
  },
};

/** Lines that stand one below the other in the box of one text, with less room than their letters need. */
export function ownOverlapShare({ lines, quads, allow }: TextMeasure): number {
  if (quads || optsOut(allow, 'text-overlap')) return 0;
  const shares = lines.flatMap((one, index) =>
    lines.slice(index + 1).map((other) => {
      const cut = intersection(one, other);
      const isBelow = Math.abs(one.y - other.y) > Math.min(one.height, other.height) * leastStep;
      return isBelow && cut.width > 0 && cut.height > 0 ? area(cut) / Math.min(area(one), area(other)) : 0;
    }),
  );
  return Math.max(0, ...shares);
}

/** Heights of a line by which the next one is lower, at least: what stands as high is a copy, such as a shadow. */
const leastStep = 0.2;

/** Ems by which a copy of the same words may lie beside them and still be their shadow. */
const farthestShadow = 0.3;

function isShadow(copy: TextMeasure, { text, fontSize, inkBox }: TextMeasure): boolean {
  if (copy.text !== text || Math.abs(copy.fontSize / fontSize - 1) > 0.1) return false;
  const way = Math.max(Math.abs(copy.inkBox.x - inkBox.x), Math.abs(copy.inkBox.y - inkBox.y));
  return way <= farthestShadow * fontSize;
}

function isNested(a: TextMeasure, b: TextMeasure): boolean {
  return a.key === b.key && (a.element.startsWith(`${b.element}/`) || b.element.startsWith(`${a.element}/`));
}

/** Largest share of a line of one that a line of the other takes. Text that a panel covers anyway overlaps nothing. */
function overlapShare(a: TextMeasure, b: TextMeasure): number {
  if (a.occluded > 0.5 || b.occluded > 0.5 || optsOut(a.allow, 'text-overlap')) return 0;
  if (a.quads || b.quads) return turnedShare(a, b);
  let worst = 0;
  for (const lineA of a.lines) {
    for (const lineB of b.lines) {
      const cut = intersection(lineA, lineB);
      const least = Math.min(area(lineA), area(lineB));
      if (cut.width > 0 && cut.height > 0 && least > 0) worst = Math.max(worst, area(cut) / least);
    }
  }
  return worst;
}

/** The same for lines that lie askew: their upright boxes share much where they share nothing. */
function turnedShare(a: TextMeasure, b: TextMeasure): number {
  const shares = quadsOf(a).flatMap((one) =>
    quadsOf(b).map((other) => sharedArea(one, other) / Math.max(1, Math.min(shapeArea(one), shapeArea(other)))),
  );
  return Math.max(0, ...shares);
}

function quadsOf({ quads, lines }: TextMeasure) {
  return (
    quads ??
    lines.map(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ])
  );
}
