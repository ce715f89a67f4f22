import { AppError } from '../../contract/errors.ts';
import type { FrameMeasure, SceneFault, StageTimeline } from '../../contract/stage.ts';
import { isOnAt } from '../../domain/project/timeline.ts';
import type { ReviewedScene, ReviewInput, Sample } from '../../domain/review/finding.ts';
import { framesToConfirm, planPictures, planSamples } from '../../domain/review/plan-samples.ts';
import { review } from '../../domain/review/review.ts';
import { lookAtFrames, type Still } from './look-at-frames.ts';
import { parseMeasure } from './parse-measure.ts';
import { PictureMarks } from './picture-marks.ts';

const mostPictures = 80;
const mostConfirmations = 24;

/** What the review needs of an open stage. */
export interface ReviewStage {
  measure(frame: number): Promise<FrameMeasure>;
  glance(frame: number): Promise<string>;
  capture(frame: number, options: { format: 'jpeg'; quality: number }): Promise<Uint8Array>;
  hideText(hidden: boolean): Promise<void>;
  faults(): SceneFault[];
}

export interface ReviewOrder {
  stage: ReviewStage;
  timeline: StageTimeline;
  /** Scenes in the order of the timeline's, with what the findings call them. */
  scenes: readonly ReviewedScene[];
  onFrame?: (done: number, total: number) => void;
  /** Stretches of frames to look at, first and last included; without them the whole film. */
  ranges?: readonly { first: number; last: number }[];
  /** Colours of the brand as hex, where one was given. */
  brand?: readonly string[];
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

export interface MeasuredTimeline {
  /** For `review` and `measuredFacts`. */
  input: ReviewInput;
  /** Every frame that was looked at, in order. */
  stills: Still[];
}

/** How far one measuring is. */
interface Looking {
  /** Asked for last, to be measured or to be captured. */
  frame: number;
  marks: PictureMarks;
}

const sceneFailures: readonly string[] = ['scene_timeout', 'scene_not_ready', 'scene_crashed'];

/**
 * Measures a film on its stage: words and shapes at many frames, pixels at those that need them, then what is left in
 * doubt once more. A scene that hangs or breaks the page ends the measuring and stands in `faults`.
 */
export async function measureTimeline(order: ReviewOrder): Promise<MeasuredTimeline> {
  const measured: MeasuredTimeline = { input: emptyInput(order), stills: [] };
  const looking: Looking = { frame: 0, marks: new PictureMarks() };
  try {
    await measureFrames(order, measured, looking, inRanges(order, planSamples(measured.input.timeline, order.scenes)));
    await lookAt(order, measured, looking, planPictures(measured.input, mostPictures));
    for (let round = 0; round < 2; round += 1) {
      const doubts = inRanges(order, framesToConfirm(measured.input, review(measured.input).findings));
      await measureFrames(order, measured, looking, doubts.slice(0, mostConfirmations));
      await lookAt(order, measured, looking, doubts.slice(0, mostConfirmations));
    }
  } catch (error) {
    addFailure(order, measured, looking, error);
  }
  measured.input = { ...measured.input, faults: [...measured.input.faults, ...order.stage.faults()] };
  return measured;
}

function inRanges({ ranges }: ReviewOrder, frames: number[]): number[] {
  return ranges ? frames.filter((frame) => ranges.some(({ first, last }) => first <= frame && frame <= last)) : frames;
}

function emptyInput({ timeline, scenes, brand }: ReviewOrder): ReviewInput {
  const { width, height, fps, durationInFrames, theme } = timeline;
  const { energy, strict, language } = theme;
  return {
    timeline: { width, height, fps, durationInFrames, energy, strict, language, brand },
    scenes,
    faults: [],
    samples: [],
  };
}

/** The frame before each is glanced at: only two tell what moves. */
async function measureFrames(
  order: ReviewOrder,
  measured: MeasuredTimeline,
  looking: Looking,
  frames: readonly number[],
): Promise<void> {
  const samples: Sample[] = [...measured.input.samples];
  for (const [index, frame] of frames.entries()) {
    order.signal?.throwIfAborted();
    looking.frame = frame;
    const before = frame > 0 ? await order.stage.glance(frame - 1) : undefined;
    const now = parseMeasure(await order.stage.measure(frame));
    samples.push({ ...now, ...(before !== undefined && { moves: before !== now.state }) });
    order.onFrame?.(index + 1, frames.length);
    measured.input = { ...measured.input, samples: [...samples].sort((a, b) => a.frame - b.frame) };
  }
}

async function lookAt(
  order: ReviewOrder,
  measured: MeasuredTimeline,
  looking: Looking,
  frames: readonly number[],
): Promise<void> {
  const { samples } = measured.input;
  const wanted = samples.filter(({ frame }) => frames.includes(frame));
  const { width, height } = order.timeline;
  const { signal, allowUnsandboxed } = order;
  const { seen, stills } = await lookAtFrames(order.stage, wanted, {
    ...{ width, height, signal, allowUnsandboxed, marks: looking.marks },
    onLook: (frame) => {
      looking.frame = frame;
    },
  });
  measured.stills = [...measured.stills, ...stills].sort((a, b) => a.frame - b.frame);
  measured.input = { ...measured.input, samples: samples.map((sample) => ({ ...sample, ...seen.get(sample.frame) })) };
}

/** What a scene did is a finding; anything else, and what no scene can have done, is not the film's fault and is thrown. */
function addFailure(
  { stage, timeline }: ReviewOrder,
  measured: MeasuredTimeline,
  { frame }: Looking,
  error: unknown,
): void {
  if (!(error instanceof AppError) || !sceneFailures.includes(error.code)) throw error;
  if (stage.faults().some(({ kind }) => kind === 'timeout')) return;
  const message = error.options.detail ?? error.message;
  const on = timeline.scenes.filter((scene) => isOnAt(scene, frame));
  if (on.length === 0) throw error;
  const faults = on.map(({ key }) => ({ key, frame, kind: 'timeout' as const, message }));
  measured.input = { ...measured.input, faults };
}
