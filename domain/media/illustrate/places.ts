import { cityLayers } from './city.ts';
import { drawLandmark, type Landmark } from './landmarks.ts';
import type { Palette } from './palette.ts';
import type { Daytime, Subject } from './read-subject.ts';
import { below, type Canvas, chances, type Layer, pointsOf, rolling, rounded } from './scene.ts';

export interface PlaceOrder extends Canvas {
  subject: Exclude<Subject, 'abstract' | 'space'>;
  daytime: Daytime;
  palette: Palette;
  seed: number;
  /** Things that stand in it. */
  landmarks?: readonly Landmark[];
}

/** A place in layers: sky and light, then its ground from far to near with the haze of distance between. */
export function placeLayers(order: PlaceOrder): Layer[] {
  const chance = chances(order.subject, order.daytime, order.seed);
  const sun = { x: order.width * (0.24 + 0.52 * chance()), y: order.height * (0.26 + 0.14 * chance()) };
  const makers = { mountains, hills, sea, city: cityLayers, forest, desert };
  const layers = [sky(order, sun, chance), ...makers[order.subject](order, chance, sun)];
  // Things stand away from the sun, a second one on its side, farther ones first.
  const [near, far] = sun.x < order.width / 2 ? [0.66, 0.27] : [0.34, 0.73];
  return (order.landmarks ?? [])
    .map((landmark, index) => ({ landmark, x: order.width * (index === 0 ? near : far) }))
    .toSorted((one, other) => other.landmark.foot - one.landmark.foot)
    .reduce((all, { landmark, x }) => withLandmark(order, landmark, all, x), layers);
}

/** The thing before all that lies behind its foot. */
function withLandmark(order: PlaceOrder, landmark: Landmark, layers: readonly Layer[], x: number): Layer[] {
  const at = layers.findLastIndex(({ depth }) => depth <= 0.35 + (landmark.foot - 0.6) * 1.8);
  const depth = layers[at]?.depth ?? 0.6;
  const shown: Layer = { depth, body: drawLandmark(landmark, order, x) };
  return [...layers.slice(0, at + 1), shown, ...layers.slice(at + 1)];
}

type Chance = () => number;

function sky(order: PlaceOrder, sun: { x: number; y: number }, chance: Chance): Layer {
  const { width, height, palette, daytime } = order;
  const size = Math.min(width, height);
  const radius = size * (daytime === 'dusk' ? 0.13 : 0.085);
  const stars = daytime === 'night' ? starsOf(order, chance, 90) : '';
  const gradient = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.skyTop}"/><stop offset="0.75" stop-color="${palette.skyLow}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${palette.light}" stop-opacity="0.75"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient></defs>`;
  const disc = `<circle cx="${rounded(sun.x)}" cy="${rounded(sun.y)}" r="${rounded(radius * 4.2)}" fill="url(#glow)"/><circle cx="${rounded(sun.x)}" cy="${rounded(sun.y)}" r="${rounded(radius)}" fill="${palette.light}"/>`;
  const bands = daytime === 'night' ? '' : cloudBands(order, chance);
  return {
    depth: 0,
    body: `${gradient}<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}${disc}${bands}`,
  };
}

export function starsOf({ width, height }: Canvas, chance: Chance, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, size] = [chance() * width, chance() ** 1.3 * height * 0.8, 0.5 + chance() ** 3 * 2];
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded((size * height) / 900)}" fill="#fff" opacity="${rounded(0.35 + chance() * 0.6)}"/>`;
  }).join('');
}

function cloudBands({ width, height, palette }: PlaceOrder, chance: Chance): string {
  return Array.from({ length: 4 }, () => {
    const [x, y] = [chance() * width, height * (0.1 + 0.3 * chance())];
    const [long, high] = [width * (0.1 + 0.16 * chance()), height * 0.022];
    const bar = (dx: number, dy: number, share: number) =>
      `<rect x="${rounded(x + dx * long)}" y="${rounded(y + dy * high)}" width="${rounded(long * share)}" height="${rounded(high)}" rx="${rounded(high / 2)}"/>`;
    return `<g fill="${palette.light}" opacity="0.42">${bar(0, 0, 1)}${bar(0.22, -1, 0.5)}${bar(-0.12, 1, 0.7)}</g>`;
  }).join('');
}

