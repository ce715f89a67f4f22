/** What only leads to copy, or says how it is drawn, is told to the maker, and the copy stays whole. */
import { describe, expect, test } from '@jest/globals';
import { withLabelledCopy } from '../../../domain/directing/unwrapping/labelled-copy.ts';
import { withTrailingOrders } from '../../../domain/directing/unwrapping/trailing-orders.ts';
import { closingOf, textsOf } from './planned-shots.ts';

describe('a label that says where words stand', () => {
  test.each([
    ['Then a single line: "The tide waits."', '"The tide waits."'],
    ['Tip to flash near the end: "Salt it twice"', '"Salt it twice"'],
    ['Source line in small type: "Unaudited"', '"Unaudited"'],
    ['Her words: "I walked home."', '"I walked home."'],
    ['We row. Then:\n\n> Come along.', 'We row.\n\n> Come along.'],
    ['Phone number on the end card: 0555 812', 'CTA: 0555 812'],
    ['First words on screen: "Cold?"', 'First words on screen: "Cold?"'],
    ['Motto: "Row on."', 'Motto: "Row on."'],
  ])('%s', (given, left) => expect(withLabelledCopy(given)).toBe(left));
  test('heads of words in a row are a list', () => {
    expect(withLabelledCopy('Then three things changed: "Sync", "Search", "Zero config". Free.')).toBe(
      'Three things changed:\n- Sync\n- Search\n- Zero config\n\nFree.',
    );
  });
});

describe('an order behind a figure', () => {
  test.each([
    ['Sync fell from 41 s to 3 s, please animate that as two bars.', 'Sync fell from 41 s to 3 s.'],
    ['Net debt: $19m (was $15m) - this went the wrong way, show it plainly', 'Net debt: $19m (was $15m)'],
    ['We hebben 462 leden en 37 helpers, laat dat verschil groot zien.', 'We hebben 462 leden en 37 helpers.'],
    ['Open again from 2 May so come along thats the main thing really.', 'Open again from 2 May so come along.'],
  ])('%s', (given, told) => expect(withTrailingOrders(given).split('\n')[0]).toBe(told));
  test.each([
    'Open from 9 to 5, please ring the bell.',
    'Bake 20 minutes, let it cool.',
    'It is 3 years old, give it a try.',
    'We have 3 rooms, keep them tidy.',
  ])('stays where viewers are asked: %s', (given) => expect(withTrailingOrders(given)).toBe(given));
});

describe('whose film it is', () => {
  test.each([
    ["I need a square video. It's for my dance school, Violet Heel. New classes from 8 January.", 'Violet Heel'],
    [
      'Necesito un vídeo. Es para mi academia de baile, Tacón Violeta. Clases nuevas desde el 8 de enero.',
      'Tacón Violeta',
    ],
    ['Rower of the month: Junia Falk. Early starts: 22. Sign it *Weir Rowing Club*.', 'Weir Rowing Club'],
    ["I run growth at Orbanta, we sell rota software. I'd love a video. Nurses lose 11 hours a week.", 'Orbanta'],
    [
      'We just tagged v3.0 of quillsync, our CLI for notes. Want a 25s launch clip in 16:9 for the README and the socials. Sync is 12x faster.',
      'quillsync',
    ],
  ])('%s', (prompt, name) => {
    expect(closingOf(prompt)).toContain(`"${name}"`);
    expect(textsOf(prompt)).not.toMatch(/my dance school|mi academia|[Ss]ign it|I run growth|README/u);
  });
});

test('of a correction the latter stands', () => {
  const shown = textsOf(
    "A film for Lanternfold. I was going to say the evening is at Harbour Hall, but no, they've cancelled on us, so it's Mill Lane Chapel, 14 November, 6 pm.",
  );
  expect(shown).toContain('Mill Lane Chapel');
  expect(shown).not.toMatch(/Harbour|cancelled|going to say/u);
});

test('what is not to be told yet goes with what says so', () => {
  expect(
    textsOf('Understory 2026. 18-19 May, Kettleby Hall. The keynote is not confirmed yet so leave it out!!'),
  ).not.toMatch(/keynote/u);
});

test.each([
  [
    'Audience: parents\nTitle: Back to school. Do not panic.\nNumber to show large: 1 in 10 children get them\nLength: 20 sec',
    'Number',
  ],
  ['Überschrift: 24 Stunden Ruhe. Sonst nichts.\nZutaten als Liste: Mehl, Wasser, Salz\nDauer: 20 Sek.', 'als Liste'],
  ['Titre : Cent ans. Et après ?\nIngrédients en liste : farine, eau, sel\nDurée : 20 secondes', 'en liste'],
])('a label says how its words are shown, and a title of two sentences stays one: %s', (prompt, gone) => {
  const shown = textsOf(prompt);
  expect(shown).toMatch(/Back to school\. Do not panic\.|24 Stunden Ruhe\. Sonst nichts\.|Cent ans\. Et après ?\?/u);
  expect(shown).not.toContain(gone);
});
