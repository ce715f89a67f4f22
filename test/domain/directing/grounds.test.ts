import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { contrast, lchOf } from '../../../domain/directing/ramp.ts';
import { inputOf } from './brief-input.ts';
import { readPrompt } from './planned-shots.ts';

const told = 'A film for Tarn & Tether, a rope shop in Hulme. It sells 40 kinds of rope.';
const groundOf = (wish: string, seed = 0) => planFilm(inputOf(`${told} ${wish}`, { seed })).theme.colours.ground;
const isDark = (hex: string) => contrast('#ffffff', hex) > contrast('#000000', hex);

test.each([
  ['Black background, amber for the warnings.', true],
  ['White background, navy for the figures.', false],
  ['White text, orange accents, on black.', true],
  ['Black text on a white background, navy accents.', false],
  ['Hintergrund: weiß, Akzente dunkelblau.', false],
])('%s The ground is as it is said, whatever stands beside it.', (wish, dark) => {
  for (const seed of [0, 1, 2, 3, 4, 5]) expect(isDark(groundOf(wish, seed))).toBe(dark);
});

test.each([
  ['Fond turquoise, texte blanc.', 190],
  ['Sfondo rosa, scritte viola.', 0],
  ['Achtergrond geel, tekst zwart.', 95],
  ['Fondo verde, letras blancas.', 145],
])('%s The colour behind the word for a ground is the ground.', (wish, hue) => {
  const turn = Math.abs(((lchOf(groundOf(wish)).h - hue + 540) % 360) - 180);
  expect(turn).toBeLessThan(25);
});

test('"dark green" is a colour, and asks for no dark film', () => {
  for (const seed of [0, 1, 2, 3]) {
    expect(isDark(groundOf('Colours: dark green and cream.', seed))).toBe(false);
    expect(isDark(groundOf('Colours: dark green and cream, dark theme.', seed))).toBe(true);
  }
});

test.each(['olive green', 'navy blue', 'mint green', 'plum-purple'])('"%s" is one colour', (colour) => {
  const { colours } = readPrompt(`${told} Colours: ${colour} and cream.`);
  expect(colours).toHaveLength(2);
});

test('"sonnengelb" is yellow', () => {
  const { brand } = planFilm(inputOf('Ein Film für das Freibad Quelle. 50 Meter Becken. Farben: sonnengelb, schwarz.'))
    .theme.colours;
  expect(Math.abs(lchOf(brand).h - 95)).toBeLessThan(20);
});
