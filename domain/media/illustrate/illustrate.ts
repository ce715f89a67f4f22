import type { ImageStyle } from '../../../contract/media-operations.ts';
import type { Colours } from '../../../contract/theme.ts';
import { readColours } from '../../directing/reading/colours.ts';
import { iconLayers } from './icons.ts';
import { landmarksIn } from './landmarks.ts';
import { objectLayers } from './objects.ts';
import { paletteOf } from './palette.ts';
import { namedPattern } from './patterns.ts';
import { placeLayers } from './places.ts';
import { readSubject, styleOf } from './read-subject.ts';
import type { Canvas, Layer } from './scene.ts';
import { abstractLayers, spaceLayers } from './shapes.ts';
import { signsIn } from './signs.ts';

export interface Illustration {
  layers: Layer[];
  style: ImageStyle;
  /** What it shows, in a word. */
  subject: string;
}

/**
 * A picture from the words of a prompt, in the colours that it names or else the brand's, as layers from far to near: a
 * place with what stands in it, else the signs of the things that are named, else shapes.
 */
export function illustrate({
  prompt,
  style = styleOf(prompt),
  colours: brand,
  seed,
  ...canvas
}: Canvas & { prompt: string; style?: ImageStyle; colours: Colours; seed: number }): Illustration {
  const colours = namedColours(prompt, brand);
  const order = { ...canvas, colours, seed };
  if (style === 'pattern') return { style, ...namedPattern(prompt, order) };
  if (style === 'icons') return { style, subject: 'icons', layers: iconLayers(prompt, order) };
  const { subject: named, daytime } = readSubject(prompt);
  const landmarks = landmarksIn(prompt);
  const subject = named === 'abstract' ? (landmarks[0]?.place ?? named) : named;
  const signs = signsIn(prompt);
  if (subject === 'abstract' && signs.length > 0) {
    return { style, subject: signs.slice(0, 3).join(', '), layers: objectLayers(signs, order) };
  }
  if (subject === 'abstract') return { style, subject, layers: abstractLayers(order) };
  if (subject === 'space') return { style, subject, layers: spaceLayers(order) };
  const place = { ...canvas, seed, subject, daytime, palette: paletteOf(colours, daytime), landmarks };
  return { style, subject: `${subject}, ${daytime}`, layers: placeLayers(place) };
}

/** "in teal", "red and gold": colours that a prompt names lead. */
function namedColours(prompt: string, colours: Colours): Colours {
  const [first, second] = readColours(prompt, true).map(({ hex }) => hex);
  return first ? { ...colours, brand: first, ...(second && { accent: second }) } : colours;
}
