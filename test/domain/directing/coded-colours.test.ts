import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { contrast, lchOf } from '../../../domain/directing/ramp.ts';
import { readColours } from '../../../domain/directing/reading/colours.ts';
import { inputOf } from './brief-input.ts';
import { readPrompt } from './planned-shots.ts';

const told = 'A film for Tarn & Tether, a rope shop in Hulme. It sells 40 kinds of rope.';
const threeOf = (wish: string) => {
  const { colours } = readPrompt(`${told} ${wish}`);
  return Object.fromEntries(colours.map(({ hex, role }) => [role, hex]));
};
const asked = { ground: '#0f2a1d', ink: '#f4ead2', accent: '#e2712b' };

test.each([
  'Dark green background (#0F2A1D), pale sand text (#F4EAD2), one burnt orange accent (#E2712B).',
  'Colours: background #0F2A1D (dark green), text #F4EAD2 (sand), accents #E2712B (orange).',
  'Use dark green #0F2A1D for the background, sand #F4EAD2 for the text and orange #E2712B for the buttons.',
  'Background: dark green (#0F2A1D). Text colour: sand (#F4EAD2). Accent: orange (#E2712B).',
  'Sand lettering (#F4EAD2) on a dark green ground (#0F2A1D) with an orange highlight (#E2712B).',
  'Background (dark green, #0F2A1D), text (sand, #F4EAD2), accent (orange, #E2712B).',
  'Hintergrund Dunkelgrün (#0F2A1D), Schrift in Sand (#F4EAD2), Akzente in Orange (#E2712B).',
  'Fond vert foncé (#0F2A1D), texte sable (#F4EAD2), accents orange (#E2712B).',
  'Fondo verde oscuro (#0F2A1D), letras color arena (#F4EAD2), detalles en naranja (#E2712B).',
  'Sfondo verde scuro (#0F2A1D), testo sabbia (#F4EAD2), accenti arancione (#E2712B).',
  'Fundo verde escuro (#0F2A1D), texto areia (#F4EAD2), destaques em laranja (#E2712B).',
])('%s Each code says which colour it is, its words what for.', (wish) => {
  expect(threeOf(wish)).toEqual(asked);
  expect(readPrompt(`${told} ${wish}`).colours).toHaveLength(3);
});

test.each([
  ['navy #14213D, white, and a mustard yellow #F2B134', ['#14213d', '#f2b134']],
  ['#14213D (navy), #F2B134 (mustard yellow)', ['#14213d', '#f2b134']],
  ['| Navy | #14213D |\n| Mustard | #F2B134 |', ['#14213d', '#f2b134']],
  ['rust #A33B1E, moss green, cream #F7F0DC', ['#a33b1e', '#5e7335', '#f7f0dc']],
])('%s: no colour is read twice', (brand, hexes) => {
  expect(readColours(`Colours: ${brand}`, true).map(({ hex }) => hex)).toEqual(hexes);
});

test.each([
  ['Palette: plum #4A1D3A on pale pink #F9DCD5.', '#f9dcd5'],
  ['White on a navy blue (#14213D), please.', '#14213d'],
])('%s What colours stand on is the ground.', (wish, ground) => {
  expect(threeOf(wish)).toMatchObject({ ground });
});

test.each([
  ['Cream text, terracotta accents, navy.', { ink: '#efe3cb', accent: '#c65d3b' }],
  ['Farben: Schrift in Creme, Akzente in Gelb.', { ink: '#efe3cb', accent: '#f7d22a' }],
  ['Couleurs : texte crème, accents jaune.', { ink: '#efe3cb', accent: '#f7d22a' }],
])('%s A colour without a code has its words as well.', (wish, roles) => {
  expect(threeOf(wish)).toMatchObject(roles);
});

test('a film stands on the ground, in the ink and with the accent that are asked for', () => {
  const wish = `${told} Dark green background (#0F2A1D), sand text (#F4EAD2), orange accent (#E2712B).`;
  for (const seed of [0, 1, 2, 3]) {
    const { ground, ink, inkMuted, brand, brandText } = planFilm(inputOf(wish, { seed })).theme.colours;
    expect({ ground, ink, brand }).toEqual({ ground: '#0f2a1d', ink: '#f4ead2', brand: '#e2712b' });
    expect(Math.min(contrast(inkMuted, ground), contrast(brandText, ground))).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(lchOf(brandText).h - lchOf(brand).h)).toBeLessThan(12);
  }
});

test('words that could not be read in the colour asked for are set as near to it as they can', () => {
  const { ground, ink } = planFilm(inputOf(`${told} Pale blue background (#CFE3F2), light grey text (#B9C2C9).`)).theme
    .colours;
  expect(ground).toBe('#cfe3f2');
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('brand and accent keep to what each is for, in whatever order they come', () => {
  const { brand, accent } = planFilm(inputOf(`${told} Accent: orange #E2712B, main colour: navy #14213D, light film.`))
    .theme.colours;
  expect({ brand, accent }).toEqual({ brand: '#14213d', accent: '#e2712b' });
});
