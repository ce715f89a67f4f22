/** A value that a brief puts right behind its end stands in place of the old one; other days and prices are told beside it. */
import { expect, test } from '@jest/globals';
import { withPutRight } from '../../../domain/directing/unwrapping/put-right.ts';
import { textsOf } from './planned-shots.ts';

const brief =
  'A 20 second film for the Calver raft race. It is on Saturday 4 July at 2 pm. Entry is £8 and 26 rafts race.';

test.each([
  [
    'PS – sorry, the tide is wrong and it has to be Sunday 5 July, the rest stays.',
    /Saturday 4 July/u,
    'Sunday 5 July',
  ],
  ['P.S. I have just heard from the harbour, it needs to be Sunday 5 July.', /Saturday 4 July/u, 'Sunday 5 July'],
  ['Correction: entry is £9, not £8.', /£8/u, '£9'],
  ['Oops, I meant 3 pm, not 2 pm.', /2 pm/u, '3 pm'],
  ['Update: it is 31 rafts instead of 26.', /26/u, '31'],
])('%s', (said, old, value) => {
  expect(withPutRight(`${brief} ${said}`)).toBe(brief.replace(old, value));
});

test.each([
  [
    'Ein Film von 20 Sekunden für das Floßrennen. Es ist am 4. Juli, der Start kostet 8 €.',
    'Nachtrag: Der Termin ist jetzt Sonntag, 5. Juli.',
    '4. Juli',
    'Sonntag, 5. Juli',
  ],
  [
    'Ein Film von 20 Sekunden für das Floßrennen. Es ist am 4. Juli, der Start kostet 8 €.',
    'Korrektur: 9 € statt 8 €.',
    '8 €',
    '9 €',
  ],
  [
    'Un vídeo de 20 segundos para la carrera de balsas. Es el 4 de julio y cuesta 8 €.',
    'Corrección: son 9 €, no 8 €.',
    '8 €',
    '9 €',
  ],
  [
    'Une vidéo de 20 secondes pour la course de radeaux. Elle a lieu le 4 juillet et coûte 8 €.',
    'PS : finalement c’est le 5 juillet.',
    '4 juillet',
    '5 juillet',
  ],
])('%s %s', (first, said, old, value) => {
  expect(withPutRight(`${first} ${said}`)).toBe(first.replace(old, value));
});

test.each([
  'Sorry, no dogs on the rafts.',
  'PS: the paddle sale is on Sunday 12 July.',
  'Actually, on the day it is £10.',
  'Update on the weir: it is open, with 40 fish.',
  'It has to be Sunday 5 July for the prizes.',
])('%s puts nothing right', (said) => {
  expect(withPutRight(`${brief} ${said}`)).toBe(`${brief} ${said}`);
});

test('what nobody may rely on is left out with why', () => {
  const shown = textsOf(
    `${brief} Someone said 900 people came last year but nobody counted them so maybe skip it? Legal has not cleared the phrase "the wettest race" so steer clear of it. NB: life jackets are free.`,
  );
  expect(shown).toMatch(/life jackets are free/iu);
  expect(shown).not.toMatch(/900|skip|wettest|Legal|NB/u);
});
