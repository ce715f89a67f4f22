import type { FrameMeasure } from '../contract/stage.ts';
import { isMechanical } from '../domain/mend/plan-mend.ts';
import { review } from '../domain/review/review.ts';
import { parseMeasure } from '../engine/review/parse-measure.ts';
import type { Film } from './film.ts';

/** What the layout of a few frames tells by itself; contrast, gaps and reading time take pixels and more frames. */
const seenAtOnce = ['text-too-small', 'safe-area', 'text-off-canvas', 'text-clipped', 'text-overlap', 'missing-glyph'];

/**
 * Whether the few frames that a trial looks at show a fault that a mechanical change may take away. It costs nothing
 * beside the trial; whether the fault stands, and what mends it, takes the measuring of the whole film.
 */
export function showMechanicalFaults(
  { size, theme, timeline, scenes }: Film,
  frames: readonly FrameMeasure[],
): boolean {
  const { energy, strict, language } = theme;
  const { findings } = review({
    timeline: { ...size, durationInFrames: timeline.durationInFrames, energy, strict, language },
    scenes: scenes.map(({ key, sceneId, name, startFrame, durationInFrames }) => ({
      ...{ key, sceneId, name, startFrame, durationInFrames },
    })),
    faults: [],
    samples: frames.map(parseMeasure),
  });
  return findings.some(({ rule, severity }) => severity !== 'info' && isMechanical(rule) && seenAtOnce.includes(rule));
}
