/** The name that a film bears is the right one, or none. */
import { expect, test } from '@jest/globals';
import { readBrief } from '../../../../domain/directing/read-brief.ts';
import { inputOf } from '../brief-input.ts';

const nameOf = (prompt: string) => readBrief(inputOf(prompt)).name;

test('who is announced is announced by a house', () => {
  expect(
    nameOf('Film for our new CFO: Aud Lindqvist joins Ostermoor Energy on 3 May. She spent six years at Brack.'),
  ).toBe('Ostermoor Energy');
  expect(
    nameOf(
      'Presentamos a nuestra nueva directora, Inés Robledo, que desde mayo dirige la Fundación Marea. Antes, nueve años en Lima.',
    ),
  ).toBe('Fundación Marea');
});

test('what opens is named, and not who opens it', () => {
  const bath =
    'Zaterdag 3 mei opent het nieuwe zwembad De Otter in Veldam. Wethouder Van Rijn duikt als eerste. Gratis tot 18.00 uur.';
  expect(nameOf(bath)).toBe('De Otter');
  expect(nameOf('Einweihung des neuen Spielplatzes Burgwiese in Holm am 4. Mai um 15 Uhr. Es gibt Eis für alle.')).toBe(
    'Burgwiese',
  );
  expect(nameOf('Inaugurazione della nuova palestra Torre Rossa domenica 9 maggio alle 10. Ingresso libero.')).toBe(
    'Torre Rossa',
  );
});

test('what the first sentence tells of before its verb, and what is called so outright, is named', () => {
  expect(nameOf('L’association Les Bras Ouverts recrute six bénévoles à Liré le 3 mai. Soupe offerte à midi.')).toBe(
    'Les Bras Ouverts',
  );
  expect(nameOf('Le nouveau bus Zéphyr 2 relie Brest à Quimper. Il roule quatre fois par jour.')).toBe('Zéphyr 2');
  expect(
    nameOf(
      '«Adesso dormo», dice Ada Neri, oste di Lodi. L’app si chiama Fischio e gestisce i turni. Prova di 30 giorni.',
    ),
  ).toBe('Fischio');
  expect(nameOf('Wij zijn Bloempost en bezorgen in heel Nederland. Je kunt elke maand opzeggen.')).toBe('Bloempost');
});

test('a name keeps its legal form, and ends before the verb of its sentence', () => {
  expect(
    nameOf(
      'St. Orla’s Hospice is looking for drivers. You drive one morning a week and we pay the petrol. Call 0555 0199.',
    ),
  ).toBe('St. Orla’s Hospice');
  expect(nameOf('La Officine Corti S.r.l. presenta il nuovo forno. Due velocità, garanzia di cinque anni.')).toBe(
    'Officine Corti S.r.l.',
  );
});

test('one of two plans is not the firm that sells them', () => {
  const plans =
    'Met Wortel krijg je elke maand drie planten voor 15 euro, met Stengel krijg je er zes voor 27 euro. Wij zijn Bloempost.';
  expect(nameOf(plans)).toBe('Bloempost');
  expect(
    nameOf(
      'The plan Acorn costs £5 a month, the plan Oak costs £9. Both run on Mailgrove, and Mailgrove answers in a day.',
    ),
  ).toBe('Mailgrove');
});
