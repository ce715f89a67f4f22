import type { Finding } from '../../contract/findings.ts';
import type { Box } from '../../contract/stage.ts';

/** The part of one frame that shows a finding; `index` is the finding's place in the list. */
export interface Crop {
  index: number;
  frame: number;
  box: Box;
}

/** Parts of a frame that crops may take: all crops of one share are cut in one run. */
const shares = [1 / 4, 1 / 2, 1] as const;
/** Room around a box, as a share of it. */
const roomAround = 1.25;

type Size = { width: number; height: number };

/**
 * For the worst findings the part of a frame that shows each: a window of a quarter, half or the whole of the frame's
 * width and height around its box, on the pictured frame nearest to the middle of its stretch. Without a box, or where
 * the box leaves the frame on both sides, the whole frame.
 */
export function planCrops(
  findings: readonly Pick<Finding, 'box' | 'firstFrame' | 'lastFrame'>[],
  frames: readonly number[],
  size: Size,
  most: number,
): Crop[] {
  return findings.slice(0, most).flatMap(({ box, firstFrame, lastFrame }, index): Crop[] => {
    const middle = (firstFrame + lastFrame) / 2;
    const showing = frames.filter((frame) => firstFrame <= frame && frame <= lastFrame);
    const frame = [...showing].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return frame === undefined ? [] : [{ index, frame, box: windowAround(box, size) }];
  });
}

function windowAround(box: Box | null, { width, height }: Size): Box {
  const wanted = box ? Math.max(box.width / width, box.height / height) * roomAround : 1;
  const share = shares.find((each) => each >= wanted) ?? 1;
  const [wide, high] = [even(width * share), even(height * share)];
  if (!box) return { x: 0, y: 0, width: wide, height: high };
  return {
    x: even(clamp(box.x + box.width / 2 - wide / 2, width - wide)),
    y: even(clamp(box.y + box.height / 2 - high / 2, height - high)),
    width: wide,
    height: high,
  };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
const even = (value: number) => Math.floor(value / 2) * 2;
