/** Frames from `firstFrame` to `lastFrame`, both inclusive, as Remotion counts. */
export interface FrameRange {
  firstFrame: number;
  lastFrame: number;
}

/** What the plan needs to know of a timeline; all in frames. */
export interface ChunkedTimeline {
  durationInFrames: number;
  fps: number;
  scenes: readonly { startFrame: number; durationInFrames: number }[];
}

/**
 * Cuts a timeline into chunks of about a second (half a second to one and a half) that cover every frame exactly once.
 * Scene borders come first, so an edit of one scene leaves the chunks of its neighbours as they were.
 */
export function planChunks(timeline: ChunkedTimeline): FrameRange[] {
  const borders = sectionBorders(timeline);
  return borders.slice(0, -1).flatMap((from, index) => splitSection(from, borders[index + 1] as number, timeline.fps));
}

/** Section borders from 0 to the end; scene borders nearer than half a second to the one before are dropped. */
function sectionBorders({ durationInFrames, fps, scenes }: ChunkedTimeline): number[] {
  const least = fps / 2;
  const wanted = scenes
    .flatMap((scene) => [scene.startFrame, scene.startFrame + scene.durationInFrames])
    .filter((frame) => frame > 0 && frame < durationInFrames)
    .sort((a, b) => a - b);
  const kept = [0];
  for (const frame of wanted) {
    if (frame - (kept.at(-1) as number) >= least && durationInFrames - frame >= least) kept.push(frame);
  }
  return durationInFrames > 0 ? [...kept, durationInFrames] : [];
}

function splitSection(from: number, to: number, fps: number): FrameRange[] {
  const length = to - from;
  const count = Math.max(1, Math.round(length / fps));
  const cut = (index: number) => from + Math.floor((length * index) / count);
  return Array.from({ length: count }, (_, index) => ({ firstFrame: cut(index), lastFrame: cut(index + 1) - 1 }));
}

export function frameCount({ firstFrame, lastFrame }: FrameRange): number {
  return lastFrame - firstFrame + 1;
}
