import { illustrate } from '../../domain/media/illustrate/illustrate.ts';
import { svgOf } from '../../domain/media/illustrate/scene.ts';
import type { HereEnd } from '../../domain/media/media-end.ts';
import type { BrowserPool } from '../stage/browser-pool.ts';
import { drawSvg } from './draw-svg.ts';

/** Illustrations, patterns and compositions of icons by rules, from the prompt, the brand and the seed. */
export function illustrateHere(pages: Pick<BrowserPool, 'take'>): HereEnd['make'] {
  return async ({ prompt = '', style, colours, seed, size }) => {
    const { width, height } = size;
    const { layers, ...facts } = illustrate({ prompt, style, colours, seed, width, height });
    const content = await drawSvg(await pages.take(), svgOf(layers, size), size);
    return { content, type: 'image/png', facts: { ...facts, width, height, seed } };
  };
}
