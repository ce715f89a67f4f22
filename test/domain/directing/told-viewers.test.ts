/** Whom a film is for is a direction to its maker: nobody who watches reads it, and the house of whose people it is stays. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

test.each([
  'For our rowing parents.',
  "It's for the newcomers at Otter Boats.",
  'For the village newsletter.',
  'Gedacht für Nachbarn und Familien.',
  'Für unsere Vereinsmitglieder, also bitte freundlich.',
  'Pour nos adhérents.',
  'El público son personas mayores.',
  'Video rivolto ai turisti di passaggio.',
  'Destinado aos nossos sócios.',
  'Dit filmpje is bedoeld voor de ledenvergadering.',
])('%s is said to the maker', (sentence) => {
  const { text, wishes } = plainBrief(`Otter Boats opens at ten. ${sentence} The lake is calm.`);
  expect(text).toBe('Otter Boats opens at ten. The lake is calm.');
  expect(wishes?.join(' ')).toContain(sentence);
});

test.each([
  'For our members the first row costs nothing.',
  'For members in Ulm this means more boats.',
  'For children from 6 to 9.',
  'Für unsere Gäste ändert sich nichts.',
  'Pour nos voisins, rien ne change.',
  'This is for Ada.',
])('%s tells something', (sentence) => {
  expect(plainBrief(`Otter Boats opens at ten. ${sentence}`).text).toContain(sentence);
});

test('who gets what is given stays', () => {
  expect(plainBrief('Rowing is free on Friday. For our members.').text).toContain('For our members.');
});

test.each([
  ['A film for people over 60 who want to row again. We open at ten.', 'A film. We open at ten.'],
  ['A short film aimed at first-time buyers and their parents: we open.', 'A short film: we open.'],
  ['Ein kurzer Film für unsere Mitglieder: Das Bootshaus öffnet.', 'Ein kurzer Film: Das Bootshaus öffnet.'],
  ['Ein Video für neue Mitarbeiter über das Bootshaus.', 'Video: Das Bootshaus.'],
  ["Petit film pour les clients de Chez Loutre : c'est ouvert.", "Petit film pour Chez Loutre : c'est ouvert."],
  ['Vídeo para los socios del Club Nutria: abrimos.', 'Vídeo para el Club Nutria: abrimos.'],
  ['Vorrei un video per i nostri clienti: la barca è pronta.', 'Vorrei un video: la barca è pronta.'],
  ['Um vídeo para os nossos alunos sobre o lago.', 'Video: O lago.'],
  ['Een filmpje voor onze leden: het meer is open.', 'Een filmpje: het meer is open.'],
  ['A film for our rowing club: we open at ten.', 'A film for our rowing club: we open at ten.'],
  ['Thank you video for our volunteers. We row.', 'Video. Thank you to our volunteers. We row.'],
  ['A film for Otter Boats. We open at ten.', 'A film for Otter Boats. We open at ten.'],
])('%s asks for %s', (prompt, text) => {
  expect(plainBrief(prompt).text).toBe(text);
});

test('no words of it stand on the screen', () => {
  const words = planFilm(
    inputOf('A 20 second film for people over 60 who want to row again. Otter Boats lends calm boats on Tuesdays.'),
  )
    .scenes.flatMap(({ words }) => words)
    .join('\n');
  expect(words).toContain('Otter Boats lends calm boats on Tuesdays.');
  expect(words).not.toMatch(/60|want to row/u);
});
