import { bounds } from '../bounds.ts';
import type { ReviewedScene, ReviewInput, RuleFinding } from '../finding.ts';
import { percent } from '../text-rule.ts';

const entranceSeconds = 0.5;
const wholeFilm = 0.9;

/** Grounds on track 0 that leave a side of the frame bare while they stand. */
export function groundCover(input: ReviewInput): RuleFinding[] {
  return input.scenes.flatMap((scene): RuleFinding[] => {
    if (scene.track !== 0) return [];
    const bare = bareSamples(scene, input);
    const [first, last] = [bare[0], bare.at(-1)];
    if (!first || !last || last.frame - first.frame < bounds.heldSeconds * input.timeline.fps) return [];
    const least = Math.min(...bare.map(({ covered }) => covered));
    return [
      {
        rule: 'ground-cover',
        severity: 'warning',
        key: scene.key,
        firstFrame: first.frame,
        lastFrame: last.frame,
        measured: `${percent(least)} of the frame covered, ${first.sides} of its 4 sides bare`,
        bound: '100 %, up to every side',
        fix: `Let the ground fill the frame: inset 0, and scaled by ${(1.02 / Math.sqrt(Math.max(0.25, least))).toFixed(2)} where it moves.`,
      },
    ];
  });
}

interface BareSample {
  frame: number;
  covered: number;
  sides: number;
}

/** A scene under all others is nothing but ground; of another only a fill that nearly covers is meant to. */
function bareSamples(scene: ReviewedScene, { samples, scenes, timeline }: ReviewInput): BareSample[] {
  const isGround = scenes.length > 1 && scene.durationInFrames >= timeline.durationInFrames * wholeFilm;
  const edge = entranceSeconds * timeline.fps;
  const [from, to] = [scene.startFrame + edge, scene.startFrame + scene.durationInFrames - 1 - edge];
  return samples.flatMap(({ frame, scenes: measures }): BareSample[] => {
    const cover = measures.find(({ key }) => key === scene.key)?.cover;
    if (!cover || frame < from || frame > to) return [];
    const { largest, covered, bareSides: sides } = cover;
    const isMeant = largest >= (isGround ? bounds.groundShare.ground : bounds.groundShare.scene);
    return isMeant && sides > 0 && (isGround || sides < 4) ? [{ frame, covered, sides }] : [];
  });
}
