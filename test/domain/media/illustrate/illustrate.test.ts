import { expect, test } from '@jest/globals';
import { brandColours } from '../../../../domain/media/brand-colours.ts';
import { illustrate } from '../../../../domain/media/illustrate/illustrate.ts';
import { svgOf } from '../../../../domain/media/illustrate/scene.ts';
import { signsIn } from '../../../../domain/media/illustrate/signs.ts';

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
  ['something for a fintech', 'money, chart, lock', 'illustration'],
  ['something bold', 'abstract', 'illustration'],
  ['a lighthouse at dusk', 'sea, dusk', 'illustration'],
  ['a ferry under a bridge at dawn', 'sea, dawn', 'illustration'],
  ['ein Schloss am Morgen', 'hills, dawn', 'illustration'],
  ['a bowl of ramen', 'bowl', 'illustration'],
  ['a cat on a sofa', 'paw, sofa', 'illustration'],
  ['a geometric pattern', 'tiles', 'pattern'],
  ['a pattern of waves', 'waves', 'pattern'],
  ['a striped pattern', 'stripes', 'pattern'],
  ['a pattern of polka dots', 'dots', 'pattern'],
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

test('what a prompt names stands in its place, two things at most, and colours that it names lead', () => {
  const svg = (prompt: string) => svgOf(picture(prompt).layers, canvas);
  const count = (prompt: string) => picture(prompt).layers.length;
  expect([count('the sea'), count('a lighthouse by the sea'), count('a house and a lighthouse by the sea')]).toEqual([
    count('the sea'),
    count('the sea') + 1,
    count('the sea') + 2,
  ]);
  expect(svg('a lighthouse in teal')).not.toBe(svg('a lighthouse'));
  expect(svg('a bowl of ramen in red')).toContain('#df2225');
});

test('a trade is told by its things, and a word inside another names none', () => {
  expect(signsIn('icons for a bakery')).toEqual(['bread', 'croissant', 'cup', 'cake', 'wheat', 'clock']);
  expect(signsIn('icons of a rocket, a book and a key')).toEqual(['rocket', 'book', 'lock']);
  expect(signsIn('something uncertain and scarce')).toEqual([]);
});
