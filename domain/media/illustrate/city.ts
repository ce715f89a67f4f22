import type { PlaceOrder } from './places.ts';
import { type Layer, rounded } from './scene.ts';

type Chance = () => number;

/** Three rows of houses, the lights of their windows on. */
export function cityLayers(order: PlaceOrder, chance: Chance): Layer[] {
  const { width, height, palette } = order;
  return [0, 1, 2].map((index): Layer => {
    let [x, body] = [-width * 0.1, ''];
    while (x < width * 1.1) {
      const wide = width * (0.035 + 0.05 * chance()) * (1 + index * 0.25);
      const tall = height * (0.2 + 0.42 * chance() ** 1.4) * (1.08 - index * 0.24);
      const top = height * (0.86 + 0.09 * index) - tall;
      const shape = `<rect x="${rounded(x)}" y="${rounded(top)}" width="${rounded(wide)}" height="${rounded(height * 1.1 - top)}" fill="${palette.ground(0.12 + index * 0.42)}"/>`;
      const mast =
        chance() > 0.75
          ? `<rect x="${rounded(x + wide * 0.48)}" y="${rounded(top - tall * 0.2)}" width="${rounded(wide * 0.05)}" height="${rounded(tall * 0.2)}" fill="${palette.ground(0.12 + index * 0.42)}"/>`
          : '';
      body += shape + mast + windows(order, chance, { x, top, wide, tall: height - top, index });
      x += wide * (1 + 0.18 * chance() * (2 - index));
    }
    return { depth: 0.3 + index * 0.33, body };
  });
}

function windows(
  { height, palette }: PlaceOrder,
  chance: Chance,
  { x, top, wide, tall, index }: { x: number; top: number; wide: number; tall: number; index: number },
): string {
  const step = height * (0.022 + 0.006 * index);
  const [columns, rows] = [Math.floor(wide / step) - 1, Math.floor(tall / (step * 1.25)) - 1];
  let body = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (chance() > (palette.dark ? 0.42 : 0.3)) continue;
      const fill = chance() > 0.85 ? palette.accent : palette.light;
      body += `<rect x="${rounded(x + (column + 0.85) * step)}" y="${rounded(top + (row + 0.8) * step * 1.25)}" width="${rounded(step * 0.45)}" height="${rounded(step * 0.62)}" fill="${fill}" opacity="${palette.dark ? 0.85 : 0.4}"/>`;
    }
  }
  return body;
}
