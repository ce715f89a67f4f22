/** However loosely a brief says what its film ends on, the film ends on it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const endOf = (ending: string) => {
  const prompt = `I need a film of 25 seconds for our new stove. It burns 9 hours on one log. It weighs 84 kg. ${ending}`;
  const { scenes } = planFilm(inputOf(prompt));
  return {
    last: JSON.stringify(scenes.at(-1)?.shots.map(({ props }) => props)),
    all: JSON.stringify(scenes.map(({ shots }) => shots.map(({ props }) => props))),
  };
};

test.each([
  ['Finish with the promise: Warm until morning.', ['Warm until morning'], /promise/i],
  [
    'And wrap it up with the invitation: Come by on the second Saturday.',
    ['Come by on the second Saturday'],
    /invitation/i,
  ],
  ['Close on Kamora Hearth 2 with kamora.example underneath.', ['Kamora Hearth 2', 'kamora.example'], /underneath/],
  [
    'Name of the smithy at the end, Falk & Daughters, with "Fire, and nothing else."',
    ['Falk & Daughters', 'Fire, and nothing else.'],
    /of the smithy/,
  ],
  [
    'At the end the name of the workshop, Hollow Iron, with hollowiron.example.',
    ['Hollow Iron', 'hollowiron.example'],
    /workshop/,
  ],
])('%s', (ending, said, unsaid) => {
  const { last, all } = endOf(ending);
  for (const one of said) expect(last).toContain(one);
  expect(all).not.toMatch(unsaid);
});

test('an end that repeats when and where is made of what was told', () => {
  const { last, all } = endOf(
    'See it on Friday 9 May at 17:30 in Hall 4. The end should have the day, time and hall again.',
  );
  expect(last).toContain('Friday 9 May at 17:30 in Hall 4');
  expect(all).not.toMatch(/again/);
});

test.each([
  ['Schließe mit dem Versprechen: Warm bis zum Morgen.', 'Warm bis zum Morgen'],
  ['Am Ende der Name der Schmiede, Eisenhof Brand, mit „Feuer, sonst nichts.“', 'Eisenhof Brand'],
])('%s', (ending, said) => {
  const { scenes } = planFilm(
    inputOf(
      `Ich brauche einen Film von 25 Sekunden für unseren neuen Ofen. Er brennt 9 Stunden. Er wiegt 84 kg. ${ending}`,
    ),
  );
  expect(JSON.stringify(scenes.at(-1)?.shots.map(({ props }) => props))).toContain(said);
});