function mountains(order: PlaceOrder, chance: Chance): Layer[] {
  const { height, palette } = order;
  const ranges = [0, 1, 2].map((index): Layer => {
    const base = height * (0.62 + 0.11 * index);
    const peaks = peaksOf(order, chance, base, height * (0.34 - 0.07 * index), 4 + index);
    const colour = palette.ground(index * 0.3);
    const shade = palette.ground(Math.min(1, index * 0.3 + 0.16));
    const sides = peaks.tops.map(
      ([x, y, half]) =>
        `<polygon points="${pointsOf([
          [x, y],
          [x + half * 0.16, y + half * 0.5],
          [x - half * 0.06, y + half * 0.85],
          [x + half * 0.3, height * 1.1],
          [x + half * 1.05, height * 1.1],
        ])}" fill="${shade}" opacity="0.75"/>`,
    );
    const snow =
      index < 2
        ? peaks.tops.map(
            ([x, y, half]) =>
              `<polygon points="${pointsOf([
                [x, y],
                [x + half * 0.2, y + half * 0.27],
                [x + half * 0.08, y + half * 0.22],
                [x, y + half * 0.34],
                [x - half * 0.1, y + half * 0.2],
                [x - half * 0.19, y + half * 0.29],
              ])}" fill="${palette.light}" opacity="${index === 0 ? 0.75 : 0.9}"/>`,
          )
        : [];
    return {
      depth: 0.2 + index * 0.2,
      body: `<polygon points="${pointsOf(peaks.line)}" fill="${colour}"/>${sides.join('')}${snow.join('')}`,
    };
  });
  const hill = (at: number, nearness: number, depth: number): Layer => ({
    depth,
    body: `<path d="${below(rolling(order, chance, height * at, height * 0.1), order)}" fill="${palette.ground(nearness)}"/>`,
  });
  const front = hill(0.9, 1, 1);
  return [
    ...ranges,
    hill(0.8, 0.78, 0.8),
    {
      ...front,
      body:
        front.body +
        pines(order, chance, { base: height * 0.93, size: height * 0.12, count: 14, colour: palette.ground(1) }),
    },
  ];
}

function peaksOf({ width, height }: Canvas, chance: Chance, base: number, tall: number, count: number) {
  const tops: [number, number, number][] = [];
  const line: [number, number][] = [
    [-width * 0.1, height * 1.1],
    [-width * 0.1, base],
  ];
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.2 + 0.6 * chance()) / count) * width;
    const top = base - tall * (0.45 + 0.55 * chance());
    const half = ((base - top) / 0.9) * (0.9 + 0.3 * chance());
    tops.push([x, top, half]);
    line.push([x - half * 0.55, base - (base - top) * 0.35], [x, top], [x + half * 0.5, base - (base - top) * 0.4]);
  }
  line.sort((left, right) => left[0] - right[0]);
  return { tops, line: [...line, [width * 1.1, base], [width * 1.1, height * 1.1]] as [number, number][] };
}

function pines(
  { width }: Canvas,
  chance: Chance,
  { base, size, count, colour }: { base: number; size: number; count: number; colour: string },
): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, tall] = [((index + chance()) / count) * width, size * (0.6 + 0.7 * chance())];
    const tier = (share: number, wide: number) =>
      [
        [x, base - tall * share],
        [x + tall * wide, base - tall * (share - 0.42)],
        [x - tall * wide, base - tall * (share - 0.42)],
      ] as [number, number][];
    return [tier(1, 0.16), tier(0.75, 0.22), tier(0.5, 0.28)]
      .map((points) => `<polygon points="${pointsOf(points)}" fill="${colour}"/>`)
      .join('');
  }).join('');
}

function sea(order: PlaceOrder, chance: Chance, sun: { x: number; y: number }): Layer[] {
  const { width, height, palette } = order;
  const horizon = height * 0.58;
  const island: Layer = {
    depth: 0.25,
    body: `<path d="${below(rolling({ width, height }, chance, horizon - height * 0.01, height * 0.09), order)}" fill="${palette.ground(0.25)}"/>`,
  };
  const water: Layer = {
    depth: 0.35,
    body: `<rect x="${-width * 0.1}" y="${horizon}" width="${width * 1.2}" height="${height}" fill="${palette.ground(0.42)}"/>${glitter(order, chance, sun.x, horizon)}`,
  };
  const waves = [0, 1, 2, 3].map(
    (index): Layer => ({
      depth: 0.5 + index * 0.16,
      body: `<path d="${below(rolling(order, chance, height * (0.68 + 0.09 * index), height * (0.03 + 0.014 * index)), order)}" fill="${palette.ground(0.52 + 0.15 * index)}"/>`,
    }),
  );
  return [island, water, waves[0] as Layer, boat(order, chance), ...waves.slice(1)];
}

