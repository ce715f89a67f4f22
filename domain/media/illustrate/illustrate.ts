import type { ImageStyle } from '../../../contract/media-operations.ts';
import type { Colours } from '../../../contract/theme.ts';
import { iconLayers } from './icons.ts';
import { paletteOf } from './palette.ts';
import { placeLayers } from './places.ts';
import { readSubject, styleOf } from './read-subject.ts';
import type { Canvas, Layer } from './scene.ts';
import { abstractLayers, patternLayers, spaceLayers } from './shapes.ts';

export interface Illustration {
  layers: Layer[];
  style: ImageStyle;
  /** What it shows, in a word. */
  subject: string;
}

/** A picture from the words of a prompt, in the colours of the brand, as layers from far to near. */
export function illustrate({
  prompt,
  style = styleOf(prompt),
  colours,
  seed,
  ...canvas
}: Canvas & { prompt: string; style?: ImageStyle; colours: Colours; seed: number }): Illustration {
  const order = { ...canvas, colours, seed };
  if (style === 'pattern') return { style, subject: 'tiles', layers: patternLayers(order) };
  if (style === 'icons') return { style, subject: 'icons', layers: iconLayers(prompt, order) };
  const { subject, daytime } = readSubject(prompt);
  if (subject === 'abstract') return { style, subject, layers: abstractLayers(order) };
  if (subject === 'space') return { style, subject, layers: spaceLayers(order) };
  const place = { ...canvas, seed, subject, daytime, palette: paletteOf(colours, daytime) };
  return { style, subject: `${subject}, ${daytime}`, layers: placeLayers(place) };
}
