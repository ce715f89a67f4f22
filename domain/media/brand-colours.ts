import type { Colours } from '../../contract/theme.ts';
import { drawAxis, hash } from '../directing/hash.ts';
import { makeColours } from '../directing/make-theme.ts';
import { readColours } from '../directing/reading/colours.ts';

const hues = [250, 285, 25, 160, 200, 330, 45];
const grounds = ['mist', 'deep', 'paper'] as const;

/** Colours of a project whose film has none yet: those that its brand entry names, or the seed's. */
export function brandColours(brand: string, seed: number): Colours {
  const dice = { base: hash(brand, 'media'), variant: seed };
  return makeColours(readColours(brand, true), hues, drawAxis(dice, 'ground', grounds), dice);
}
