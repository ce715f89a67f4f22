import { box, dot, line, type Pen, type Point, poly } from './pen.ts';
import { rounded } from './scene.ts';

// Figures are drawn in shares of their height, from their foot.

export function lighthouse(pen: Pen): string {
  const { palette } = pen;
  const white = palette.dark ? palette.ground(0.12) : '#ffffff';
  const dark = palette.ground(1);
  const wide = (y: number) => 0.13 - 0.055 * y;
  const band = (from: number, to: number, fill: string) =>
    poly(
      pen,
      [
        [-wide(from), from],
        [wide(from), from],
        [wide(to), to],
        [-wide(to), to],
      ],
      fill,
    );
  const beam = (side: number) =>
    `<g opacity="0.3">${poly(
      pen,
      [
        [0, 0.86],
        [side * 1.9, 1.05],
        [side * 1.9, 0.72],
      ],
      palette.light,
    )}</g>`;
  const rock: Point[] = [
    [-0.6, -0.3],
    [-0.42, -0.02],
    [-0.2, 0.06],
    [0.18, 0.05],
    [0.36, -0.06],
    [0.62, -0.3],
  ];
  const light = palette.dark ? beam(1) + beam(-1) + dot(pen, 0, 0.86, 0.14, `${palette.light}55`) : '';
  const bands = [
    band(0, 0.2, white),
    band(0.2, 0.4, palette.accent),
    band(0.4, 0.6, white),
    band(0.6, 0.76, palette.accent),
  ];
  const top = box(pen, -0.115, 0.76, 0.23, 0.03, dark) + box(pen, -0.06, 0.79, 0.12, 0.13, palette.light);
  const roof = poly(
    pen,
    [
      [-0.085, 0.92],
      [0.085, 0.92],
      [0, 1.03],
    ],
    dark,
  );
  return light + poly(pen, rock, dark) + bands.join('') + box(pen, -0.03, 0.02, 0.06, 0.1, dark) + top + roof;
}

export function bridge(pen: Pen): string {
  const { palette, at, size } = pen;
  const steel = palette.accent;
  const cable = (from: Point, to: Point, low: Point) => {
    const [[x1, y1], [x2, y2], [cx, cy]] = [at(...from), at(...to), at(...low)];
    return `<path d="M${rounded(x1)} ${rounded(y1)}Q${rounded(cx)} ${rounded(cy)} ${rounded(x2)} ${rounded(y2)}" fill="none" stroke="${steel}" stroke-width="${rounded(size * 0.016)}"/>`;
  };
  const hangers = Array.from({ length: 13 }, (_, index) => {
    const x = -0.78 + index * 0.13;
    const high = 0.36 + 0.56 * (x / 0.85) ** 2;
    return line(pen, [x, 0.3], [x, high], 0.005, steel);
  });
  const pier = (x: number) => box(pen, x - 0.03, -0.12, 0.06, 1.1, steel) + box(pen, x - 0.05, 0.94, 0.1, 0.04, steel);
  return (
    cable([-2.6, 0.32], [-0.85, 0.95], [-1.4, 0.34]) +
    cable([0.85, 0.95], [2.6, 0.32], [1.4, 0.34]) +
    cable([-0.85, 0.95], [0.85, 0.95], [0, -0.22]) +
    hangers.join('') +
    box(pen, -4, 0.26, 8, 0.05, palette.ground(0.95)) +
    pier(-0.85) +
    pier(0.85)
  );
}

export function ship(pen: Pen): string {
  const { palette } = pen;
  const white = palette.dark ? palette.ground(0.1) : '#ffffff';
  const hull: Point[] = [
    [-1.5, 0.3],
    [1.7, 0.36],
    [1.35, -0.14],
    [-1.35, -0.14],
  ];
  const windows = Array.from({ length: 9 }, (_, index) =>
    box(pen, -1.02 + index * 0.22, 0.4, 0.1, 0.08, palette.dark ? palette.light : palette.ground(0.9)),
  );
  return (
    box(pen, -0.2, 0.78, 0.3, 0.34, palette.accent) +
    box(pen, -0.2, 1.02, 0.3, 0.1, palette.ground(1)) +
    box(pen, -0.75, 0.56, 1.6, 0.24, white) +
    box(pen, -1.15, 0.32, 2.3, 0.26, white) +
    windows.join('') +
    poly(pen, hull, palette.ground(1)) +
    box(pen, -1.42, 0.12, 2.96, 0.05, palette.accent)
  );
}
