/** A ticket bears a whole title, hour and place, and no one of two days. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { stripTask } from '../../../domain/directing/reading/strip-task.ts';
import { inputOf } from './brief-input.ts';

const piecesOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const ticketOf = (prompt: string) => piecesOf(prompt).find(({ piece }) => piece === 'Ticket')?.props;

test.each([
  [
    'Inauguração da Livraria Lontra no dia 4 de maio, às 19h30, na Rua dos Remadores, 14, em Évora. Haverá vinho.',
    { title: 'Inauguração da Livraria Lontra', place: 'Rua dos Remadores, 14, em Évora' },
  ],
  [
    'Inaugurazione della libreria Lontra il giorno 4 maggio alle 19, in Via dei Remi 14, a Lucca. Vino per tutti.',
    { title: 'Inaugurazione della libreria Lontra', place: 'Via dei Remi 14, a Lucca' },
  ],
  [
    "Ouverture de la librairie Loutre le samedi 4 juillet à 19 h, rue d'Orme 14, à Rennes. Vin pour tous.",
    { place: "rue d'Orme 14, à Rennes" },
  ],
  [
    'Inauguración de la Librería Lontra el día 4 de mayo a las 8 de la tarde, en la calle de los Remeros, 14, en Soria.',
    { place: 'calle de los Remeros, 14, en Soria', date: '4 de mayo · 8 de la tarde' },
  ],
  [
    "Opening van boekhandel Otter op zaterdag 4 juli om 8 uur 's avonds in de Grote Kerk in Zwolle. Wijn erbij.",
    { date: "zaterdag 4 juli · 8 uur 's avonds" },
  ],
  [
    'Eröffnung der Buchhandlung Otter am Samstag, 4. Juli, um 7 Uhr abends in der Rudergasse 14 in Husum. Mit Wein.',
    { date: 'Samstag, 4. Juli · 7 Uhr abends' },
  ],
  [
    'Our rowing club turns 40! We\'d love a film inviting everyone to the summer dance at Wren Hall, Saturday 4 July, 8 in the evening. Start with "It began in a shed."',
    { title: 'The summer dance', date: 'Saturday 4 July · 8 in the evening' },
  ],
])('%s', (prompt, props) => {
  expect(ticketOf(prompt)).toMatchObject(props);
});

test.each([
  'Half-price week at Otter Oars: 50% off all oars. Code ROW50. Starts Saturday 8am, ends Sunday 8am. 12s.',
  'Wochenend-Aktion bei Otter Ruder: 20 % auf alle Paddel. Code RUDER20. Beginnt Freitag 8 Uhr, endet Sonntag 20 Uhr.',
  'Vente flash chez Rames Loutre : -20 % sur toutes les pagaies. Code RAME20. Commence vendredi à 8 h, finit dimanche à 20 h.',
])('of two days with an hour each none is an appointment: %s', (prompt) => {
  expect(ticketOf(prompt)?.date ?? '').not.toMatch(/\d\s?(?:am|Uhr|h)\b.*\d|^\d/u);
});

test.each([
  ['Offre de Pâques de la Fromagerie Loutre : 4 fromages à 24 €. À commander au 05 55 01 02 99.', 'À commander'],
  ['Offerta del Caseificio Lontra: 6 formaggi a 34 €. Da ordinare allo 055 501 0203.', 'Da ordinare'],
  ['Osterangebot der Käserei Otterau: 6 Sorten für 34 €. Zu bestellen unter 0555 010203.', 'Zu bestellen'],
])('what leads to a number asks for it once: %s', (prompt, action) => {
  expect(readBrief(inputOf(prompt)).action).toBe(action);
});

test('whom a film invites is not read to whom it invites', () => {
  const said = JSON.stringify(
    piecesOf(
      "Our village band turns 40 this year. We'd love a film (20 secs or so) inviting everyone to the anniversary dance at St Wren's Hall, Saturday 4 July, 8:30 in the evening. Entry is free.",
    ).map(({ props }) => props),
  );
  expect(said).not.toMatch(/everyone to/iu);
  expect(stripTask('Inviting everyone to the summer dance.')).toBe('the summer dance');
});

test('no article alone is a name', () => {
  const prompt =
    "Our rowing club turns 40! We'd love a short vertical film (20 secs or so) inviting everyone to the summer dance at Wren Hall, Saturday 4 July, 8 in the evening. The band is The Oars.";
  expect(readBrief(inputOf(prompt)).name).not.toBe('The');
});
