/** Cries in a row are shown whole, and what whoever writes feels about it, in brackets, is not. */
import { expect, test } from '@jest/globals';
import { cryRows } from '../../../domain/directing/reading/cries.ts';
import { textsOf } from './planned-shots.ts';

test.each([
  ['A film for a gym. Open from 6. 40 machines.', 'Stronger. Faster. Calmer.'],
  ['A film for a bakery. Open from 6.', 'Warm. Fresh. Yours.'],
  ['Werbespot 15 s für die Jacke Airlite: 240 Gramm, 149 €.', 'Leichter. Weicher. Klüger.'],
  ['Spot de 15 s pour la veste Airlite. 240 grammes. 149 €.', 'Plus légère. Plus douce. Plus maligne.'],
  ['Anuncio de 15 s para la chaqueta Airlite. 240 gramos.', 'Más ligera. Más suave. Más lista.'],
  ['Spot di 15 s per la giacca Airlite. 240 grammi.', 'Più leggera. Più morbida. Più furba.'],
  ['Anúncio de 15 s para o casaco Airlite. 240 gramas.', 'Mais leve. Mais macio. Mais esperto.'],
])('%s %s', (told, row) => {
  expect(textsOf(`${told} ${row}`)).toContain(row);
});

test('a row of looks praises nothing', () => {
  expect([...cryRows('A film for a gym. Bold. Fast. Dark.')]).toEqual([]);
});

test.each([
  ['Bruno is 14 (we cried). He likes rain.', 'we cried'],
  ['Our shelter rehomed 84 dogs (yes, really!). Bruno is the oldest.', 'really'],
  ['The concert is on 4 May (fingers crossed for sun). Entry is free.', 'fingers'],
  ['Bruno ist 14 (wir haben geweint). Er mag Regen.', 'geweint'],
  ['Bruno a 14 ans (on a pleuré). Il aime la pluie.', 'pleuré'],
  ['Bruno tiene 14 años (lloramos). Le gusta la lluvia.', 'lloramos'],
  ['Bruno ha 14 anni (abbiamo pianto). Ama la pioggia.', 'pianto'],
  ['O Bruno tem 14 anos (chorámos). Gosta de chuva.', 'chorámos'],
])('%s', (prompt, aside) => {
  expect(textsOf(prompt)).not.toContain(aside);
  expect(textsOf(prompt)).toMatch(/14|84|May/);
});

test.each(['Ada Blum (founder) bakes.', 'Pickup only (we close at 5).', 'We ship abroad (we speak French).'])(
  '%s A bracket that tells something stays',
  (prompt) => {
    expect(textsOf(`${prompt} The shop opens in June.`)).toMatch(/founder|close at 5|speak French/);
  },
);
