import { hash } from '../../directing/hash.ts';

/** A layer of a picture as SVG, with how near it is: 0 is the sky. */
export interface Layer {
  depth: number;
  body: string;
}

export interface Canvas {
  width: number;
  height: number;
}

/** Numbers from 0 to 1 that the same seed gives in the same order. */
export function chances(...seed: (string | number)[]): () => number {
  let count = 0;
  return () => hash(...seed, count++) / 2 ** 32;
}

export const rounded = (value: number) => Math.round(value * 10) / 10;
export const pointsOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');

/** A closed shape below a smooth line through `points`. */
export function below(points: readonly (readonly [number, number])[], { width, height }: Canvas): string {
  const [first, ...rest] = points as [readonly [number, number], ...(readonly [number, number])[]];
  let path = `M${rounded(first[0])} ${rounded(first[1])}`;
  let before = first;
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1] ?? point;
    const middle = index === rest.length - 1 ? point : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    path += `Q${rounded(point[0])} ${rounded(point[1])} ${rounded(middle[0] as number)} ${rounded(middle[1] as number)}`;
    before = point;
  }
  return `${path}L${width * 1.1} ${rounded(before[1])}V${height * 1.1}H${-width * 0.1}Z`;
}

/** A rolling line from side to side, from sums of waves. */
export function rolling(canvas: Canvas, chance: () => number, base: number, swing: number): [number, number][] {
  const waves = [1, 2, 3.7, 6.1].map((pace) => ({
    pace: pace * (0.8 + 0.4 * chance()),
    phase: chance() * 7,
    share: 1 / pace,
  }));
  return Array.from({ length: 25 }, (_, at) => {
    const x = -0.1 + (at / 24) * 1.2;
    const y = waves.reduce((sum, { pace, phase, share }) => sum + Math.sin(x * pace * Math.PI + phase) * share, 0);
    return [x * canvas.width, base + (y * swing) / 2];
  });
}

/** The picture of all layers, far ones first. */
export function svgOf(layers: readonly Layer[], { width, height }: Canvas): string {
  const body = layers.map((layer) => layer.body).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
