import { bounds } from './bounds.ts';
import type { ReviewInput, Sample } from './finding.ts';
import { faintElements, isAtRest, isHidden, standsFaint } from './text-states.ts';

const mostSweepSamples = 240;
const entranceSeconds = 0.7;

type PlannedTimeline = Pick<ReviewInput['timeline'], 'fps' | 'durationInFrames'>;
type PlannedScenes = ReviewInput['scenes'];

/**
 * Frames to measure: every half second (fewer per second in a very long film), and of each scene where its entrance
 * should be over, its middle, where its exit may start and its last frame.
 */
export function planSamples({ fps, durationInFrames }: PlannedTimeline, scenes: PlannedScenes): number[] {
  const step = Math.max(Math.round(fps * bounds.heldSeconds), Math.ceil(durationInFrames / mostSweepSamples));
  const sweep = Array.from({ length: Math.ceil(durationInFrames / step) }, (_, index) => index * step);
  const ofScenes = scenes.flatMap(({ startFrame, durationInFrames: length }) => {
    const edge = Math.min(Math.round(fps * entranceSeconds), Math.floor(length / 4));
    return [
      startFrame + edge,
      middleFrame({ startFrame, durationInFrames: length }),
      startFrame + length - 1 - edge,
      startFrame + length - 1,
    ];
  });
  return unique([...sweep, ...ofScenes, durationInFrames - 1]).filter(
    (frame) => frame >= 0 && frame < durationInFrames,
  );
}

function middleFrame({ startFrame, durationInFrames }: { startFrame: number; durationInFrames: number }): number {
  return startFrame + Math.floor(durationInFrames / 2);
}

/**
 * Of the measured frames, those worth a picture: each scene's middle, two for every text at rest (first and last seen,
 * shared where texts stand together), every frame that shows no words and so may be blank, and at least two for the
 * longest rest that the film may take, since only pixels tell whether a picture stands still.
 */
export function planPictures(input: ReviewInput, most: number): number[] {
  const { samples, scenes, timeline } = input;
  const faint = faintElements(input);
  const wordless = samples
    .filter(({ texts }) => texts.every((text) => isHidden(text, timeline)))
    .map(({ frame }) => frame);
  const wanted = new Map<string, Sample[]>();
  for (const sample of samples) {
    for (const text of sample.texts) {
      const stands = isAtRest(text, timeline) || standsFaint(text, timeline, faint);
      if (!stands || isHidden(text, timeline)) continue;
      wanted.set(text.element, [...(wanted.get(text.element) ?? []), sample]);
    }
  }
  const measured = samples.map(({ frame }) => frame);
  const chosen = new Set(scenes.map((scene) => nearest(middleFrame(scene), measured)));
  for (const at of [...wanted.values()].sort((a, b) => a.length - b.length)) {
    const missing = Math.min(2, at.length) - at.filter(({ frame }) => chosen.has(frame)).length;
    const middle = [...at].sort((a, b) => b.texts.length - a.texts.length).filter(({ frame }) => !chosen.has(frame));
    for (const { frame } of middle.slice(0, Math.max(0, missing))) chosen.add(frame);
  }
  const rest = (bounds.longestRest[timeline.energy] * timeline.fps) / 30;
  const looks = Array.from({ length: Math.ceil((timeline.durationInFrames * 2) / rest) }, (_, index) =>
    nearest(Math.round((index * rest) / 2), measured),
  );
  const all = unique([...chosen, ...wordless, ...looks].filter((frame) => Number.isFinite(frame)));
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)] as number);
}

/**
 * Further frames that decide what the first ones left open: a fault seen at a single sample is looked for a quarter of
 * a second to either side, and the ends of a text's stretch are narrowed where its reading time hangs on them.
 */
export function framesToConfirm(
  input: ReviewInput,
  findings: readonly { severity: string; rule: string; firstFrame: number; lastFrame: number }[],
): number[] {
  const { fps, durationInFrames } = input.timeline;
  const beside = Math.round((fps * bounds.heldSeconds) / 2);
  const known = input.samples.map(({ frame }) => frame);
  const frames = findings.flatMap(({ severity, rule, firstFrame, lastFrame }) => {
    const ends = [halfway(firstFrame, known, -1), halfway(lastFrame, known, 1)];
    if (rule === 'frozen' && severity === 'info') return [...ends, ...unevenly(firstFrame, lastFrame)];
    if (rule === 'jump') return severity === 'info' ? between(firstFrame, lastFrame) : [];
    if (rule === 'reading-time' || rule === 'frozen') return ends;
    return severity === 'info' ? [firstFrame - beside, firstFrame + beside] : [];
  });
  return unique(frames).filter((frame) => frame >= 0 && frame < durationInFrames && !known.includes(frame));
}

/** Every frame between two. */
function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index);
}

/** Frames inside a stretch, at distances that no steady rhythm has. */
function unevenly(first: number, last: number): number[] {
  return [0.11, 0.26, 0.37, 0.55, 0.68, 0.89].map((share) => Math.round(first + (last - first) * share));
}

/** The frame in the middle between a sample and its neighbour on one side. */
function halfway(frame: number, known: readonly number[], side: 1 | -1): number {
  const neighbours = known.filter((other) => (side === 1 ? other > frame : other < frame));
  const next = side === 1 ? Math.min(...neighbours) : Math.max(...neighbours);
  return Number.isFinite(next) ? Math.round((frame + next) / 2) : frame;
}

function nearest(frame: number, measured: readonly number[]): number {
  return measured.reduce((a, b) => (Math.abs(b - frame) < Math.abs(a - frame) ? b : a), Number.POSITIVE_INFINITY);
}

function unique(frames: readonly number[]): number[] {
  return [...new Set(frames)].sort((a, b) => a - b);
}
