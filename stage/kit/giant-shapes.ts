/** A few large shapes of a motif that fill a panel, cropped by its edges: the other way to draw an emblem. */
import { seeded } from './random.ts';

export type GiantPaint = 'brand' | 'mid' | 'soft' | 'accent' | 'light';

export type GiantShape = { paint: GiantPaint } & (
  | { kind: 'disc' | 'ring'; x: number; y: number; r: number }
  | { kind: 'bar'; x: number; y: number; width: number; height: number }
  | { kind: 'path'; path: 'blob' | 'leaf'; x: number; y: number; size: number; turn: number }
);

interface Panel {
  width: number;
  height: number;
}

/** Shapes from the back to the front, in pixels of the panel, whose long side they follow. */
export function giantShapes(motif: string, { width, height }: Panel, seed: number, variant: number): GiantShape[] {
  const isWide = width >= height;
  const [long, short] = isWide ? [width, height] : [height, width];
  const isStrip = long / short > 2.2;
  const isTurned = seeded(seed, `turned${variant}`) < 0.5;
  /** A point by its shares of the long and the short side. */
  const at = (along: number, across: number) => {
    const t = isTurned ? 1 - along : along;
    return isWide ? { x: t * width, y: across * height } : { x: across * width, y: t * height };
  };
  switch (motif) {
    case 'arc':
      return [0.98, 0.82, 0.66, 0.5, 0.34, 0.18].map((share, i) => ({
        kind: 'disc' as const,
        paint: (['mid', 'soft', 'brand', 'light', 'mid', 'accent'] as const)[i] ?? 'mid',
        r: Math.max(long * 0.62, short * 1.05) * share,
        ...at(0.04, 1),
      }));
    case 'bar':
      return barsOf(long, short, isWide, isTurned, seed, variant);
    case 'blob':
    case 'leaf': {
      const turn = Math.floor(seeded(seed, `lean${variant}`) * 4) * 90;
      const one = (paint: GiantPaint, along: number, across: number, size: number, lean: number): GiantShape => ({
        kind: 'path',
        path: motif,
        paint,
        size: size * Math.min(short, long * 0.55),
        turn: turn + lean,
        ...at(along, across),
      });
      if (isStrip)
        return [
          one('mid', 0.12, 0.36, 1.1, 90),
          one('brand', 0.4, 0.62, 1.3, 0),
          one('light', 0.43, 0.7, 0.5, 180),
          one('mid', 0.64, 0.24, 0.9, 180),
          one('accent', 0.74, 0.8, 0.42, 270),
          one('brand', 0.93, 0.4, 1.2, 270),
        ];
      return [
        one('mid', 0.8, 0.3, 0.92, 90),
        one('brand', 0.3, 0.56, 1.28, 0),
        one('light', 0.36, 0.62, 0.5, 180),
        one('accent', 0.64, 0.84, 0.4, 270),
      ];
    }
    default: {
      const r = Math.min(short, long * 0.52);
      if (isStrip)
        return [
          { kind: 'disc', paint: 'mid', r: r * 0.62, ...at(0.1, 0.2) },
          { kind: 'disc', paint: 'brand', r: r * 0.74, ...at(0.36, 0.66) },
          { kind: 'ring', paint: 'light', r: r * 0.36, ...at(0.36, 0.66) },
          { kind: 'ring', paint: 'mid', r: r * 0.46, ...at(0.62, 0.3) },
          { kind: 'disc', paint: 'accent', r: r * 0.16, ...at(0.74, 0.74) },
          { kind: 'disc', paint: 'brand', r: r * 0.84, ...at(0.95, 0.36) },
        ];
      return [
        { kind: 'disc', paint: 'mid', r: r * 0.52, ...at(0.82, 0.24) },
        { kind: 'disc', paint: 'brand', r: r * 0.68, ...at(0.32, 0.6) },
        { kind: 'ring', paint: 'light', r: r * 0.34, ...at(0.32, 0.6) },
        { kind: 'disc', paint: 'accent', r: r * 0.15, ...at(0.66, 0.8) },
      ];
    }
  }
}

/** Bars that rise along the panel; one of them in the accent. */
function barsOf(
  long: number,
  short: number,
  isWide: boolean,
  isTurned: boolean,
  seed: number,
  variant: number,
): GiantShape[] {
  const count = Math.max(5, Math.min(9, Math.round((long / short) * 2.6)));
  const step = long / count;
  const lit = count - 2 - Math.floor(seeded(seed, `lit${variant}`) * 2);
  return Array.from({ length: count }, (_, i) => {
    const share = 0.24 + (0.66 * (i + 1)) / count + 0.1 * (seeded(seed, `bar${variant}-${i}`) - 0.5);
    const place = isTurned ? count - 1 - i : i;
    const [along, reach] = [place * step + step * 0.1, share * short];
    return {
      kind: 'bar' as const,
      paint: i === lit ? ('accent' as const) : (['mid', 'brand'] as const)[i % 2 === 0 ? 0 : 1],
      ...(isWide
        ? { x: along, y: short - reach, width: step * 0.8, height: reach }
        : { x: 0, y: along, width: reach, height: step * 0.8 }),
    };
  });
}
