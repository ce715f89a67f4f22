import { expect, test } from '@jest/globals';
import { brandColours } from '../../../../domain/media/brand-colours.ts';
import { illustrate } from '../../../../domain/media/illustrate/illustrate.ts';
import { svgOf } from '../../../../domain/media/illustrate/scene.ts';

const canvas = { width: 640, height: 360 };
const colours = brandColours('Colours #1b4dff and #ff9f43.', 0);
const picture = (prompt: string, seed = 1) => illustrate({ prompt, colours, seed, ...canvas });

test.each([
  ['mountains at dusk', 'mountains, dusk', 'illustration'],
  ['Ein ruhiges Meer am Morgen', 'sea, dawn', 'illustration'],
  ['a city skyline at night', 'city, night', 'illustration'],
  ['a pine forest', 'forest, day', 'illustration'],
  ['desert dunes at sunset', 'desert, dusk', 'illustration'],
  ['a planet in space', 'space', 'illustration'],
  ['something for a fintech', 'abstract', 'illustration'],
  ['a geometric pattern', 'tiles', 'pattern'],
  ['icons for launch and security', 'icons', 'icons'],
])('“%s” shows %s', (prompt, subject, style) => {
  const { layers, ...shown } = picture(prompt);
  expect(shown).toEqual({ subject, style });
  const svg = svgOf(layers, canvas);
  expect(svg).not.toMatch(/NaN|undefined|<script|href/);
  expect(layers.map(({ depth }) => depth)).toEqual(layers.map(({ depth }) => depth).toSorted((a, b) => a - b));
});

test('the same prompt and seed make the same picture, another seed or brand another', () => {
  const svg = (seed: number, brand = colours) =>
    svgOf(illustrate({ prompt: 'mountains', colours: brand, seed, ...canvas }).layers, canvas);
  expect(svg(1)).toBe(svg(1));
  expect(svg(2)).not.toBe(svg(1));
  expect(svg(1, brandColours('Colours #d62839.', 0))).not.toBe(svg(1));
});

test('a sign stands for each thing that icons are asked for', () => {
  const tiles = (prompt: string) => picture(prompt).layers.length - 1;
  expect([tiles('icons for launch, growth, security and team'), tiles('an icon of a heart'), tiles('icons')]).toEqual([
    4, 1, 6,
  ]);
});
