import type { Box } from '../../../contract/stage.ts';
import { formatOf } from '../../project/format.ts';

/** A box in % of the frame. */
export interface Band {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Frame {
  width: number;
  height: number;
  strict: boolean;
}

/** Where captions stand when nothing else is there: low, inside the safe area; zones of a captioned film end above. */
const bands = {
  landscape: { x: 14, y: 81, w: 72, h: 12 },
  portrait: { x: 7, y: 76, w: 86, h: 8 },
  strict: { x: 6, y: 57, w: 80, h: 8 },
  square: { x: 8, y: 80.5, w: 84, h: 12.5 },
};
/** Highest place of a band, as a share of the height: the safe area begins there. */
const highest = { landscape: 7, portrait: 10, strict: 14, square: 7 };
/** Steps by which a band is raised past what stands below, in % of the height. */
const step = 3;
/** Space that a band keeps from other words, as a share of the frame's height. */
const clearance = 0.008;

/** A band of one line, as a share of the height; and space between two halves of one, in % of the width. */
const slimmer = 0.55;
const apart = 2;

/** Bands to choose from, the lowest first: whole ones, then those of one line, then halves beside what stands there. */
function candidates({ width, height, strict }: Frame): { whole: Band[]; narrow: Band[] } {
  const format = formatOf({ width, height });
  const key = format === 'portrait' && strict ? 'strict' : format;
  const low = bands[key];
  const rise = (band: Band) =>
    Array.from({ length: Math.floor((band.y - highest[key]) / step) + 1 }, (_, at) => ({
      ...band,
      y: Number((band.y - at * step).toFixed(2)),
    }));
  const half = (low.w - apart) / 2;
  const slim = { ...low, y: low.y + low.h * (1 - slimmer), h: low.h * slimmer };
  const halves = [low.x, low.x + half + apart].map((x) => ({ ...low, x, w: half }));
  return { whole: rise(low), narrow: [slim, ...halves].flatMap(rise) };
}

/**
 * A band for each caption in which no other text stands meanwhile: one for the whole film where there is one, else the
 * lowest that is free; null for a caption that finds none. `texts`: what else stands while each caption does.
 */
export function captionBands(texts: readonly (readonly Box[])[], frame: Frame): (Band | null)[] {
  const { whole, narrow } = candidates(frame);
  const isFree = (band: Band, boxes: readonly Box[]) => boxes.every((box) => !meets(band, box, frame));
  const common = whole.find((band) => texts.every((boxes) => isFree(band, boxes)));
  return texts.map((boxes) => common ?? [...whole, ...narrow].find((band) => isFree(band, boxes)) ?? null);
}

function meets({ x, y, w, h }: Band, box: Box, { width, height }: Frame): boolean {
  const space = clearance * height;
  const [left, top] = [(x / 100) * width, (y / 100) * height];
  return (
    left < box.x + box.width &&
    box.x < left + (w / 100) * width &&
    top - space < box.y + box.height &&
    box.y < top + (h / 100) * height + space
  );
}
