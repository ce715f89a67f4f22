/** What is announced: its kind before its name, its ticket once, its prices as figures, and its address at the end. */
import { expect, test } from '@jest/globals';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const linesOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);
const propsOf = (prompt: string, piece: string) => shotsOf(prompt).find((one) => one.piece === piece)?.props ?? null;
const count = (text: string, part: string) => text.split(part).length - 1;

test.each([
  [
    'Announce our spring conference: Harbor Design Days, 14–16 May 2027, Rotterdam. 40 speakers, 12 workshops. Tickets: harbordesign.example',
    'Our spring conference',
    { title: 'Harbor Design Days', date: '14–16 May 2027', place: 'Rotterdam' },
  ],
  [
    'Create a 20-second invitation to our annual gala: Lights for Literacy, Saturday 7 November 2026, 7 pm, Grand Hotel Meridian, Vienna. Reserve at lights.example',
    'Our annual gala',
    { title: 'Lights for Literacy', place: 'Grand Hotel Meridian, Vienna' },
  ],
  [
    'Bewirb unsere Herbsttagung: Pflege im Wandel, 12. und 13. November 2026, Kongresshaus Augsburg. 28 Vorträge. Anmeldung: pflege.example',
    'Unsere Herbsttagung',
    { title: 'Pflege im Wandel', date: '12. und 13. November 2026' },
  ],
  [
    'Annonce notre concert de Noël : le chœur Les Voix Claires chante Bach et Britten, samedi 19 décembre 2026 à 20 h, église Saint-Merri, Paris. Réservation : voixclaires.example',
    'Notre concert de Noël',
    { title: 'Les Voix Claires', place: 'église Saint-Merri, Paris' },
  ],
  [
    'Anuncia nuestro congreso: Jornadas de Energía Solar, 5 y 6 de noviembre de 2026, Palacio de Congresos de Sevilla. 60 ponentes, 18 talleres. Más información en jornadas.example',
    'Nuestro congreso',
    { title: 'Jornadas de Energía Solar', place: 'Palacio de Congresos de Sevilla' },
  ],
  [
    'Promuovi il nostro convegno: Agricoltura 2030, 22 e 23 ottobre 2026, Fiera di Verona. 50 relatori, 14 laboratori. Iscriviti su agricoltura2030.example',
    'Il nostro convegno',
    { title: 'Agricoltura 2030', place: 'Fiera di Verona' },
  ],
  [
    'Kondig ons jaarcongres aan: Slimme Steden 2027, 22 april 2027, Jaarbeurs Utrecht. 30 sprekers. Aanmelden via slimmesteden.example',
    'Ons jaarcongres',
    { title: 'Slimme Steden 2027', place: 'Jaarbeurs Utrecht' },
  ],
])('opens on its kind and its name, and tells neither again: %s', (prompt, kind, ticket) => {
  const shots = shotsOf(prompt);
  expect(shots[0]).toMatchObject({ piece: 'Kinetic', props: { lines: [kind, ticket.title] } });
  expect(propsOf(prompt, 'Ticket')).toMatchObject(ticket);
  const words = linesOf(prompt).join('\n');
  expect(count(words, kind)).toBe(1);
  expect(count(words, 'place' in ticket ? (ticket.place ?? '') : ticket.title)).toBeLessThanOrEqual(3);
});

test('what takes place heads the ticket of a house that signs the brief', () => {
  const prompt =
    'Kündige unser Sommerfest an: Samstag, 4. Juli 2026, ab 15 Uhr im Stadtgarten Freiburg. Eintritt frei. Stadtwerke Breisgau, stadtwerke.example';
  expect(propsOf(prompt, 'Ticket')).toMatchObject({ title: 'Unser Sommerfest', place: 'Stadtgarten Freiburg' });
  expect(propsOf(prompt, 'EndCard')).toMatchObject({ name: 'Stadtwerke Breisgau', address: 'stadtwerke.example' });
});

