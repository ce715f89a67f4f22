/** What is left of an asking once film, format and place of showing are off: who it is from, or nothing; never its scraps. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { askedRest } from '../../../domain/directing/reading/asked-rest.ts';
import { inputOf } from './brief-input.ts';

const rests: [language: string, name: string, rest: string, shown: string][] = [
  ['en', '', 'Our all-hands.', ''],
  ['en', 'Otter Bikes', 'my workshop, Otter Bikes in Leith.', 'Otter Bikes in Leith.'],
  ['en', 'Page One', 'subscribers, from Page One, a newsletter about type.', 'Page One, a newsletter about type.'],
  ['en', '', 'a fire drill reminder for our lobby screens, large text.', 'a fire drill reminder.'],
  ['en', '', 'The ferry leaves an hour later, widescreen.', 'The ferry leaves an hour later.'],
  ['de', '', 'Quer für die Startseite.', ''],
  ['fr', '', 'Ma librairie.', ''],
  ['es', '', 'Presentación de nuestra panadería para una feria en Lugo, alegre, sin prisas.', ''],
  ['es', 'Sal Gorda', 'Mi restaurante, Sal Gorda, en Rota.', 'Sal Gorda, en Rota.'],
  ['it', '', 'La nostra gelateria.', ''],
  ['pt', 'Tasca do Rui', 'Instagram da minha loja, Tasca do Rui, em Faro.', 'Tasca do Rui, em Faro.'],
  ['pt', '', 'Um anúncio para o site, paisagem.', ''],
  ['nl', '', 'Onze winkel.', ''],
];

test.each(rests)('of an asking in %s (%s) “%s” stays “%s”', (language, name, rest, shown) => {
  expect(askedRest(rest, { language, name })).toBe(shown);
});

const told: [language: string, name: string, text: string][] = [
  ['en', '', 'our spring sale'],
  ['en', 'Korn', 'The bakery Korn.'],
  ['en', 'Paila', 'Paila, a payroll app for freelancers'],
  ['fr', '', 'Notre assemblée générale.'],
  ['de', '', 'Betriebsversammlung am Donnerstag.'],
  ['it', '', 'L’apertura della nostra nuova sede di Lodi'],
  ['es', '', 'La jornada de puertas abiertas del 9 de mayo'],
  ['nl', '', 'De bewonersavond over de Kade in Delft.'],
  ['es', 'Los 90 de Pilar', 'Los 90 de Pilar, 4 hijos, 11 nietos.'],
  ['en', 'Fern Hall', 'Fern Hall, 40 volunteers, 300 members.'],
];

test.each(told)('what tells something stays whole, in %s (%s): “%s”', (language, name, text) => {
  expect(askedRest(text, { language, name })).toBe(text);
});

const wordsOf = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ words }) => words));

test('a film opens with its news, not with the scraps of its asking', () => {
  const words = wordsOf(
    'Hochkant für die Startseite, 15 Sekunden. Werft Lührs: Unsere Solarfähre ist getauft. 60 Plätze, 8 Knoten. Schluss: luehrs.example/faehre',
  );
  expect(words).not.toMatch(/Hochkant|Startseite/u);
  expect(words).toContain('Solarfähre ist getauft');
});

test('what is asked for alone stays, since there is nothing else to show', () => {
  expect(wordsOf('A 10 second film for our bakery.')).toMatch(/bakery/iu);
});

test('minutes that are told of ask for nothing: the sentence that they stand in loses none of its parts', () => {
  expect(
    wordsOf(
      'Job film for the Tarn Rescue team, 20 seconds. You live within 5 minutes of the hut and you can lift 25 kg.',
    ),
  ).toMatch(/25/u);
});

test.each([
  ['Pain chaud. Beurre froid. Jambon épais. clip pour Maison Cochet pas de sang', 'Maison Cochet'],
  ['Pan caliente. Mantequilla fría. Jamón grueso. Vídeo para Casa Cochet. Sin sangre.', 'Casa Cochet'],
])('an asking behind the copy shows whose film it is, and no more: %s', (prompt, name) => {
  const words = wordsOf(prompt);
  expect(words).toContain(`"${name}"`);
  expect(words).not.toMatch(/clip|vídeo/iu);
});
