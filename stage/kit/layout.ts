/** Boxes of the frame in pixels, from the zones of the layout table or a box of one's own. */
import type { KitZone } from '../../contract/kit.ts';
import { type Format, percentOf } from '../../contract/setting.ts';

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
  const { x, y, w, h } = raised(named ? percentOf(zone, frame.format, frame.strict) : zone, frame);
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
