/** A brief that says more than there is time for, sentence by sentence: neighbours share a screen before any is left out. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const filmOf = (prompt: string) => {
  const { scenes, leftOut } = planFilm(inputOf(prompt));
  const shots = scenes.flatMap(({ shots: own }) => own);
  return { leftOut, shots, closing: JSON.stringify(scenes.at(-1)?.shots.map(({ props }) => props)) };
};
const lists = ({ shots }: ReturnType<typeof filmOf>) =>
  shots.filter(({ piece }) => piece === 'ListBuild').map(({ props }) => props.items as string[]);

const dunes =
  'Explain how a dune walks, in about 20 seconds. The wind lifts dry sand on the windward side. It rolls and hops over the crest. On the other side it falls and lies still, until the next layer covers it. So the whole hill moves with the wind, grain by grain. The fastest dunes go 60 metres a year. Grass with deep roots can stop them, and so can a fence of willow. Open with the question "Can a hill walk?"';

test('sentences without a figure are told in a list, in their order, rather than left out', () => {
  const film = filmOf(dunes);
  expect(film.leftOut.filter((text) => /wind|crest|grass/iu.test(text))).toEqual([]);
  expect(lists(film)[0]?.map((item) => item.split(' ').slice(0, 3).join(' '))).toEqual([
    'The wind lifts',
    'It rolls and',
    'On the other',
  ]);
});

test('a question that opens a film does not end it, too', () => {
  const film = filmOf(
    'Explain how a dune walks, in about 20 seconds. The wind lifts dry sand on the windward side. It rolls and hops over the crest. The fastest dunes, in the dry north where hardly any grass holds the sand and no fence stands in the way, go 60 metres a year. Open with the question "Can a hill walk?"',
  );
  expect(film.closing).not.toContain('Can a hill walk?');
});

test('a clause behind a semicolon stays behind the one before it', () => {
  const film = filmOf(
    'Explainer, 25 seconds: why bread rises. Yeast eats the sugar in the flour. It gives off gas, and the dough traps it. In the warm it works fast; in the fridge, slowly. Oven spring: 20 percent.',
  );
  expect(film.closing).not.toMatch(/in the fridge/iu);
});

test('the room that a long sentence leaves is given to shorter ones', () => {
  const prompt =
    'Square clip, 10 seconds. The place is called Copper Fern, a tea room in Hexham. Afternoon tea for two at 24.50 pounds: choose one of plain scones, cheese scones or toasted teacake, plus finger sandwiches, two slices of cake and a large pot of leaf tea. No bookings, just walk in. Dogs welcome.';
  const { shots, leftOut } = filmOf(prompt);
  const shown = JSON.stringify(shots.map(({ props }) => props));
  expect(leftOut.join(' ')).not.toContain('No bookings');
  expect(shown).toContain('No bookings, just walk in.');
});
