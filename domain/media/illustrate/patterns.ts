import { hexOf, lchOf } from '../../directing/ramp.ts';
import { type Layer, rounded } from './scene.ts';
import { patternLayers, type ShapeOrder } from './shapes.ts';

const kinds: readonly [string, RegExp, (order: ShapeOrder) => string][] = [
  ['waves', /wave|scale|welle|vague|\bolas?\b|\bond[ae]s?\b|seigaiha/iu, waves],
  ['stripes', /stripe|\blines?\b|streifen|rayure|rayas|righe|listras/iu, stripes],
  ['dots', /\bdots?\b|polka|punkt|tupfen|\bpois\b|puntos|lunares|pontos/iu, dots],
];

/** The pattern that a prompt names, in the brand's colours; tiles where it names none. */
export function namedPattern(prompt: string, order: ShapeOrder): { subject: string; layers: Layer[] } {
  const [subject, , draw] = kinds.find(([, words]) => words.test(prompt)) ?? [];
  if (!subject || !draw) return { subject: 'tiles', layers: patternLayers(order) };
  return { subject, layers: [{ depth: 0, body: draw(order) }] };
}

function tonesOf({ colours }: ShapeOrder): string[] {
  const { l, c, h } = lchOf(colours.brand);
  return [
    colours.brand,
    hexOf({ l: Math.min(0.9, l + 0.25), c: c * 0.55, h }),
    hexOf({ l: 0.95, c: 0.02, h }),
    hexOf({ l: Math.max(0.22, l - 0.18), c: c * 0.9, h }),
    colours.accent,
  ];
}

/** Rows of arcs, each row half a wave aside, as on Japanese cloth. */
function waves(order: ShapeOrder): string {
  const { width, height } = order;
  const tones = tonesOf(order);
  const radius = Math.max(width, height) / 13;
  let body = `<rect width="${width}" height="${height}" fill="${tones[2]}"/>`;
  for (let row = 0; row * radius * 0.5 < height + radius; row += 1) {
    for (let column = -1; column * radius * 2 < width + radius * 2; column += 1) {
      const [x, y] = [column * radius * 2 + (row % 2) * radius, row * radius * 0.5];
      const rings = [1, 0.78, 0.56, 0.34].map(
        (share, at) =>
          `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius * share)}" fill="${tones[at === 3 ? ((row + column) % 5 === 0 ? 4 : 3) : at % 3]}"/>`,
      );
      body += rings.join('');
    }
  }
  return body;
}

function stripes(order: ShapeOrder): string {
  const { width, height } = order;
  const tones = tonesOf(order);
  const [long, wide] = [width + height, Math.max(width, height) / 14];
  const bars = Array.from({ length: Math.ceil((2 * long) / wide) }, (_, at) => {
    const share = [1, 0.4, 0.7][at % 3] as number;
    return `<rect x="${rounded(-long / 2 + at * wide)}" y="${rounded(-long / 2)}" width="${rounded(wide * share)}" height="${rounded(2 * long)}" fill="${tones[at % 7 === 3 ? 4 : at % 2 === 0 ? 0 : 1]}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${tones[2]}"/><g transform="rotate(35 ${width / 2} ${height / 2})">${bars.join('')}</g>`;
}

function dots(order: ShapeOrder): string {
  const { width, height } = order;
  const tones = tonesOf(order);
  const step = Math.max(width, height) / 15;
  let body = `<rect width="${width}" height="${height}" fill="${tones[2]}"/>`;
  for (let row = 0; row * step * 0.86 < height + step; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const [x, y] = [column * step + (row % 2) * step * 0.5, row * step * 0.86];
      const at = (row * 3 + column) % 9;
      body += `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(step * (at === 4 ? 0.36 : 0.27))}" fill="${tones[at === 4 ? 4 : at % 2 === 0 ? 0 : 1]}"/>`;
    }
  }
  return body;
}
