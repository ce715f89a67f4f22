import type { Colours } from '../../../contract/theme.ts';
import { draw, hash } from '../../directing/hash.ts';
import { hexOf, lchOf } from '../../directing/ramp.ts';
import { starsOf } from './places.ts';
import { below, type Canvas, chances, type Layer, rolling, rounded } from './scene.ts';

export interface ShapeOrder extends Canvas {
  colours: Colours;
  seed: number;
}

/** Flowing bands of the brand's colours with a disc and rings: a ground for words. */
export function abstractLayers({ width, height, colours, seed }: ShapeOrder): Layer[] {
  const chance = chances('abstract', seed);
  const { l, c, h } = lchOf(colours.brand);
  const size = Math.min(width, height);
  const ground = `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hexOf({ l: Math.min(0.5, l * 0.75), c, h })}"/><stop offset="1" stop-color="${hexOf({ l: Math.min(0.34, l * 0.5), c: c * 0.9, h: h + 25 })}"/></linearGradient></defs><rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="url(#ground)"/>`;
  const [x, y] = [width * (0.6 + 0.25 * chance()), height * (0.25 + 0.2 * chance())];
  const disc = `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(size * 0.19)}" fill="${colours.accent}"/>${[0.27, 0.35, 0.43].map((share, at) => `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(size * share)}" fill="none" stroke="${colours.accent}" stroke-width="${rounded(size * 0.004)}" opacity="${0.55 - at * 0.15}"/>`).join('')}`;
  const bands = [0, 1, 2, 3].map(
    (index): Layer => ({
      depth: 0.4 + index * 0.2,
      body: `<path d="${below(rolling({ width, height }, chance, height * (0.52 + 0.13 * index), height * 0.2), { width, height })}" fill="${hexOf({ l: Math.min(0.8, 0.34 + 0.12 * index), c: c * (1 - index * 0.12), h: h + 30 - index * 18 })}" opacity="0.86"/>`,
    }),
  );
  return [{ depth: 0, body: ground }, { depth: 0.2, body: disc }, ...bands];
}

/** A planet with its ring and moons before stars. */
export function spaceLayers({ width, height, colours, seed }: ShapeOrder): Layer[] {
  const chance = chances('space', seed);
  const { c, h } = lchOf(colours.brand);
  const size = Math.min(width, height);
  const [x, y, radius] = [
    width * (0.35 + 0.3 * chance()),
    height * (0.46 + 0.1 * chance()),
    size * (0.22 + 0.07 * chance()),
  ];
  const tone = (lightness: number, share = 1, turn = 0) => hexOf({ l: lightness, c: c * share, h: h + turn });
  const sky = `<defs><radialGradient id="deep" cx="0.6" cy="0.35" r="0.9"><stop offset="0" stop-color="${tone(0.32, 0.9, 20)}"/><stop offset="1" stop-color="${tone(0.12, 0.5)}"/></radialGradient><clipPath id="globe"><circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"/></clipPath><linearGradient id="shade" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0.35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.55"/></linearGradient></defs><rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${tone(0.12, 0.5)}"/><rect width="${width}" height="${height}" fill="url(#deep)"/>`;
  const bands = [0, 1, 2, 3, 4, 5]
    .map(
      (index) =>
        `<rect x="${rounded(x - radius)}" y="${rounded(y - radius + radius * 0.33 * index)}" width="${rounded(radius * 2)}" height="${rounded(radius * (0.1 + 0.2 * chance()))}" fill="${tone(0.5 + 0.07 * (index % 3), 0.9, index * 12)}"/>`,
    )
    .join('');
  const globe = `<g clip-path="url(#globe)"><g transform="rotate(-18 ${rounded(x)} ${rounded(y)})"><rect x="${rounded(x - radius * 1.5)}" y="${rounded(y - radius * 1.5)}" width="${rounded(radius * 3)}" height="${rounded(radius * 3)}" fill="${tone(0.66)}"/>${bands}</g><rect x="${rounded(x - radius)}" y="${rounded(y - radius)}" width="${rounded(radius * 2)}" height="${rounded(radius * 2)}" fill="url(#shade)"/></g>`;
  const ring = (part: string) =>
    `<path d="M${rounded(x - radius * 1.75)} ${rounded(y)}A${rounded(radius * 1.75)} ${rounded(radius * 0.42)} 0 0 ${part} ${rounded(x + radius * 1.75)} ${rounded(y)}" transform="rotate(-18 ${rounded(x)} ${rounded(y)})" fill="none" stroke="${colours.accent}" stroke-width="${rounded(radius * 0.13)}" opacity="0.9"/>`;
  const moon = `<circle cx="${rounded(x + radius * 2)}" cy="${rounded(y - radius * 1.05)}" r="${rounded(radius * 0.17)}" fill="${tone(0.86, 0.3)}"/>`;
  return [
    { depth: 0, body: sky },
    { depth: 0.15, body: starsOf({ width, height: height * 1.25 }, chance, 160) },
    { depth: 0.6, body: ring('1') + globe + ring('0') },
    { depth: 0.9, body: moon },
  ];
}

/** Tiles of quarter discs, half discs and rings in the brand's colours, that meet without a seam. */
export function patternLayers({ width, height, colours, seed }: ShapeOrder): Layer[] {
  const columns = Math.max(3, Math.round((8 * width) / Math.max(width, height)));
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const { l, c, h } = lchOf(colours.brand);
  const tints = [
    colours.brand,
    colours.accent,
    hexOf({ l: 0.94, c: 0.02, h }),
    hexOf({ l: Math.max(0.2, l - 0.28), c: c * 0.8, h }),
    hexOf({ l: Math.min(0.85, l + 0.22), c: c * 0.6, h }),
  ];
  let body = `<rect width="${width}" height="${height}" fill="${tints[2]}"/>`;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const dice = hash('tile', seed, row, column);
      const ground = tints[dice % 5] as string;
      const figure = tints[(dice + 1 + ((dice >>> 4) % 4)) % 5] as string;
      body += `<g transform="translate(${rounded(column * size)} ${rounded(row * size)}) rotate(${90 * ((dice >>> 8) % 4)} ${rounded(size / 2)} ${rounded(size / 2)})"><rect width="${rounded(size + 0.6)}" height="${rounded(size + 0.6)}" fill="${ground}"/>${tile(dice, size, figure, tints[(dice >>> 12) % 5] as string)}</g>`;
    }
  }
  return [{ depth: 0, body }];
}

function tile(dice: number, size: number, fill: string, other: string): string {
  const [full, half, third] = [rounded(size), rounded(size / 2), rounded(size / 3)];
  return draw(dice, 'tile', [
    `<path d="M0 0H${full}A${full} ${full} 0 0 1 0 ${full}Z" fill="${fill}"/>`,
    `<path d="M0 0H${full}A${full} ${full} 0 0 1 0 ${full}Z" fill="${fill}"/><path d="M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z" fill="${other}"/>`,
    `<circle cx="${half}" cy="${half}" r="${third}" fill="${fill}"/>`,
    `<path d="M0 ${half}A${half} ${half} 0 0 1 ${full} ${half}Z" fill="${fill}"/><path d="M0 ${full}A${half} ${half} 0 0 1 ${full} ${full}Z" fill="${other}"/>`,
    `<path d="M0 0L${full} ${full}H0Z" fill="${fill}"/>`,
    `<path d="M0 0A${half} ${half} 0 0 1 ${half} ${half}A${half} ${half} 0 0 1 ${full} ${full}A${full} ${full} 0 0 1 0 0" fill="${fill}"/>`,
  ]);
}
