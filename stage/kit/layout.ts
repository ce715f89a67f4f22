/** Zones of the layout table in % of the frame, resolved per format. Source: art direction, section 6. */
import type { KitZone } from '../../contract/kit.ts';

export type Format = 'landscape' | 'portrait' | 'square';

/** A box in % of the frame. */
export interface PercentBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type ZoneProp = KitZone | 'auto' | PercentBox;

/** A box in pixels of the frame. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Row = readonly [x: number, y: number, w: number, h: number];

const landscape: Record<KitZone, Row> = {
  full: [6, 7, 88, 86],
  main: [14, 14, 72, 72],
  A: [6, 14, 56, 72],
  B: [66, 20, 28, 60],
  head: [6, 8, 88, 16],
  low: [6, 76, 56, 17],
  close: [18, 24, 64, 52],
};
const strictPortrait: Record<KitZone, Row> = {
  full: [6, 14, 80, 51],
  main: [6, 18, 80, 42],
  A: [6, 14, 80, 31],
  B: [6, 47, 80, 18],
  head: [6, 14, 80, 9],
  low: [6, 54, 70, 11],
  close: [14, 22, 72, 36],
};
const freePortrait: Record<KitZone, Row> = {
  full: [7, 10, 86, 73],
  main: [7, 14, 86, 66],
  A: [7, 11, 86, 44],
  B: [7, 58, 86, 26],
  head: [7, 10, 86, 12],
  low: [7, 70, 78, 12],
  close: [7, 26, 86, 42],
};
const square: Record<KitZone, Row> = {
  full: [7, 7, 86, 86],
  main: [10, 12, 80, 70],
  A: [7, 8, 86, 50],
  B: [7, 62, 86, 30],
  head: [7, 7, 86, 16],
  low: [7, 78, 72, 15],
  close: [10, 22, 80, 56],
};

/** Share of the height that is left above the caption band: `captionBand` in `domain/directing/sound/caption-bands.ts`. */
const raisedShares = { landscape: 0.855, portrait: 0.895, strict: 0.86, square: 0.85 };

/** Landscape from 5:4 on, portrait from 4:5 down, square between. */
export function formatOf(width: number, height: number): Format {
  const ratio = width / height;
  if (ratio >= 1.25) return 'landscape';
  return ratio <= 0.8 ? 'portrait' : 'square';
}

interface Frame {
  width: number;
  height: number;
  format: Format;
  strict: boolean;
  rtl: boolean;
  /** Zones leave the caption band free. */
  captioned?: boolean;
}

/** Pixels of a zone. Right-to-left films mirror the named zones, an explicit box stays where it was put. */
export function zoneBox(zone: KitZone | PercentBox, frame: Frame): PixelBox {
  const named = typeof zone === 'string';
  const { x, y, w, h } = raised(named ? percentOf(zone, frame) : zone, frame);
  const left = named && frame.rtl ? 100 - x - w : x;
  const part = (share: number, side: number) => (share / 100) * side;
  return {
    x: part(left, frame.width),
    y: part(y, frame.height),
    width: part(w, frame.width),
    height: part(h, frame.height),
  };
}

/** Above the caption band, in the same proportions; what bleeds off the frame stays as it is. */
function raised(box: PercentBox, { captioned, format, strict }: Frame): PercentBox {
  if (!captioned || box.y <= 0 || box.y + box.h >= 100) return box;
  const share = raisedShares[format === 'portrait' && strict ? 'strict' : format];
  return { ...box, y: box.y * share, h: box.h * share };
}

function percentOf(zone: KitZone, { format, strict }: Frame): PercentBox {
  const portrait = strict ? strictPortrait : freePortrait;
  const table = { landscape, portrait, square }[format];
  const [x, y, w, h] = table[zone];
  return { x, y, w, h };
}
