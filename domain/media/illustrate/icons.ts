import { hash } from '../../directing/hash.ts';
import { hexOf, lchOf } from '../../directing/ramp.ts';
import { type Layer, rounded } from './scene.ts';
import type { ShapeOrder } from './shapes.ts';
import { anySigns, pathOf, signsIn } from './signs.ts';

/** Signs of lines on a field of 24 by 24, with the words that ask for them. */
/** Signs for what the prompt names, each on a tile of the brand, in a grid; a prompt without any gets six of them. */
export function iconLayers(prompt: string, { width, height, colours, seed }: ShapeOrder): Layer[] {
  const named = signsIn(prompt);
  const chosen = (named.length > 0 ? named : anySigns(6, hash('icons', seed))).map(pathOf);
  const { l, c, h } = lchOf(colours.brand);
  const ground = hexOf({ l: 0.96, c: Math.min(0.02, c * 0.1), h });
  const rows = Math.max(1, Math.round(Math.sqrt((chosen.length * height) / width)));
  const columns = Math.ceil(chosen.length / rows);
  const cell = Math.min((width * 0.86) / columns, (height * 0.8) / rows);
  const [left, top] = [(width - cell * columns) / 2, (height - cell * rows) / 2];
  const fills = [colours.brand, hexOf({ l: Math.max(0.22, l - 0.2), c, h }), colours.accent];
  const tiles = chosen.map((path, index): Layer => {
    const isLast = index >= columns * (rows - 1);
    const shift = isLast ? ((columns * rows - chosen.length) * cell) / 2 : 0;
    const [x, y] = [left + shift + (index % columns) * cell, top + Math.floor(index / columns) * cell];
    const [size, pad] = [cell * 0.8, cell * 0.1];
    const fill = fills[index % fills.length] as string;
    const ink = lchOf(fill).l > 0.72 ? '#16181d' : '#ffffff';
    return {
      depth: 0.6,
      body: `<rect x="${rounded(x + pad)}" y="${rounded(y + pad)}" width="${rounded(size)}" height="${rounded(size)}" rx="${rounded(size * 0.22)}" fill="${fill}"/><g transform="translate(${rounded(x + pad + size * 0.23)} ${rounded(y + pad + size * 0.23)}) scale(${rounded((size * 0.54 * 100) / 24) / 100})"><path d="${path}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    };
  });
  return [
    {
      depth: 0,
      body: `<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${ground}"/>`,
    },
    ...tiles,
  ];
}
