import { hexOf, lchOf } from '../../directing/ramp.ts';
import { chances, type Layer, rounded } from './scene.ts';
import type { ShapeOrder } from './shapes.ts';
import { pathOf, type Sign } from './signs.ts';

/** Things by their signs, large, each on a disc of the brand before a quiet ground; at most three. */
export function objectLayers(signs: readonly Sign[], { width, height, colours, seed }: ShapeOrder): Layer[] {
  const chance = chances('objects', seed);
  const { c, h } = lchOf(colours.brand);
  const tone = (l: number, share: number, turn = 0) => hexOf({ l, c: c * share, h: h + turn });
  const shown = signs.slice(0, 3);
  const isTall = height > width;
  const along = isTall ? height : width;
  const radius = Math.min(Math.min(width, height) * 0.36, (along * 0.39) / shown.length);
  const ground = `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(0.97, 0.12)}"/><stop offset="1" stop-color="${tone(0.88, 0.35, 12)}"/></linearGradient></defs><rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${tone(0.93, 0.2)}"/><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  const dots = Array.from({ length: 22 }, () => {
    const [x, y, r] = [chance() * width, chance() * height, radius * (0.02 + 0.05 * chance())];
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="${chance() < 0.3 ? colours.accent : tone(0.8, 0.5)}"/>`;
  }).join('');
  const placeOf = (index: number): [number, number] => {
    const share = 0.08 + (0.84 * (index + 0.5)) / shown.length;
    const sway = shown.length > 1 ? radius * 0.12 * (index % 2 === 0 ? 1 : -1) : 0;
    return isTall ? [width / 2 + sway, height * share] : [width * share, height / 2 + sway];
  };
  const fills = [colours.brand, tone(0.42, 0.95, -18), colours.accent];
  const things = shown.map((sign, index): Layer => {
    const [x, y] = placeOf(index);
    const fill = fills[index % fills.length] as string;
    const ink = lchOf(fill).l > 0.72 ? '#16181d' : '#ffffff';
    const scale = (radius * 1.12) / 24;
    const halo = `<circle cx="${rounded(x + radius * 0.1)}" cy="${rounded(y + radius * 0.14)}" r="${rounded(radius * 1.04)}" fill="${tone(0.78, 0.55)}"/>`;
    const disc = `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"/>`;
    const rim = `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius * 0.9)}" fill="none" stroke="${ink}" stroke-opacity="0.25" stroke-width="${rounded(radius * 0.018)}"/>`;
    const drawn = `<g transform="translate(${rounded(x - scale * 12)} ${rounded(y - scale * 12)}) scale(${Math.round(scale * 100) / 100})"><path d="${pathOf(sign)}" fill="${ink}" fill-opacity="0.16" stroke="${ink}" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    return { depth: 0.6 + index * 0.1, body: halo + disc + rim + drawn };
  });
  return [{ depth: 0, body: ground }, { depth: 0.2, body: dots }, ...things];
}
