/** A recipe names its dish, and tells what it needs before what is done with it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots.map(({ props }) => JSON.stringify(props)));

test.each([
  [
    'Make a recipe video for cheese scones, about 25 seconds. Ingredients: 250 g flour, 3 eggs, 90 g cheddar. Steps: rub in the butter, stir in the cheese, bake 12 minutes.',
    'Cheese scones',
    /cheddar/iu,
    /bake 12 minutes/iu,
  ],
  [
    'Video ricetta della ribollita in formato verticale, 30 secondi. Ingredienti: 300 g di fagioli, 2 carote, 1 cipolla. Preparazione: cuoci i fagioli, aggiungi le verdure, servi con pane.',
    'La ribollita',
    /carote/iu,
    /aggiungi le verdure/iu,
  ],
  [
    'Vidéo recette de la piperade, 25 secondes. Ingrédients : 3 poivrons, 4 tomates, 2 oignons. Étapes : couper les légumes, cuire 30 minutes, servir tiède.',
    'La piperade',
    /poivrons/iu,
    /servir tiède/iu,
  ],
])('%s', (prompt, dish, needed, done) => {
  const shots = shotsOf(prompt);
  const placeOf = (words: RegExp) => shots.findIndex((shot) => words.test(shot));
  expect(shots[0]).toContain(dish);
  expect(placeOf(needed)).toBeGreaterThan(0);
  expect(placeOf(done)).toBeGreaterThan(placeOf(needed));
});

test('an asking that goes on with its day heads the ticket with what takes place alone', () => {
  const shots = shotsOf(
    'Short vertical clip for our spring plant swap: Saturday 17 May, 10 to 12, in the yard of Mill Lane School. Pots are free. 15 seconds.',
  );
  expect(shots.join()).toContain('Our spring plant swap');
  expect(shots.join()).not.toMatch(/vertical clip/iu);
});
