/** A house with its kind, name and place in one line is no list, and signs the film. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const piecesOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);

test.each([
  [
    'it',
    'Un video di 15 secondi. Pasticceria Lorena, Crema, via Dante 8. Riapriamo martedì 4 aprile! 18 gusti.',
    'Pasticceria Lorena',
  ],
  [
    'de',
    'Ein Film, 15 Sekunden. Gärtnerei Holm in Husum, seit 1931, dritte Generation. Ab Freitag: Dahlien für 4,50 €.',
    'Gärtnerei Holm',
  ],
  [
    'es',
    'Un vídeo de 15 segundos. Bodegas Arnedo, Rioja Baja, familia Soto. 40 hectáreas a 500 metros de altitud.',
    'Bodegas Arnedo',
  ],
  [
    'en',
    'A 15 second film. Fern Bakery, Stroud, London Road 4. We open again on Tuesday 4 April. 18 kinds of bread.',
    'Fern Bakery',
  ],
])('in %s', (_, prompt, name) => {
  const shots = piecesOf(prompt);
  expect(shots.filter(({ piece }) => ['CardGrid', 'Chips'].includes(piece))).toEqual([]);
  expect(JSON.stringify(shots.at(-2)?.props) + JSON.stringify(shots.at(-1)?.props)).toContain(`"name":"${name}"`);
});

test('a list of what a house has stays a list', () => {
  const shots = piecesOf('A 15 second film for Otter Gym. We offer: yoga, boxing, climbing. Open from 6 to 23.');
  expect(shots.some(({ props }) => Array.isArray(props.items) && props.items.length === 3)).toBe(true);
});

test('figures of rows that go on are not told again by figure and label alone', () => {
  const shots = piecesOf(
    'A 30 second film for the works meeting. Company: Kerr Drives.\n- Revenue Q3: £12.8m (£11.1m the year before)\n- Orders in hand +18 %\n- Complaint rate down from 3.4 % to 1.9 %\n- 27 new nurses and carers, 6 of them trainees\n- The Leith works starts its second line in February',
  );
  const rails = JSON.stringify(shots.filter(({ piece }) => piece === 'KpiRail').map(({ props }) => props));
  expect(rails).not.toMatch(/"3\.4"|New nurses"/u);
});
