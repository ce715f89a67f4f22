import { limits } from '../../contract/limits.ts';
import type { Format } from '../../contract/projects.ts';

export type { Format };

export interface FrameSize {
  width: number;
  height: number;
}

/** Pixels of each named format. */
export const formats = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const satisfies Record<Format, FrameSize>;

export const defaultFps = 30;
/** Frames a second that a project may have. */
const fpsRange = { least: 10, most: 60 } as const;
/** Shortest side in pixels. */
const leastSide = 64;

/** Reads `1280x720`; null when the text is no size. Says nothing about limits. */
export function parseSize(text: string): FrameSize | null {
  const match = /^(\d{1,5})[x×](\d{1,5})$/i.exec(text.trim());
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null;
}

/** What is wrong with a size, as a sentence, or null. H.264 with halved chroma needs even sides. */
export function sizeProblem({ width, height }: FrameSize): string | null {
  const most = limits.sidePixels;
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0) return 'Both sides must be even numbers of pixels.';
    if (side < leastSide || side > most) return `Both sides must be from ${leastSide} to ${most} pixels.`;
  }
  return null;
}

/** What is wrong with a frame rate, as a sentence, or null. */
export function fpsProblem(fps: number): string | null {
  const { least, most } = fpsRange;
  return Number.isInteger(fps) && fps >= least && fps <= most
    ? null
    : `fps must be a whole number from ${least} to ${most}.`;
}

/** Landscape, portrait or square after the longer side. */
export function formatOf({ width, height }: FrameSize): Format {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
