import { box, dot, line, type Pen, type Point, poly } from './pen.ts';

// Figures are drawn in shares of their height, from their foot.

export function turbine(pen: Pen): string {
  const one = (x: number, share: number, turn: number) => {
    const white = pen.palette.dark ? pen.palette.ground(0.1) : '#ffffff';
    const hub: Point = [x, 0.68 * share];
    const blades = [0, 120, 240].map((angle) => {
      const way = ((angle + turn) * Math.PI) / 180;
      return line(
        pen,
        hub,
        [x + Math.sin(way) * 0.34 * share, 0.68 * share + Math.cos(way) * 0.34 * share],
        0.022 * share,
        white,
      );
    });
    const mast = poly(
      pen,
      [
        [x - 0.022 * share, -0.1],
        [x + 0.022 * share, -0.1],
        [x + 0.009 * share, 0.68 * share],
        [x - 0.009 * share, 0.68 * share],
      ],
      white,
    );
    return mast + blades.join('') + dot(pen, ...hub, 0.022 * share, pen.palette.accent);
  };
  return one(0.62, 0.6, 40) + one(-0.55, 0.75, 80) + one(0, 1, 10);
}

export function windmill(pen: Pen): string {
  const { palette } = pen;
  const white = palette.dark ? palette.ground(0.2) : '#ffffff';
  const hub: Point = [0, 0.62];
  const sails = [20, 110, 200, 290].map((angle) => {
    const way = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(way), Math.cos(way)];
    const side: Point = [dy * 0.07, -dx * 0.07];
    const points: Point[] = [
      [dx * 0.08, 0.62 + dy * 0.08],
      [dx * 0.42, 0.62 + dy * 0.42],
      [dx * 0.42 + side[0], 0.62 + dy * 0.42 + side[1]],
      [dx * 0.1 + side[0], 0.62 + dy * 0.1 + side[1]],
    ];
    return poly(pen, points, palette.light) + line(pen, hub, [dx * 0.44, 0.62 + dy * 0.44], 0.014, palette.ground(1));
  });
  const body = poly(
    pen,
    [
      [-0.19, -0.05],
      [0.19, -0.05],
      [0.11, 0.62],
      [-0.11, 0.62],
    ],
    white,
  );
  const cap = poly(
    pen,
    [
      [-0.13, 0.62],
      [0.13, 0.62],
      [0, 0.76],
    ],
    palette.accent,
  );
  return body + box(pen, -0.045, -0.05, 0.09, 0.16, palette.ground(1)) + cap + sails.join('');
}

export function castle(pen: Pen): string {
  const { palette } = pen;
  const [wall, shade, roof] = [palette.ground(0.55), palette.ground(0.8), palette.accent];
  const window = palette.dark ? palette.light : palette.ground(1);
  const tower = (x: number, w: number, h: number, fill: string) =>
    box(pen, x - w / 2, -0.06, w, h + 0.06, fill) +
    poly(
      pen,
      [
        [x - w * 0.7, h],
        [x + w * 0.7, h],
        [x, h + w * 1.5],
      ],
      roof,
    ) +
    box(pen, x - w * 0.12, h * 0.7, w * 0.24, h * 0.14, window);
  const merlons = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3].map((x) => box(pen, x - 0.03, 0.4, 0.06, 0.06, wall));
  return (
    tower(-0.12, 0.16, 0.66, shade) +
    box(pen, -0.36, -0.06, 0.72, 0.46, wall) +
    merlons.join('') +
    tower(-0.42, 0.18, 0.5, shade) +
    tower(0.42, 0.18, 0.56, shade) +
    box(pen, -0.07, -0.06, 0.14, 0.24, palette.ground(1)) +
    dot(pen, 0, 0.18, 0.07, palette.ground(1))
  );
}

export function house(pen: Pen): string {
  const { palette } = pen;
  const wall = palette.dark ? palette.ground(0.4) : '#ffffff';
  const glass = palette.dark ? palette.light : palette.ground(0.7);
  const roof: Point[] = [
    [-0.66, 0.52],
    [0.66, 0.52],
    [0.42, 0.98],
    [-0.42, 0.98],
  ];
  const window = (x: number) =>
    box(pen, x, 0.2, 0.17, 0.19, glass) + line(pen, [x + 0.085, 0.2], [x + 0.085, 0.39], 0.012, wall);
  return (
    box(pen, 0.22, 0.8, 0.1, 0.3, palette.ground(0.9)) +
    box(pen, -0.55, -0.06, 1.1, 0.6, wall) +
    poly(pen, roof, palette.accent) +
    window(-0.42) +
    window(0.25) +
    box(pen, -0.1, -0.06, 0.2, 0.42, palette.ground(1))
  );
}
