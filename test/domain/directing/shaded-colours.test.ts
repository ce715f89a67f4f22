/** Colours in their shades, and grounds on which all that is named shows. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { contrast, lchOf } from '../../../domain/directing/ramp.ts';
import { readColours } from '../../../domain/directing/reading/colours.ts';
import { inputOf } from './brief-input.ts';

const themeOf = (prompt: string) => planFilm(inputOf(prompt)).theme;
const groundOf = (prompt: string) => lchOf(themeOf(prompt).colours.ground);
const first = (words: string) => lchOf(readColours(words, true)[0]?.hex ?? '#000000');

test.each([
  ['soft green background', 'green background'],
  ['fond vert pâle', 'fond vert'],
  ['sfondo verde tenue', 'sfondo verde'],
  ['ein blasses Grün', 'ein Grün'],
])('a colour that is told to be pale is: %s', (pale, plain) => {
  expect(first(pale).l).toBeGreaterThan(0.84);
  expect(first(pale).c).toBeLessThan(first(plain).c * 0.6);
});

test.each([
  ['ein dunkles Blau', 'Blau'],
  ['dunkle Blautöne', 'Blau'],
  ['azul oscuro', 'azul'],
])('and one that is told to be dark: %s', (dark, plain) => expect(first(dark).l).toBeLessThan(first(plain).l - 0.1));

test.each(['blue grey', 'grey-blue', 'gris bleu', 'blaugrau'])('%s is one colour, and no strong one', (words) => {
  const found = readColours(words, true);
  expect(found).toHaveLength(1);
  expect(lchOf(found[0]?.hex ?? '').c).toBeLessThan(0.06);
  expect(lchOf(found[0]?.hex ?? '').c).toBeGreaterThan(0.01);
});

test.each([
  ['Opening of Mill Nine. 20 seconds. Look: ivory paper, quiet serif type.', 'light'],
  ['Off-white, heavy type, black. The number of the week is 41. 15 seconds. Weekly Ledger.', 'light'],
  ['Musée du Verre. Fond presque noir, cuivre. « Le feu et le sable ». 15 secondes.', 'dark'],
])('what a brief stands on is as it says: %s', (prompt, kind) => {
  if (kind === 'light') expect(groundOf(prompt).l).toBeGreaterThan(0.88);
  else expect(groundOf(prompt).l).toBeLessThan(0.22);
});

test.each([
  ['Join Kova Coop. 20 seconds. 312 members. Our colours are #16504A and #FFC83D.', '#16504a', '#ffc83d'],
  ['Pip & Dot Toys are back. 15 seconds. Colours: #D7263D and #FFD23F. Open from 1 May.', '#d7263d', '#ffd23f'],
])('two colours by code are both shown as they are: %s', (prompt, ...codes) => {
  const { colours } = themeOf(prompt);
  for (const code of codes) {
    expect([colours.ground, colours.brand, colours.accent]).toContain(code);
    if (colours.ground !== code) expect(contrast(code, colours.ground)).toBeGreaterThan(2.1);
  }
});

test('a colour that must not be said is none of the film', () =>
  expect(readColours('Never say "green", and keep it blue', true).map(({ hex }) => hex)).toEqual(
    readColours('blue', true).map(({ hex }) => hex),
  ));
