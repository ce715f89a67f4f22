import { isFigure, readingFrames } from '../bounds.ts';
import type { ReviewedScene, ReviewInput, RuleFinding, Sample } from '../finding.ts';
import { isReadable } from '../text-states.ts';

/** Characters from which words are read and not seen at a glance, as labels and figures are. */
const sentence = 12;
/** What each text after the first needs no more: the eye is there already. */
const turnFrames = 15;

/** Texts of one scene that stand at the same time are read one after the other: their times add up. */
export function sharedReading({ scenes, samples, timeline }: ReviewInput): RuleFinding[] {
  return scenes.flatMap((scene): RuleFinding[] => {
    const { texts, first, last } = together(scene, samples, timeline);
    if (texts.size < 2) return [];
    const needs = [...texts.values()].map((text) => readingFrames(text, timeline));
    const needed = framesToReadAll(needs, timeline);
    const stood = last - first + 1;
    if (stood >= needed || needs.some((need) => stood < need / 2)) return [];
    const seconds = (frames: number) => `${(frames / timeline.fps).toFixed(1)} s`;
    return [
      {
        rule: 'shared-reading',
        severity: 'warning',
        key: scene.key,
        firstFrame: first,
        lastFrame: last,
        measured: `${texts.size} texts share ${seconds(stood)}`,
        bound: `at least ${seconds(needed)}`,
        fix: `Hold the scene ${needed - stood} frames longer, show the texts one after the other, or say less.`,
      },
    ];
  });
}

/** Frames for texts that are read one after the other, from those that each needs. */
export function framesToReadAll(needs: readonly number[], { fps }: { fps: number }): number {
  const shared = (turnFrames * fps * Math.max(0, needs.length - 1)) / 30;
  return Math.round(needs.reduce((sum, need) => sum + need, 0) - shared);
}

/** Whether a text is read, and not seen at a glance. */
export function isSentence(text: string): boolean {
  return text.length >= sentence && !isFigure(text);
}

/** Sentences of a scene, and the frames from the first to the last sample at which any can be read. */
function together(
  { key, startFrame, durationInFrames }: ReviewedScene,
  samples: readonly Sample[],
  timeline: ReviewInput['timeline'],
) {
  const texts = new Map<string, string>();
  const frames: number[] = [];
  for (const sample of samples) {
    if (sample.frame < startFrame || sample.frame >= startFrame + durationInFrames) continue;
    const read = sample.texts.filter((text) => text.key === key && !text.allow && isReadable(text, timeline));
    const sentences = read.filter(({ text }) => isSentence(text));
    // What is typed or counted grows: its longest state is what is read.
    for (const { element, text } of sentences) {
      if (text.length > (texts.get(element)?.length ?? 0)) texts.set(element, text);
    }
    if (sentences.length > 0) frames.push(sample.frame);
  }
  return { texts, first: Math.min(...frames), last: Math.max(...frames) };
}