test.each([
  ['Spring fair, 4 May 2027, Ghent. Tickets: fair.example', 'Tickets'],
  ['Frühlingsmesse, 4. Mai 2027, Köln. Tickets: messe.example', 'Tickets'],
  ['Foire du printemps, 4 mai 2027, Lyon. Billets : foire.example', 'Billets'],
  ['Feria de primavera, 4 de mayo de 2027, Sevilla. Entradas: feria.example', 'Entradas'],
])('an address is where tickets are had, and no price: %s', (prompt, action) => {
  const brief = readBrief(inputOf(prompt));
  expect(brief.offer.price).toBe('');
  expect(brief.address).toMatch(/\.example$/u);
  expect(brief.action).toBe(action);
});

test.each([
  ['Day pass £12, weekend pass £30.', ['Day pass', 'weekend pass']],
  ['Regular ticket €180, students €60.', ['Regular ticket', 'students']],
  ['Tageskarte 28 €, Dauerkarte 60 €.', ['Tageskarte', 'Dauerkarte']],
  ['Tarif 22 €, réduit 12 €.', ['Tarif', 'réduit']],
  ['Passe geral 75 €, bilhete diário 35 €.', ['Passe geral', 'bilhete diário']],
])('two prices are two figures: %s', (line, labels) => {
  const brief = readBrief(inputOf(`Tarn Festival. 3 May 2027, Old Mill. ${line}`));
  expect(brief.figures.map(({ label }) => label)).toEqual(labels);
  expect(brief.offer.price).toBe('');
});

test('what was and what is are no two prices', () => {
  expect(readBrief(inputOf('Tarn boots. Was €189, now €149.')).figures).toEqual([]);
});

test.each([
  ['The Larks, Saturday 12 June 2027, doors 6 pm, show 7:30 pm. Tickets £18.', ['doors 6 pm', 'show 7:30 pm']],
  ['Webinar, 14 October 2026 at 10:00 PT. Sign up at kite.example.', ['10:00 PT']],
  [
    "Annuncia l'inaugurazione della nostra libreria: Libreria Altrove, sabato 21 marzo 2026, ore 18, via dei Mille 14, Torino.",
    ['ore 18'],
  ],
  ['Concierto de Falla, viernes 12 de junio de 2026, 21 h, Teatro Romano, Málaga.', ['21 h']],
])('hours of one occasion: %s', (prompt, times) => {
  const { occasion, lists } = readBrief(inputOf(prompt));
  expect(occasion.times).toEqual(times);
  expect(lists).toEqual([]);
});

test.each([
  ['We open on Friday 3 April at 8 am at 22 Quay Street, Bristol.', '22 Quay Street, Bristol'],
  [
    "Annuncia l'inaugurazione della nostra libreria: Libreria Altrove, sabato 21 marzo 2026, ore 18, via dei Mille 14, Torino.",
    'via dei Mille 14, Torino',
  ],
  ['Juniper Books, 41 Castle Street, Edinburgh, on Thursday 2 April.', '41 Castle Street, Edinburgh'],
  ['Fair on 4 May 2027. Speaker: Dana Whitfield, Staff Engineer at Pelikan Data.', ''],
])('where it takes place: %s', (prompt, place) => {
  expect(readBrief(inputOf(prompt)).occasion.place).toBe(place);
});

test('talks with their speakers are no sayings', () => {
  const { quotations } = readBrief(
    inputOf('Meetup, 17 March. Two talks: "Async without tears" by Noor Bakker and "Embedded in anger" by Jonas Falk.'),
  );
  expect(quotations).toEqual([]);
});

test('"Mention 25 talks" is read without its verb; what names nothing is still said to the maker', () => {
  const words = (prompt: string) => linesOf(prompt).join(' ');
  expect(words('Make a promo for Kite Day, 3 May 2027, Ulm. Mention 25 talks, 4 labs and a party.')).not.toMatch(
    /mention/iu,
  );
  expect(words('Crée une vidéo pour Kite Day, 3 mai 2027, Lyon. Mentionne 25 conférences et 4 ateliers.')).not.toMatch(
    /mention/iu,
  );
});

test('days that reach over more than one, and a place, are an event although somebody may apply', () => {
  const prompt =
    'Announce our hackathon "Build for Good", 48 hours, 6–8 November 2026, TU Delft. 150 hackers. Apply before 15 October: build.example';
  expect(chooseShape(readBrief(inputOf(prompt)))).toBe('event');
});
