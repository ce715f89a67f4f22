import type { FrameRange } from './plan-chunks.ts';

/**
 * Regions of the file that must be rendered in order from their first frame, as scenes in them depend on what was shown
 * before. `scenes` are the dependent ones, in the file's frames; chunks they touch belong to the region whole.
 */
export function onePieceRegions(
  chunks: readonly FrameRange[],
  scenes: readonly { startFrame: number; durationInFrames: number }[],
): FrameRange[] {
  const regions: FrameRange[] = [];
  for (const chunk of chunks) {
    const touching = scenes.filter(
      ({ startFrame, durationInFrames }) =>
        startFrame <= chunk.lastFrame && startFrame + durationInFrames > chunk.firstFrame,
    );
    if (touching.length === 0) continue;
    const open = regions.at(-1);
    // A scene that goes on from the chunk before keeps the region open; one that begins here begins another.
    const goesOn = touching.some(({ startFrame }) => startFrame < chunk.firstFrame);
    if (open && goesOn && open.lastFrame + 1 === chunk.firstFrame) open.lastFrame = chunk.lastFrame;
    else regions.push({ firstFrame: chunk.firstFrame, lastFrame: chunk.lastFrame });
  }
  return regions;
}

/** The frame of a chunk that is captured a second time: neither the first, which owes nothing to others, nor the last. */
export function sampleFrame({ firstFrame, lastFrame }: FrameRange): number {
  return firstFrame + Math.ceil(((lastFrame - firstFrame) * 2) / 3);
}
