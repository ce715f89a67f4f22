import { type FrameRange, frameCount } from './plan-chunks.ts';

/** The longest span in seconds: what is lost at most when a worker dies between two finished chunks is less still. */
const longestSpanSeconds = 20;

/** A run of neighbouring chunks that one activity renders on one stage. */
export interface Span extends FrameRange {
  chunks: FrameRange[];
}

/** How many spans of the next one's length each core would find, so that what is left for the end is short. */
const turnsLeft = 1.5;

/**
 * Groups chunks, in order, into spans of at most 20 s: one browser process per core is the fastest layout measured, and
 * spans that become shorter towards the end leave no core without work while another is in the middle of a long one.
 * Only neighbours share a span, so a list with finished chunks left out gives spans without them.
 */
export function planSpans(chunks: readonly FrameRange[], { fps, parallel }: { fps: number; parallel: number }): Span[] {
  const longest = longestSpanSeconds * fps;
  const turns = parallel > 1 ? turnsLeft * parallel : 1;
  let left = framesOf(chunks);
  const aimed = () => Math.min(left / turns, longest);
  let aim = aimed();
  const spans: FrameRange[][] = [];
  let open: FrameRange[] = [];
  const close = () => {
    if (open.length > 0) spans.push(open);
    left -= framesOf(open);
    aim = aimed();
    open = [];
  };
  for (const chunk of chunks) {
    const length = framesOf(open);
    const previous = open.at(-1);
    const neighbours = previous !== undefined && previous.lastFrame + 1 === chunk.firstFrame;
    // Half a chunk over the aim is nearer to it than half a chunk under, but never past the longest span.
    const passesAim = length + frameCount(chunk) / 2 > aim;
    const passesLimit = length + frameCount(chunk) > longest;
    if (!neighbours || passesAim || passesLimit) close();
    open.push(chunk);
  }
  close();
  return spans.map(toSpan);
}

function framesOf(chunks: readonly FrameRange[]): number {
  return chunks.reduce((sum, chunk) => sum + frameCount(chunk), 0);
}

function toSpan(chunks: FrameRange[]): Span {
  const [first, last] = [chunks[0] as FrameRange, chunks.at(-1) as FrameRange];
  return { firstFrame: first.firstFrame, lastFrame: last.lastFrame, chunks };
}
