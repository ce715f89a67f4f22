import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const stepsOf = (prompt: string) =>
  readBrief(inputOf(prompt))
    .lists.filter(({ ordered }) => ordered)
    .map(({ items }) => items.map(({ title }) => title));

describe('the sentences of a guide are its steps', () => {
  test.each([
    [
      'How to tie a bowline knot. Make a small loop. Pass the end up through the loop. Pull tight. It never slips.',
      ['Make a small loop', 'Pass the end up through the loop', 'Pull tight'],
    ],
    [
      'How to repot a houseplant. Steps: Water the plant the day before. Choose a pot 2 cm wider. Loosen the roots gently.',
      ['Water the plant the day before', 'Choose a pot 2 cm wider', 'Loosen the roots gently'],
    ],
    [
      'Basil pesto. Ingredients: 50 g basil, 30 g pine nuts, 60 ml oil. Toast the pine nuts. Blend basil, nuts, oil and cheese. Season with salt.',
      ['Toast the pine nuts', 'Blend basil, nuts, oil and cheese', 'Season with salt'],
    ],
    [
      'What to do when a pan catches fire. Turn off the heat. Put a lid on the pan. Leave it until it is cold.',
      ['Turn off the heat', 'Put a lid on the pan', 'Leave it until it is cold'],
    ],
    [
      'Anleitung: Fahrradschlauch wechseln. Schritte: Rad ausbauen. Mantel mit Reifenhebern abziehen. Alten Schlauch herausnehmen.',
      ['Rad ausbauen', 'Mantel mit Reifenhebern abziehen', 'Alten Schlauch herausnehmen'],
    ],
    [
      'Recette de crêpes pour 4 personnes. Ingrédients : 250 g de farine, 4 œufs, 50 cl de lait. Mélangez la farine et les œufs. Laissez reposer 30 minutes. Faites cuire une minute par face.',
      ['Mélangez la farine et les œufs', 'Laissez reposer 30 minutes', 'Faites cuire une minute par face'],
    ],
    [
      'Receta de gazpacho. Pasos: Lava y corta las verduras. Tritura todo. Añade aceite, vinagre y sal.',
      ['Lava y corta las verduras', 'Tritura todo', 'Añade aceite, vinagre y sal'],
    ],
    [
      'Come pulire una moka. Smonta la moka. Sciacqua ogni parte con acqua calda. Asciuga tutto con un panno.',
      ['Smonta la moka', 'Sciacqua ogni parte con acqua calda', 'Asciuga tutto con un panno'],
    ],
    [
      'Como trocar uma lâmpada. Desligue a energia. Retire a lâmpada antiga. Rosqueie a nova com cuidado.',
      ['Desligue a energia', 'Retire a lâmpada antiga', 'Rosqueie a nova com cuidado'],
    ],
    [
      'Zo plak je een band. Haal de binnenband eruit. Schuur de plek rond het gat. Plak de sticker erop.',
      ['Haal de binnenband eruit', 'Schuur de plek rond het gat', 'Plak de sticker erop'],
    ],
  ])('%s', (prompt, steps) => {
    expect(stepsOf(prompt)).toEqual([steps]);
  });

  test.each([
    'How to reach us. The shop is in Mill Lane. Our phone is on all day. We answer within an hour.',
    'How to be happy. Good food. Long walks. Old friends.',
  ])('what asks for nothing is no step: %s', (prompt) => {
    expect(stepsOf(prompt)).toEqual([]);
  });

  test('what a recipe needs is a list and no row of counters', () => {
    const { figures, lists } = readBrief(
      inputOf(
        'Basil pesto. Ingredients: 50 g basil, 30 g pine nuts, 60 ml olive oil. Toast the nuts. Blend it all. Serve.',
      ),
    );
    expect(figures).toEqual([]);
    expect(lists[0]?.items.map(({ title }) => title)).toEqual(['50 g basil', '30 g pine nuts', '60 ml olive oil']);
  });

  test('a step that takes a minute is shown, and makes no film of a minute', () => {
    const plan = planFilm(
      inputOf(
        'Recette de crêpes. Ingrédients : 250 g de farine, 4 œufs, 50 cl de lait. Mélangez la farine et les œufs. Laissez reposer 30 minutes. Faites cuire une minute par face.',
      ),
    );
    expect(plan.directions).toEqual([]);
    expect(plan.durationInFrames).toBeLessThan(45 * 30);
  });
});
