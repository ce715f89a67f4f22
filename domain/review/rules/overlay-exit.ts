import type { ReviewedScene, ReviewInput, RuleFinding } from '../finding.ts';
import { isAtRest, isHidden } from '../text-states.ts';

/** Frames around a scene's end in which the start of another makes it a cut. */
const cutFrames = 3;

/** Overlays whose words stand opaque and still on their last frame, and are gone on the next. */
export function overlayExit(input: ReviewInput): RuleFinding[] {
  const { scenes, samples, timeline } = input;
  return scenes.flatMap((scene): RuleFinding[] => {
    const end = scene.startFrame + scene.durationInFrames;
    if (!scene.track || end >= timeline.durationInFrames - cutFrames || isCut(scene, scenes)) return [];
    const last = samples.find(({ frame }) => frame === end - 1);
    const texts = last?.texts.filter(
      (text) => text.key === scene.key && isAtRest(text, timeline) && !isHidden(text, timeline),
    );
    const text = texts?.[0];
    if (!text) return [];
    return [
      {
        rule: 'overlay-exit',
        severity: 'warning',
        key: scene.key,
        element: text.element,
        line: text.line,
        column: text.column,
        box: text.inkBox,
        text: text.text,
        firstFrame: end - 1,
        lastFrame: end - 1,
        measured: `opacity ${text.opacity.toFixed(2)} and still on its last frame`,
        bound: 'at most 0.05, or on its way out',
        fix: `Let it leave from frame ${Math.max(scene.startFrame, end - 12)} on, within 6 to 20 frames.`,
      },
    ];
  });
}

function isCut({ key, startFrame, durationInFrames }: ReviewedScene, scenes: readonly ReviewedScene[]): boolean {
  const end = startFrame + durationInFrames;
  return scenes.some((other) => other.key !== key && Math.abs(other.startFrame - end) <= cutFrames);
}
