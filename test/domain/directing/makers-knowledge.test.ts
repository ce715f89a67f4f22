/** What somebody lets the maker know of viewers, of screens and of aims is read by nobody; what a film is made to tell is. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap(({ words }) => words)
    .join('\n');

test.each([
  'Our neighbours use the shed already, so you can assume they know it.',
  'Die Wege kennen alle, die müsst ihr nicht erklären.',
  'Les voisins connaissent la rue, inutile de la rappeler.',
  'No hace falta que lo expliquéis.',
  'Il cortile è noto, non serve nominarlo.',
  'Não é preciso mencionar o pátio.',
  'Er was wat gedoe over het hek, maar dat hoeft niet in de film.',
  'It goes on the screens in the waiting room.',
  'Il video andrà sullo schermo della farmacia.',
  'El objetivo es que la gente venga a remar.',
  'The aim of the film is to get people to stop.',
  'Do: keep sentences short.',
])('%s is said to the maker', (sentence) => {
  const { text, wishes } = plainBrief(`A film for Otter Boats. ${sentence} We open at ten.`);
  expect(text).toBe('A film for Otter Boats. We open at ten.');
  expect(wishes?.join(' ')).toContain(sentence);
});

test.each([
  ["L'obiettivo del video è far conoscere il nostro orto, che apre a maggio.", 'Il nostro orto, che apre a maggio.'],
  ['The purpose of the video is to announce our new ferry.', 'Our new ferry.'],
  ["Le but de la vidéo est d'annoncer à nos adhérents le nouveau bac.", 'Le nouveau bac.'],
  ['Queremos um vídeo para apresentar aos pais a nossa horta.', 'Queremos um vídeo sobre a nossa horta.'],
  ['Une vidéo pour présenter notre bac. Il part.', 'Une vidéo sur notre bac. Il part.'],
  ['I need an explainer for new staff about the ferry.', 'Video: The ferry.'],
  ["I'd love a short film I can send to my rowing club. Otters swim.", "I'd love a short film. Otters swim."],
  ['A film for Otter Boats. The line that has to come last is "Row on".', 'A film for Otter Boats. End with "Row on".'],
])('%s', (prompt, text) => {
  expect(plainBrief(prompt).text).toBe(text);
});

test('things that are called by their colours are told', () => {
  const shown = wordsOf(
    'A film about our new bins. There are three bins, and the blue bin is for paper. Green and grey are emptied weekly, blue every two weeks. Yellow needs nothing from you. Brown bags are for leaves, and white bags are for rubbish.',
  );
  expect(shown).toContain('Green and grey are emptied weekly, blue every two weeks');
  expect(shown).toContain('white bags are for rubbish');
  expect(shown).toContain('Yellow needs nothing from you');
});

test('a colour that is liked is a wish', () => {
  expect(wordsOf('A film for Otter Boats. Green is our brand colour. We open at ten.')).not.toMatch(/green/iu);
});

test('who somebody is stands with what they do behind it', () => {
  expect(wordsOf("We're a small choir in Ludlow and we're moving. A video please. We sing on Mondays.")).toContain(
    "We're a small choir in Ludlow and we're moving",
  );
});

test('neither a town nor a thing with its article is a name', () => {
  const shown = wordsOf(
    "Could you make a video about the night ferry that our club runs? We're a small club in Northgate. Row on.",
  );
  expect(shown).not.toMatch(/^(?:the night(?: ferry)?|northgate)$/imu);
});

test('hours of a day are no change', () => {
  const film = planFilm(inputOf('Un vídeo para la biblioteca. El horario es de lunes a sábado, de 9 a 21 horas.'));
  expect(JSON.stringify(film.scenes)).not.toContain('"before"');
});
