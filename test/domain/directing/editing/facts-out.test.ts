/** What goes takes with it what only counts or leads it, or nothing goes. */
import { expect, test } from '@jest/globals';
import { withoutWords } from '../../../../domain/directing/editing/cut-words.ts';
import { codeOf, edited, standing } from './standing.ts';

const trees = 'Nous avons 900 arbres sur 12 hectares, avec 5 salariés et un seul tracteur';
const club = 'We have 80 rowers, 6 boats and one old trailer, and race 9 Sundays a year.';
const shop = 'Preise: Schlauch 9 €, Bremsen einstellen 14 €, Durchsicht 49 €';
test.each([
  ['fr', trees, 'tracteur', 'Nous avons 900 arbres sur 12 hectares, avec 5 salariés'],
  ['fr', trees, 'salariés', 'Nous avons 900 arbres sur 12 hectares, avec un seul tracteur'],
  ['fr', trees, 'hectares', 'Nous avons 900 arbres, avec 5 salariés et un seul tracteur'],
  ['fr', trees, 'arbres', null],
  ['en', club, 'trailer', 'We have 80 rowers and 6 boats, and race 9 Sundays a year.'],
  ['en', club, 'rowers', 'We have 6 boats and one old trailer, and race 9 Sundays a year.'],
  ['en', club, 'Sundays', 'We have 80 rowers, 6 boats and one old trailer.'],
  ['de', shop, 'Bremsen', 'Preise: Schlauch 9 €, Durchsicht 49 €'],
  ['de', 'Seit 2011 haben wir 900 Räder repariert, und wir haben 4 Ständer', 'Räder', null],
  ['es', '8 tornos, 2 hornos y un gato llamado Tiz', 'gato', '8 tornos y 2 hornos'],
  ['it', '5 librai e una sola vetrina', 'vetrina', '5 librai'],
  ['pt', 'Temos 3 fornos, 9 padeiros e uma carrinha', 'fornos', 'Temos 9 padeiros e uma carrinha'],
])('%s: %s without %s', (language, text, words, left) => {
  expect(withoutWords(text, words, language)).toBe(left);
});

const film = standing(
  'Ein Film von 30 Sekunden für die Imkerei Wabenhof. Motto: „Honig mit Geduld“. Das Wasser im Teich hat 21 Grad. Preise: Blütenhonig 7 €, Waldhonig 9 €, Bienenwachskerze 12 €. Ein Zitat von Jule Brandt, Kundin: „Der schmeckt wie früher.“ Am Ende „Freitags ab 14 Uhr“ und wabenhof.example.',
);
const after = (prompt: string) => codeOf(edited(prompt, film).scenes);

test.each([
  ['Kerze raus', 'Bienenwachskerze', 'Waldhonig'],
  ['Weg mit der Kerze', '12 €', 'Waldhonig'],
  ['Die Wassertemperatur bitte raus. Verwirrt die Leute nur.', 'Teich', 'Bienenwachskerze'],
  ['Take the temperature out. Scares people.', 'Teich', 'Bienenwachskerze'],
  ['Quitad la temperatura. Da miedo.', 'Teich', 'Bienenwachskerze'],
  ["Enlevez la température. Ça n'intéresse personne.", 'Teich', 'Bienenwachskerze'],
  ['Togliete la temperatura. Non piace a nessuno.', 'Teich', 'Bienenwachskerze'],
  ['Podem tirar a temperatura? Assusta as pessoas.', 'Teich', 'Bienenwachskerze'],
])('%s', (prompt, gone, kept) => {
  expect(after(prompt)).not.toContain(gone);
  expect(after(prompt)).toContain(kept);
  expect(after(prompt)).not.toMatch(/Scares|Verwirrt|miedo/u);
});
