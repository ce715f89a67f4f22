/** What lasts seconds and is for somebody is a film, whatever its prompt calls it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { textsOf } from './planned-shots.ts';

const asked: [prompt: string, seconds: number, unshown: RegExp, shown: string][] = [
  [
    '20 second volunteer call for Corran Lifeboat. Can you swim? Training is free.',
    20,
    /volunteer call/u,
    'Can you swim?',
  ],
  [
    'A 30 second answer for kids aged 8 to 10. Why is the sea salty? Rivers carry salt from rocks. The sun takes only the water.',
    30,
    /answer|kids/u,
    'Why is the sea salty?',
  ],
  [
    'We want a 20 second plea for the Thornley food bank: shelves are empty. We need tins, pasta and nappies.',
    20,
    /plea/u,
    'Shelves are empty.',
  ],
  [
    'Ein 20-sekündiger Aufruf für die Feuerwehr Lindau. Wir suchen 12 Freiwillige. Die Ausbildung ist kostenlos.',
    20,
    /Aufruf/u,
    'Wir suchen 12 Freiwillige.',
  ],
  [
    'Un appel de 20 secondes pour la caserne de Brissac. Nous cherchons 12 volontaires. La formation est gratuite.',
    20,
    /appel/u,
    'La formation est gratuite.',
  ],
  [
    'Una llamada de 20 segundos para los bomberos de Lugo. Buscamos 12 voluntarios. La formación es gratis.',
    20,
    /llamada/u,
    'Buscamos 12 voluntarios.',
  ],
];

test.each(asked)('%s', (prompt, seconds, unshown, shown) => {
  const { durationInFrames, fps } = planFilm(inputOf(prompt));
  expect(durationInFrames / fps).toBe(seconds);
  expect(textsOf(prompt)).not.toMatch(unshown);
  expect(textsOf(prompt)).toContain(shown);
});

test('what itself takes as long is told of', () => {
  expect(textsOf('30 second workouts for desk workers. No kit needed. Start on Monday.')).toMatch(/workouts/u);
});

test('an article that the prompt writes in small letters does not sign', () => {
  const { scenes } = planFilm(inputOf(asked[3]?.[0] ?? ''));
  expect(JSON.stringify(scenes.at(-1))).toContain('"Feuerwehr Lindau"');
});
