import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const closingOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.find(({ name }) => name === 'Closing')
    ?.words.join(' ');

const brew =
  'How to brew cold brew coffee in 4 steps: 1. Grind 100 g of coarse coffee. 2. Add 1 litre of cold water. 3. Steep for 16 hours in the fridge. 4. Strain and serve over ice. 30 seconds, vertical.';

test('a guide without a name closes on what it guides to, and not on one of its steps', () => {
  expect(closingOf(brew)).toBe('How to brew cold brew coffee in 4 steps');
  expect(
    closingOf(
      'How to set up two-factor authentication in Nimbus Mail. Step 1: Open Settings. Step 2: Choose Security. Step 3: Scan the QR code. Length: 30 seconds.',
    ),
  ).toContain('How to set up two-factor authentication');
});

test('the number of a step is no sentence said to the director', () => {
  expect(planFilm(inputOf(brew)).directions).toEqual(['30 seconds, vertical.']);
});

test('how many there are, what a number leads to, code and a last word are no names', () => {
  for (const prompt of [
    'Top 3 reasons to switch to an e-bike: 1. It costs 8 cents per 100 km. 2. You arrive without sweating. 3. No parking tickets. 25 seconds.',
    'How to turn on alerts. Step 1: Open Settings. Step 2: Choose Security. 20 seconds.',
    'Anleitung: Zähler ablesen. Öffnen Sie den Kasten. Notieren Sie die Zahl. Fertig. 20 Sekunden.',
  ])
    expect(['Top 3', 'Open Settings', 'Fertig']).not.toContain(readBrief(inputOf(prompt)).name);
});

test('what is done against something is no side of a comparison', () => {
  for (const prompt of [
    '5 Tipps gegen Rückenschmerzen im Büro: Bildschirm auf Augenhöhe, Füße flach auf den Boden, alle 30 Minuten aufstehen, Schultern locker lassen, viel trinken. 20 Sekunden.',
    'Drei Hausmittel gegen Husten: Honig, Thymiantee und Zwiebelsaft. 20 Sekunden.',
    '5 tips om plastic te besparen: neem je eigen tas mee, drink kraanwater, koop los fruit en zeg nee tegen rietjes. 25 seconden.',
  ])
    expect(readBrief(inputOf(prompt)).comparison).toBeNull();
});

test('a list stands while its items follow each other, or is told item by item: not both', () => {
  for (const prompt of [
    brew,
    'Five reasons to work remotely: no commute, more focus, flexible hours, lower costs, and time with family. 20 seconds, upbeat.',
    'Top 3 reasons to switch to an e-bike: 1. It costs 8 cents per 100 km. 2. You arrive without sweating. 3. No parking tickets. 25 seconds.',
  ]) {
    const words = planFilm(inputOf(prompt))
      .scenes.filter(({ name }) => name === 'Hero')
      .flatMap((scene) => scene.words)
      .filter((word) => !/^\d$/u.test(word));
    expect(new Set(words).size).toBe(words.length);
  }
});

test('a step that begins like a wish is a step', () => {
  const crepes = 'Recette de crêpes. Versez le lait. Laissez reposer 30 minutes. Faites cuire une minute par face.';
  expect(planFilm(inputOf(crepes)).directions).not.toContain('Faites cuire une minute par face.');
});
