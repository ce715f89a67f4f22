/** A subject without facts is a title, and the caller is told what to add; whom it is told to is no part of it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const planOf = (prompt: string) => {
  const { scenes, leftOut } = planFilm(inputOf(prompt, {}));
  return { leftOut, shown: JSON.stringify(scenes.map(({ shots }) => shots.map(({ props }) => props))) };
};

test.each([
  ['Explain how a kettle boils water in 20 seconds.', 'How a kettle boils water', 'seconds'],
  ['Wie entsteht Nebel? Erklärvideo für Vorschulkinder, 15 Sekunden.', 'Wie entsteht Nebel?', 'Vorschulkinder'],
  ['Explique comment naît une perle, en 20 secondes, pour des collégiens.', 'Comment naît une perle', 'collégiens'],
  ['Como funciona um íman? Explica de forma simples.', 'Como funciona um íman?', 'forma simples'],
  ['Four tips for a tidy desk, 15 seconds please', 'Four tips for a tidy desk', 'please'],
])('%s tells that there is nothing to tell', (prompt, subject, hidden) => {
  const { leftOut, shown } = planOf(prompt);
  expect(leftOut.join('\n')).toContain(`what there is to tell of “${subject}”`);
  expect(leftOut.join('\n')).toContain('write into the prompt');
  expect(shown).not.toContain(hidden);
});

test.each([
  'Explain how a kettle boils water. A coil at the bottom gets hot. The water above it rises.',
  'A 10 second video about our summer party on 3 July.',
])('%s has something to tell', (prompt) => {
  expect(planOf(prompt).leftOut.join('\n')).not.toContain('what there is to tell');
});
