import { type FrameRange, frameCount } from './plan-chunks.ts';

/** The longest span in seconds: what is lost at most when a worker dies between two finished chunks is less still. */
const longestSpanSeconds = 20;

/** A run of neighbouring chunks that one activity renders on one stage. */
export interface Span extends FrameRange {
  chunks: FrameRange[];
}

/**
 * Groups chunks, in order, into spans of at most 20 s and about equal length, at least `parallel` of them where there
 * are chunks enough: one browser process per core is the fastest layout measured. Only neighbours share a span, so a
 * list with finished chunks left out gives spans without them.
 */
export function planSpans(chunks: readonly FrameRange[], { fps, parallel }: { fps: number; parallel: number }): Span[] {
  const total = chunks.reduce((sum, chunk) => sum + frameCount(chunk), 0);
  const spanCount = Math.max(parallel, Math.ceil(total / (longestSpanSeconds * fps)));
  const aim = Math.min(total / spanCount, longestSpanSeconds * fps);
  const spans: FrameRange[][] = [];
  let open: FrameRange[] = [];
  const close = () => {
    if (open.length > 0) spans.push(open);
    open = [];
  };
  for (const chunk of chunks) {
    const length = open.reduce((sum, each) => sum + frameCount(each), 0);
    const previous = open.at(-1);
    const neighbours = previous !== undefined && previous.lastFrame + 1 === chunk.firstFrame;
    // Half a chunk over the aim is nearer to it than half a chunk under, but never past the longest span.
    const passesAim = length + frameCount(chunk) / 2 > aim;
    const passesLimit = length + frameCount(chunk) > longestSpanSeconds * fps;
    if (!neighbours || passesAim || passesLimit) close();
    open.push(chunk);
  }
  close();
  return spans.map(toSpan);
}

function toSpan(chunks: FrameRange[]): Span {
  const [first, last] = [chunks[0] as FrameRange, chunks.at(-1) as FrameRange];
  return { firstFrame: first.firstFrame, lastFrame: last.lastFrame, chunks };
}
