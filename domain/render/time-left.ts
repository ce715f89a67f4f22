/** When how many frames of an export were captured, in milliseconds of any clock, oldest first. */
export interface Captured {
  atMs: number;
  frames: number;
}

/**
 * Ending the last encoders, joining and checking take so many seconds, most of them for starting programs, and as long
 * as capturing so many frames: measured for ten seconds in 1080p and for a minute in a quarter of that.
 */
const closing = { seconds: 1.1, frames: 28 };
/** What the frames of late say of those to come, against all frames so far. */
const weightOfLate = 0.5;
const lateShare = 0.3;

/**
 * Seconds until the export is finished, or null before a rate can be told. The rate is that of all frames so far, mixed
 * with that of the last third, so that neither one slow second nor a change of scene throws it about.
 */
export function secondsLeft(past: readonly Captured[], totalFrames: number): number | null {
  const [first, last] = [past[0], past.at(-1)];
  if (!first || !last || last.frames <= first.frames || last.atMs <= first.atMs) return null;
  const all = perFrameMs(first, last);
  const from = last.frames - Math.max(1, (last.frames - first.frames) * lateShare);
  const late = past.findLast(({ frames }) => frames <= from) ?? first;
  const lately = last.frames > late.frames ? perFrameMs(late, last) : all;
  const each = all * (1 - weightOfLate) + lately * weightOfLate;
  return ((totalFrames - last.frames + closing.frames) * each) / 1000 + closing.seconds;
}

function perFrameMs(from: Captured, to: Captured): number {
  return (to.atMs - from.atMs) / (to.frames - from.frames);
}
