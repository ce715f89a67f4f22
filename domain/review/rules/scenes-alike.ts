import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds } from '../bounds.ts';
import type { ReviewedScene, ReviewInput, RuleFinding } from '../finding.ts';
import { percent } from '../text-rule.ts';
import { area, intersection, isReadable } from '../text-states.ts';

const leastTexts = 2;
const sameBox = 0.6;
const sameSize = 1.15;

/** Scenes whose words stand in the same places and sizes as those of an earlier one: a template filled in again. */
export function scenesAlike(input: ReviewInput): RuleFinding[] {
  const layouts = input.scenes.map((scene) => ({ scene, texts: fullestOf(scene, input) }));
  return layouts.flatMap(({ scene, texts }, index): RuleFinding[] => {
    const twins = layouts.slice(0, index).map((earlier) => ({ ...earlier, share: likeness(earlier.texts, texts) }));
    const twin = twins.sort((a, b) => b.share - a.share)[0];
    if (!twin || twin.share <= bounds.alikeShare) return [];
    return [
      {
        rule: 'scenes-alike',
        severity: 'warning',
        key: scene.key,
        firstFrame: scene.startFrame,
        lastFrame: scene.startFrame + scene.durationInFrames - 1,
        measured: `${percent(twin.share)} of its texts stand where those of “${twin.scene.name}” do`,
        bound: `at most ${percent(bounds.alikeShare)}`,
        fix: 'Give it another layout: other zones, another size for the main words, or another piece.',
      },
    ];
  });
}

/** Readable texts of a scene at the sample that shows most of them. */
function fullestOf({ key }: ReviewedScene, { samples, timeline }: ReviewInput): TextMeasure[] {
  const shown = samples.map(({ texts }) => texts.filter((text) => text.key === key && isReadable(text, timeline)));
  return shown.reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Share of the larger set of texts that has a like one in the other, each counted once. */
function likeness(one: readonly TextMeasure[], other: readonly TextMeasure[]): number {
  if (Math.min(one.length, other.length) < leastTexts) return 0;
  const free = [...other];
  let alike = 0;
  for (const text of one) {
    const place = free.findIndex((each) => isAlike(text, each));
    if (place === -1) continue;
    free.splice(place, 1);
    alike += 1;
  }
  return alike / Math.max(one.length, other.length);
}

function isAlike(one: TextMeasure, other: TextMeasure): boolean {
  const ratio = Math.max(one.fontSize, other.fontSize) / Math.max(1, Math.min(one.fontSize, other.fontSize));
  const cut = intersection(one.inkBox, other.inkBox);
  if (ratio > sameSize || cut.width <= 0 || cut.height <= 0) return false;
  return area(cut) / (area(one.inkBox) + area(other.inkBox) - area(cut)) >= sameBox;
}
