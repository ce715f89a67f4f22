import type { TextMeasure } from '../../../contract/stage.ts';
import type { ReviewInput, Sample } from '../../../domain/review/finding.ts';

/** A text at rest in the middle of the frame, readable in every way, but for what is given. */
export function textOf(change: Partial<TextMeasure> = {}): TextMeasure {
  const box = { x: 400, y: 400, width: 800, height: 100 };
  return {
    element: 's0/0',
    key: 's0',
    text: 'Start free today',
    box,
    inkBox: box,
    lines: [change.inkBox ?? box],
    shown: 1,
    speed: 0,
    fontSize: 120,
    fontWeight: 700,
    fontFamily: 'Manrope Variable',
    colour: 'rgb(255, 255, 255)',
    opacity: 1,
    clipped: 0,
    occluded: 0,
    ...change,
  };
}

/** A film of one scene with samples every half second; `texts` says what stands at a frame. */
export function filmOf(texts: (frame: number) => TextMeasure[], change: Partial<ReviewInput> = {}): ReviewInput {
  const samples = Array.from({ length: 12 }, (_, index): Sample => {
    const frame = index * 15;
    return { frame, texts: texts(frame), scenes: [{ key: 's0', painted: 3, box: null }] };
  });
  return {
    timeline: {
      width: 1920,
      height: 1080,
      fps: 30,
      durationInFrames: 180,
      energy: 'balanced',
      strict: false,
      language: 'en',
    },
    scenes: [{ key: 's0', sceneId: 'scn_1', name: 'Opening', startFrame: 0, durationInFrames: 180 }],
    faults: [],
    samples,
    ...change,
  };
}