function glitter({ height, palette }: PlaceOrder, chance: Chance, x: number, horizon: number): string {
  return Array.from({ length: 16 }, (_, index) => {
    const wide = height * (0.02 + index * 0.008) * (0.5 + chance());
    const y = horizon + height * (0.012 + index * 0.017);
    return `<rect x="${rounded(x - wide + (chance() - 0.5) * height * 0.05)}" y="${rounded(y)}" width="${rounded(wide * 2)}" height="${rounded(height * 0.0055)}" rx="${rounded(height * 0.003)}" fill="${palette.light}" opacity="${rounded(0.8 - index * 0.04)}"/>`;
  }).join('');
}

function boat({ width, height, palette }: PlaceOrder, chance: Chance): Layer {
  const [x, y, size] = [width * (0.25 + 0.5 * chance()), height * 0.685, height * 0.12];
  const sail = `<polygon points="${pointsOf([
    [x, y - size],
    [x, y - size * 0.14],
    [x + size * 0.55, y - size * 0.14],
  ])}" fill="${palette.light}"/><polygon points="${pointsOf([
    [x - size * 0.06, y - size * 0.85],
    [x - size * 0.06, y - size * 0.14],
    [x - size * 0.42, y - size * 0.14],
  ])}" fill="${palette.accent}"/>`;
  return {
    depth: 0.6,
    body: `${sail}<path d="M${rounded(x - size * 0.5)} ${rounded(y - size * 0.1)}h${rounded(size * 1.1)}l${rounded(-size * 0.2)} ${rounded(size * 0.2)}h${rounded(-size * 0.7)}z" fill="${palette.ground(1)}"/>`,
  };
}

function hills(order: PlaceOrder, chance: Chance): Layer[] {
  const { height, palette } = order;
  return [0, 1, 2, 3].map((index): Layer => {
    const base = height * (0.62 + 0.09 * index);
    const colour = palette.ground(0.12 + index * 0.26);
    const trees = { base: base + height * 0.015, size: height * (0.05 + 0.015 * index), count: 9 - 2 * index, colour };
    const hill = `<path d="${below(rolling(order, chance, base, height * (0.12 - 0.015 * index)), order)}" fill="${colour}"/>`;
    return { depth: 0.2 + index * 0.22, body: (index < 3 ? pines(order, chance, trees) : '') + hill };
  });
}

function forest(order: PlaceOrder, chance: Chance): Layer[] {
  const { height, palette } = order;
  return [0, 1, 2, 3].map((index): Layer => {
    const base = height * (0.66 + 0.11 * index);
    const colour = palette.ground(0.15 + index * 0.28);
    const hill = `<path d="${below(rolling(order, chance, base, height * 0.05), order)}" fill="${colour}"/>`;
    return {
      depth: 0.2 + index * 0.26,
      body:
        pines(order, chance, {
          base: base + height * 0.03,
          size: height * (0.16 + 0.1 * index),
          count: 22 - index * 4,
          colour,
        }) + hill,
    };
  });
}

function desert(order: PlaceOrder, chance: Chance): Layer[] {
  const { height, palette } = order;
  return [0, 1, 2, 3].map((index): Layer => {
    const line = rolling(order, chance, height * (0.6 + 0.11 * index), height * (0.1 + 0.03 * index));
    const lit = `<path d="${below(line, order)}" fill="${palette.ground(0.1 + index * 0.26)}"/>`;
    const shaded = line.map(([x, y], at): [number, number] => [
      x + order.width * 0.03,
      y + height * (0.02 + 0.05 * Math.abs(Math.sin(at * 0.7 + index))),
    ]);
    return {
      depth: 0.25 + index * 0.25,
      body: `${lit}<path d="${below(shaded, order)}" fill="${palette.ground(0.22 + index * 0.26)}" opacity="0.6"/>`,
    };
  });
}
