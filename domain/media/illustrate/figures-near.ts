import { box, dot, line, type Pen, type Point, poly, ring } from './pen.ts';
import { rounded } from './scene.ts';

// Figures are drawn in shares of their height, from their foot.

export function balloon(pen: Pen): string {
  const { palette, at, size } = pen;
  const [x, y] = at(0, 0.66);
  const gores = [1, 0.66, 0.3].map(
    (share, index) =>
      `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(0.36 * size * share)}" ry="${rounded(0.38 * size)}" fill="${[palette.accent, palette.light, palette.accent][index]}"/>`,
  );
  const neck = poly(
    pen,
    [
      [-0.2, 0.38],
      [0.2, 0.38],
      [0.06, 0.17],
      [-0.06, 0.17],
    ],
    palette.accent,
  );
  const ropes =
    line(pen, [-0.06, 0.18], [-0.05, 0.1], 0.008, palette.ground(1)) +
    line(pen, [0.06, 0.18], [0.05, 0.1], 0.008, palette.ground(1));
  return neck + gores.join('') + ropes + box(pen, -0.065, 0, 0.13, 0.1, palette.ground(1));
}

export function tent(pen: Pen): string {
  const { palette } = pen;
  const side: Point[] = [
    [0.15, 1],
    [1, 0],
    [-0.1, 0],
  ];
  const front: Point[] = [
    [0, 1],
    [0.55, 0],
    [-0.75, 0],
  ];
  const door: Point[] = [
    [-0.02, 0.78],
    [0.12, 0],
    [-0.22, 0],
  ];
  return (
    poly(pen, side, palette.ground(0.85)) +
    poly(pen, front, palette.accent) +
    poly(pen, door, palette.dark ? palette.light : palette.ground(1))
  );
}

export function bicycle(pen: Pen): string {
  const { palette } = pen;
  const [frame, tyre] = [palette.accent, palette.light];
  const [rear, front, crank, seat, head]: [Point, Point, Point, Point, Point] = [
    [-0.52, 0.32],
    [0.52, 0.32],
    [-0.06, 0.3],
    [-0.2, 0.78],
    [0.36, 0.82],
  ];
  const spokes = [rear, front].flatMap(([x, y]) =>
    [0, 45, 90, 135].map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 0.31, Math.sin((angle * Math.PI) / 180) * 0.31];
      return line(pen, [x - dx, y - dy], [x + dx, y + dy], 0.006, tyre);
    }),
  );
  const tubes: [Point, Point][] = [
    [rear, crank],
    [rear, seat],
    [crank, seat],
    [crank, head],
    [seat, head],
    [head, front],
  ];
  return (
    ring(pen, ...rear, 0.32, 0.04, tyre) +
    ring(pen, ...front, 0.32, 0.04, tyre) +
    spokes.join('') +
    tubes.map(([from, to]) => line(pen, from, to, 0.034, frame)).join('') +
    line(pen, [-0.3, 0.88], [-0.1, 0.88], 0.05, tyre) +
    line(pen, [-0.2, 0.78], [-0.22, 0.87], 0.03, frame) +
    line(pen, head, [0.33, 0.96], 0.03, frame) +
    line(pen, [0.33, 0.96], [0.5, 0.98], 0.035, tyre) +
    dot(pen, ...crank, 0.05, tyre)
  );
}

export function train(pen: Pen): string {
  const { palette } = pen;
  const white = palette.dark ? palette.ground(0.1) : '#ffffff';
  const cars = [-3.2, -1.1, 1].map((x, index) => {
    const body =
      index === 2
        ? poly(
            pen,
            [
              [x, 0.1],
              [x + 2.3, 0.1],
              [x + 2.1, 0.5],
              [x + 1.6, 0.95],
              [x, 0.95],
            ],
            white,
          )
        : box(pen, x, 0.1, 2, 0.85, white);
    const windows = [0.2, 0.65, 1.1, 1.5].map((dx) =>
      box(pen, x + dx, 0.52, 0.28, 0.24, palette.dark ? palette.light : palette.ground(0.85)),
    );
    return body + windows.join('') + box(pen, x, 0.28, index === 2 ? 2.2 : 2, 0.1, palette.accent);
  });
  return line(pen, [-20, 0.02], [20, 0.02], 0.06, palette.ground(1)) + cars.join('');
}

export function tree(pen: Pen): string {
  const { palette } = pen;
  const [crown, light] = [palette.ground(0.8), palette.ground(0.55)];
  const leaves: [number, number, number][] = [
    [-0.24, 0.56, 0.2],
    [0.24, 0.56, 0.2],
    [0, 0.68, 0.28],
    [-0.12, 0.82, 0.17],
    [0.14, 0.8, 0.17],
  ];
  const trunk = poly(
    pen,
    [
      [-0.06, -0.04],
      [0.06, -0.04],
      [0.035, 0.55],
      [-0.035, 0.55],
    ],
    palette.ground(1),
  );
  const lit = leaves.map(([x, y, r]) => dot(pen, x - r * 0.25, y + r * 0.25, r * 0.62, light));
  return trunk + leaves.map(([x, y, r]) => dot(pen, x, y, r, crown)).join('') + lit.join('');
}
