/** The name that a film bears is the right one, or none. */
import { expect, test } from '@jest/globals';
import { lexiconOf } from '../../../../domain/directing/lexicon/lexicons.ts';
import { fitName } from '../../../../domain/directing/naming/fit-name.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
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

test('a work goes by its title, a founder stands for the house, and an article raised in mid-sentence stays', () => {
  expect(
    nameOf(
      'Exhibition opening: Salt Ladders by Edda Voss at the Kelp Gallery on 6 May at 7pm. Thirty ladders, one tide.',
    ),
  ).toBe('Salt Ladders');
  expect(
    nameOf(
      '“You never get the morning back, you only get the notes.” says Ida Blum, founder of Dawnless. Make a film of it.',
    ),
  ).toBe('Dawnless');
  const burrow = 'Kom kijken bij dierenopvang De Dassenburcht op zondag.';
  expect(fitName('Dassenburcht', burrow, lexiconOf('nl'))).toBe('De Dassenburcht');
});

test('what the first sentence says what it is, and what is ours, is named', () => {
  expect(nameOf('Glimm ist eine Lampe für den Balkon. Sie leuchtet bis Mitternacht. Ab Mai für 79 Euro.')).toBe(
    'Glimm',
  );
  expect(
    nameOf('We bake in a shed and today our little brand Oatly Hill is in 900 shops. Our farmers get 12 % more.'),
  ).toBe('Oatly Hill');
});

test('an invitation without a name ends on what takes place, and not on its last fact', () => {
  const plan = planFilm(
    inputOf(
      'Vernissage „Frühlicht“ in der Galerie Nordkai am 4. Oktober um 19 Uhr. Zwölf Malerinnen zeigen Häfen. Eintritt frei, es gibt Suppe.',
    ),
  );
  const closing = plan.scenes.find(({ role }) => role === 'closing');
  const words = JSON.stringify(
    closing !== undefined && 'shots' in closing ? closing.shots.map(({ props }) => props) : [],
  );
  expect(words).toContain('Frühlicht');
  expect(words).not.toContain('Suppe');
});
