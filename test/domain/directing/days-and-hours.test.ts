/** Days and hours of a brief: which of them are the occasion, and which stay in their sentences. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shots = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const wordsOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test('until when something holds is no day of the occasion', () => {
  expect(read('Harbour Run, 4 October, Cuxhaven. Please sign up by 12 September.').occasion.dates).toEqual([
    '4 October',
  ]);
  expect(read('Lesung am 3. Mai in Bremen. Anmeldung bis 21. April erbeten.').occasion.dates).toEqual(['3. Mai']);
  const early = read('Tickets for Moss Fest: early bird £40 until 30 April, regular £65. 6-7 June, Kendal.');
  expect(early.occasion.dates).toEqual(['6-7 June']);
});

test('a ticket carries a title that ends as a title, and a date that is no part of another', () => {
  const ticket = (prompt: string) => shots(prompt).find(({ piece }) => piece === 'Ticket')?.props;
  expect(ticket('A 8 second film: Voting day is Sunday 21 June. Polls open 7:00 to 19:00. Every vote counts.')).toEqual(
    expect.objectContaining({ title: 'Voting day', date: 'Sunday 21 June · Polls open 7:00 to 19:00' }),
  );
  const run =
    'Stadtfest Lauf am 22. Mai: 3 km, 9 km. Start 10:00 Uhr am Rathaus. Anmeldung bis 2. Mai auf lauf-fest.de.';
  expect(ticket(run)).toEqual(expect.objectContaining({ date: expect.stringContaining('22. Mai') }));
});

test('hours with something of their own are a row, by sentences and by commas', () => {
  const day = shots(
    'MoorCamp programme. 08:30 Tea. 09:00 Talk by Liv Dahl. 12:00 Soup. 15:30 Bog walk. 2 July, Barn 4.',
  );
  expect(day.find(({ piece }) => piece === 'Timeline')?.props.points).toEqual([
    { when: '08:30', label: 'Tea' },
    { when: '09:00', label: 'Talk by Liv Dahl' },
    { when: '12:00', label: 'Soup' },
    { when: '15:30', label: 'Bog walk' },
  ]);
  const party = read('Ida & Per, 5 July 2026. Reception 13:00, supper 17:30, fireworks at the end.');
  expect(party.lists[0]?.items.map(({ title }) => title)).toEqual([
    'Reception 13:00',
    'supper 17:30',
    'fireworks at the end',
  ]);
  expect(party.occasion.times).toEqual([]);
});

test('a line that stands on the ticket is not said besides, and its hours are no change', () => {
  const museum = 'The Lace Museum in Plauen. 700 pieces. Open Tuesday to Friday, 10:00 to 16:00. Tickets €8.';
  expect(shots(museum).filter(({ props }) => JSON.stringify(props).includes('10:00 to 16:00'))).toHaveLength(1);
  const fete = read('La fête du port à Brest, le 12 juin. 30 concerts, 5 scènes, de 16 h à 1 h.');
  expect(fete.changes).toEqual([]);
  expect(fete.occasion.times).toEqual(['16 h à 1 h']);
});

test('a day alone stays in its sentence, and nobody is set against a date', () => {
  expect(read('Snow above 900 m on Thursday. Bring chains.').statements.map(({ text }) => text)).toContain(
    'Snow above 900 m on Thursday.',
  );
  expect(read('Final: Rooks 4, Daws 1. Next game: 9 April vs Kites.').comparison).toBeNull();
});

test('a verb keeps the day on which it happens, and a ticket says a code once', () => {
  const gym =
    'Bouldering hall Kantwerk opens on 4 March. Founding members pay €25 instead of €39 a month. Code KANTE25.';
  expect(wordsOf(gym)).toContain('opens on 4 March');
  expect(read(gym).changes[0]?.label).toContain('a month');
  expect(wordsOf(gym).match(/KANTE25/gu)).toHaveLength(1);
});

test('hours told in passing are none of the occasion, and an address is no list', () => {
  expect(
    read('Party on 5 June 2027, 3 pm, Villa Rosa. Dinner, and a boat back to town at 11 pm.').occasion.times,
  ).toEqual(['3 pm']);
  expect(read('Fresh bread. Bakery Holm, Market Street 3, Ludlow.').lists).toEqual([]);
});

test('until when to answer is no day of the event', () => {
  const run = 'Waldlauf Birkenau am 3. Juni 2027, 10 Uhr, am Schützenhaus. Meldeschluss 20. Mai.';
  expect(read(run).occasion.dates).toEqual(['3. Juni 2027']);
  expect(wordsOf(run)).toContain('20. Mai');
});

test('“please” asks the viewer, and what a day leaves of its sentence is no title', () => {
  const party =
    'Opa Heinz wird 80! Am 9. Juli feiern wir im Gasthof Linde, ab 14 Uhr. Bitte bringt ein Lied für Opa mit.';
  expect(wordsOf(party)).toMatch(/bringt ein Lied/u);
  expect(read(party).statements.map(({ text }) => text)).not.toContain('Feiern wir');
});

test('what happens each week is no part of the one occasion', () => {
  const band = 'Brass band seeks horns! We meet every Monday, 18:30, Mill Hall. Summer concert on 4 July.';
  expect(read(band).occasion).toMatchObject({ dates: ['4 July'], times: [] });
  expect(wordsOf(band)).toContain('every Monday, 18:30, Mill Hall');
});

test('a number whose thousands a space parts is one price, and days off are no appointment', () => {
  const job =
    "Offre d'emploi : fromager à Nantes. 39 h, repos lundi, 1 950 € net. Écrivez à cave@affine.example avant le 3 mai.";
  expect(read(job).offer.price).not.toBe('950 €');
  expect(shots(job).map(({ piece }) => piece)).not.toContain('Ticket');
  expect(wordsOf(job)).toMatch(/3 mai/u);
});

test('two days of one month are one date, and a shortened day goes with its date', () => {
  expect(read('Herfstmarkt Zwolle. Vrijdag 3 en zaterdag 4 oktober, 10.00–17.00 uur.').occasion.dates).toEqual([
    'Vrijdag 3 en zaterdag 4 oktober',
  ]);
  expect(read('Klassentreffen, Do, 9.7., 18 Uhr, Gasthof Linde.').occasion.dates).toEqual(['Do, 9.7.']);
});

test('opening hours and what happens each week are lines, and no ticket', () => {
  const garage = 'BIG BOB REPAIRS. NEW BRAKES FROM $180. OPEN TUE-SAT 8AM TO 5PM. 77 OAK ST.';
  expect(shots(garage).some(({ piece }) => piece === 'Ticket')).toBe(false);
  expect(wordsOf(garage)).toContain('OPEN TUE-SAT 8AM TO 5PM');
  const flat = 'Casa Mar, Faro. 12 casas. Visite a casa modelo todas as quintas e todos os domingos das 9h às 12h.';
  expect(shots(flat).some(({ piece }) => piece === 'Ticket')).toBe(false);
});

test('what parking costs is not what entry costs', () => {
  const fair = 'Book fair Leiden, 3 May, 10 am. Admission free. Parking: Garage Noord, €4 per day.';
  expect(shots(fair).find(({ piece }) => piece === 'Ticket')?.props.price).not.toBe('€4 per day');
});

test('a title may stand behind its date, and ends before what leads to one', () => {
  const title = (prompt: string) => shots(prompt).find(({ piece }) => piece === 'Ticket')?.props.title;
  expect(title('Este sábado, sardinada popular en el puerto. A las 13:00. 4 € cada una.')).toBe(
    'Sardinada popular en el puerto',
  );
  expect(title('Feira do Mel em Bragança, de 5 a 7 de outubro! Entrada 3 €.')).not.toMatch(/de$/);
});

test('what stands last behind a head and its day is where it happens', () => {
  const { occasion, statements } = read('Ms Lind retires. Farewell lunch: Friday 3 July, 1 pm, gym hall.');
  expect([occasion.place, statements.at(-1)?.text]).toEqual(['gym hall', 'Farewell lunch']);
});

test('a habit on several days stays in its sentence, and an hour beyond the day is a result', () => {
  const court = read(
    'Badminton at Ashfield Hall every Tuesday and Saturday at 07:30 and every Sunday at 20:00. £3 a game.',
  );
  expect(court.occasion.dates).toEqual([]);
  expect(court.statements.map(({ text }) => text)).toContain(
    'Badminton at Ashfield Hall every Tuesday and Saturday at 07:30 and every Sunday at 20:00.',
  );
  const race = read('Brook Mile results: 1st Ida Holm 28:41, 2nd Sam Orr 29:03. Next run 9 May.');
  expect(race.occasion.times).toEqual([]);
});

test('a span of hours that share their half of the day keeps both ends', () => {
  expect(read('Sunday 4 May, 3–5:30 pm, Kite Hall. Cake for all.').occasion.times).toEqual(['3–5:30 pm']);
  expect(read('Craft day, Saturday 13 December, 11–16:30, Weir Hut. Tea for all.').occasion.times).toEqual([
    '11–16:30',
  ]);
});

test('what a festival of known name takes place at does not head its ticket', () => {
  const ticket = shots(
    'Reedbank Festival 2027 — 2 days, 3 stages, 30 bands. 4 and 5 June, Ferry Meadow. Tickets £60. reedbankfest.example.',
  ).find(({ piece }) => piece === 'Ticket');
  expect(ticket?.props).toEqual(expect.objectContaining({ title: 'Reedbank Festival 2027', place: 'Ferry Meadow' }));
});

test('days that share an hour stay together where a sentence gives way to a list', () => {
  const shown = wordsOf(
    'Two-room studio to let, Weaver Row, Leeds. £620 pcm, deposit £700, available from 4 May. 31 m², top floor, electric heating, energy class D. Visits Mondays and Fridays after 16:00, call 0113 555 020. 15 seconds.',
  );
  expect(shown).not.toMatch(/"Fridays after/);
});
