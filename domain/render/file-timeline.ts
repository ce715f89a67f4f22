import type { ChunkedTimeline } from './plan-chunks.ts';

/** Frames a second of the film as its scenes count, and of the file. */
export interface Rates {
  film: number;
  file: number;
}

/** Where a frame of the file lies in the film, in the film's frames; between two of them when the rates differ. */
export function filmFrame(fileFrame: number, { film, file }: Rates): number {
  return film === file ? fileFrame : (fileFrame * film) / file;
}

/**
 * The film as the file counts it: as long, with the scenes' borders at the first frame of the file that shows them.
 * Movement keeps its speed; only the moments at which it is looked at change.
 */
export function fileTimeline(film: ChunkedTimeline, fps: number): ChunkedTimeline {
  if (fps === film.fps) return film;
  const at = (frame: number) => Math.ceil((frame * fps) / film.fps - 1e-9);
  const scenes = film.scenes.map(({ startFrame, durationInFrames }) => {
    const start = at(startFrame);
    return { startFrame: start, durationInFrames: at(startFrame + durationInFrames) - start };
  });
  return { fps, scenes, durationInFrames: at(film.durationInFrames) };
}
