/** Fields that forms and agents add besides: who receives, what it is good for, what a point is called. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownIn = (prompt: string) =>
  JSON.stringify(
    planFilm(inputOf(prompt)).scenes.flatMap(({ role, shots }) =>
      role === 'ground' ? [] : shots.map(({ props }) => props),
    ),
  );

describe('what a field is good for is not shown', () => {
  test.each([
    [
      'Objective: Drive app installs\nCore message: Split any bill\nApp name: Divvo\nTone: calm\nLength: 10 seconds',
      'installs',
    ],
    ['Marke: Kornblume\nZiel: mehr Anmeldungen\nBotschaft: Brot von hier\nTon: ruhig\nDauer: 15 s', 'Anmeldungen'],
    [
      'Marque : Murchaud\nObjectif : plus de devis\nAccroche : Le mur qui chauffe\nTon : calme\nDurée : 15 s',
      'plus de devis',
    ],
    ['Campanha: Vida\nObjetivo: aumentar doações\nMensagem: Doe sangue\nCores: azul\nNão incluir: agulhas', 'agulhas'],
    [
      'Brand: Kelvin\nMessage: Warm homes\nTone: calm\nLength: 20 seconds\nNotes for the designer: use line icons',
      'line icons',
    ],
  ])('%s', (prompt, hidden) => {
    expect(shownIn(prompt)).not.toContain(hidden);
  });
});

describe('labels of facts and names stay off the screen, what they label stays on it', () => {
  test.each([
    [
      'Título: Pide tu certificado\nDato clave: tarda 10 minutos\nEntidad: Ayuntamiento de Lorca\nEstilo: azul',
      'Dato',
      'Ayuntamiento de Lorca',
    ],
    ['Headline: Warm homes\nKey stat: 9 of 10 stay\nBrand: Kelvin\nTone: calm', 'Key stat', 'Kelvin'],
    [
      'Couple: Maya Okafor & Daniel Reyes\nDate: 12 June 2027\nVenue: The Orangery, Kew\nStyle: elegant\nDuration: 18 seconds',
      'Couple',
      '"name":"Maya Okafor & Daniel Reyes"',
    ],
    ['Titel: Radmarkt\nWas:\n- 200 Räder\n- Parcours\nMarke: Radhof\nStimmung: froh', '"Was"', '200 Räder'],
  ])('%s', (prompt, label, words) => {
    const shown = shownIn(prompt);
    expect(shown).not.toContain(label);
    expect(shown).toContain(words);
  });
});

test.each([
  [
    'Headline: Candles for 80 hours\nOffer: 2 for $38\nValid until: December 15\nBrand: Wickwood\nTone: calm',
    '2 for $38',
  ],
  ['Titel: Kerzen\nAngebot: 3 für 25 €\nGültig bis: 15. Dezember\nMarke: Docht\nTon: ruhig', '3 für 25 €'],
])('an offer keeps how many it is for: %s', (prompt, offer) => {
  expect(shownIn(prompt)).toContain(offer);
});

test('numbered arguments keep their order, and an address leaves the last words', () => {
  const shown = shownIn(
    'Marque : Murchaud\nArgument 1 : 2 heures de pose\nArgument 2 : 30 % en moins\nArgument 3 : garanti 20 ans\nTon : calme\nDurée : 15 s',
  );
  expect(shown.search(/2 heures/u)).toBeLessThan(shown.search(/30 %/u));
  expect(shown.search(/30 %/u)).toBeLessThan(shown.search(/20 ans/u));
  expect(
    shownIn(
      'Title: The lighthouse\nMessage: Lit since 1812\nClosing: Visit Tuesday to Sunday. skerry.example\nTone: calm',
    ),
  ).toContain('"address":"skerry.example"');
});
