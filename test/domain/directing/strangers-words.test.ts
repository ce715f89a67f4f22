/** What strangers' briefs say in passing: measures, places, titles and numbers to call keep what belongs to them. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shots = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap((scene) => scene.shots);
const wordsOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test('a length that no film has is what the film tells of', () => {
  const talk = 'New talk by Ivo Marsh on river ice. 55 minutes. Free to watch.';
  expect(read(talk).seconds).toBeNull();
  expect(wordsOf(talk)).toContain('55');
  expect(read('Launch of Torvi, the folding kayak. 20 seconds.').seconds).toBe(20);
  expect(read('A 2 minute film about Torvi, the folding kayak.').seconds).toBe(120);
});

test('by how much something fell, and to what, are no two states of it', () => {
  const { changes } = read('Annual figures of Norvik Dairy. Water use fell 9 % to 310 million litres.');
  expect(changes).toEqual([]);
  expect(read('Norvik Dairy: churn fell 9 % to 7 %.').changes).toMatchObject([{ before: '9 %', after: '7 %' }]);
});

test('what is done, and how many of it, is a list; a measure without a name is a point among points', () => {
  expect(read('Clean-up day. Plant 40 oaks, paint 3 benches, clear the old path.').lists[0]?.items).toHaveLength(3);
  expect(read('Flat to let: 84 m², 2 bedrooms, 1 balcony, sea view.').lists[0]?.items).toHaveLength(4);
});

test('who is called by the name of a place, a work or a release is named', () => {
  const day = 'Open day at Tarn Hill Farm, Sunday 9 May 2027, 10:00. tarnhill.example';
  expect(read(day).name).toBe('Tarn Hill Farm');
  expect(shots(day).find(({ piece }) => piece === 'Ticket')?.props.title).toBe('Open day');
  expect(read('New episode of “Slow Rivers”: Ada Quill on locks. Listen now.').name).toBe('Slow Rivers');
  expect(read('Release 4.1 of Tessera: faster maps, offline sync.').name).toBe('Tessera');
  expect(read('A clinic day at St. Oda’s for everyone.').name).not.toBe('St');
});

test('a verb that asks for a call stands beside its number, and names nobody', () => {
  const found = read('Found keys! Ring with two keys near Dock 4. Call 0151 555 0188.');
  expect([found.name, found.action, found.address]).toEqual(['', 'Call', '0151 555 0188']);
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

test('a head stays with its line, a year with its figure, and the comma before “says” goes', () => {
  expect(wordsOf('Hack day results. Second place: Team Heron with a map of shade.')).toContain(
    'Second place: Team Heron with a map of shade',
  );
  expect(wordsOf('Plan of Lund Water. Goal 2035: 60 % less waste.')).toContain('Goal 2035: 60 % less waste');
  expect(read('Thank you! “We finally have a roof again,” says Noor Hadid.').quotations[0]?.text).toBe(
    'We finally have a roof again',
  );
});

test('advice that begins with “when” is copy', () => {
  expect(wordsOf('Kitchen safety: dry hands, closed shoes, sharp knives. When unsure, ask.')).toContain(
    'When unsure, ask',
  );
});

test('a number whose thousands a space parts is one price, and days off are no appointment', () => {
  const job =
    "Offre d'emploi : fromager à Nantes. 39 h, repos lundi, 1 950 € net. Écrivez à cave@affine.example avant le 3 mai.";
  expect(read(job).offer.price).not.toBe('950 €');
  expect(shots(job).map(({ piece }) => piece)).not.toContain('Ticket');
  expect(wordsOf(job)).toMatch(/3 mai/u);
});

test('until when to answer is no day of the event', () => {
  const run = 'Waldlauf Birkenau am 3. Juni 2027, 10 Uhr, am Schützenhaus. Meldeschluss 20. Mai.';
  expect(read(run).occasion.dates).toEqual(['3. Juni 2027']);
  expect(wordsOf(run)).toContain('20. Mai');
});

test('how long a text stands on screen is the length, and a dark theme among wishes is none of its words', () => {
  const quoted = '“Leave room for the tide.” Put this on screen for 9 seconds, calm, sand background.';
  expect(read(quoted).seconds).toBe(9);
  expect(wordsOf('Meet Fennel, the query builder. Dark theme, 20 seconds.')).not.toContain('theme');
});

test('a brief that asks its viewers something opens on the question', () => {
  const { hook } = {
    hook: planFilm(inputOf('Why do cats purr? Some say to heal. Some say to ask. It hums at 25 Hz. Nobody is sure.'))
      .scenes[1],
  };
  expect(JSON.stringify(hook?.shots)).toContain('Why do cats purr?');
});

test('“please” asks the viewer, and what a day leaves of its sentence is no title', () => {
  const party =
    'Opa Heinz wird 80! Am 9. Juli feiern wir im Gasthof Linde, ab 14 Uhr. Bitte bringt ein Lied für Opa mit.';
  expect(wordsOf(party)).toMatch(/bringt ein Lied/u);
  expect(read(party).statements.map(({ text }) => text)).not.toContain('Feiern wir');
});

test('how long a lesson takes is how long its film lasts, and stands nowhere', () => {
  const tour = 'Onboarding for Fernleaf in 40 seconds. 1. Take a photo. 2. Get a name. 3. Water in time.';
  expect(read(tour).seconds).toBe(40);
  expect(wordsOf(tour)).not.toContain('40');
  expect(read('Fernleaf names your plant in 5 seconds. Take a photo.').seconds).toBeNull();
});

test('a sentence that goes on behind its colon stays one', () => {
  expect(wordsOf('Sorry, Norrby. It will never happen again: renewal is now automatic. Refunds by Friday.')).toContain(
    'It will never happen again: renewal is now automatic',
  );
});

test('a price a night stands on the ticket of its code, stars say how many there are', () => {
  const inn =
    'Inn Seven in Ghent. 14 seconds. From €31 a night with code STAYAWHILE until 12 May. Rated 4.6 of 5 by 810 guests.';
  expect(shots(inn).find(({ piece }) => piece === 'Ticket')?.props.price).toBe('From €31 a night');
  const lamp = 'Glim, a lamp. 18 seconds. From 3000 K to 2000 K in 25 minutes. 4.7 of 5 from 640 readers.';
  const pieces = shots(lamp).map(({ piece }) => piece);
  expect(pieces.filter((piece) => ['Delta', 'Rating'].includes(piece))).toEqual(['Rating']);
  expect(wordsOf(lamp)).toContain('25 minutes');
});

test('what heads a row of years leads it, and what is needed is one list', () => {
  const years = 'Where we were: 2015: a garage. 2019: Two shops. 2023: Nine shops in Lyon and Turin.';
  expect(shots(years).map(({ piece }) => piece)).toContain('Timeline');
  expect(wordsOf(years)).not.toMatch(/Where we were: 2015/u);
  const soup = 'Leek soup. You need 300 g leeks, 1 potato, 40 g butter, salt. Chop the leeks. Simmer for 20 minutes.';
  expect(read(soup).lists.find(({ title }) => title === 'You need')?.items).toHaveLength(4);
  expect(read(soup).figures.map(({ value }) => value)).not.toContain('300');
  expect(JSON.stringify(planFilm(inputOf(soup)).scenes.find(({ role }) => role === 'text')?.shots)).toContain(
    'Leek soup',
  );
});

test('what happens each week is no part of the one occasion', () => {
  const band = 'Brass band seeks horns! We meet every Monday, 18:30, Mill Hall. Summer concert on 4 July.';
  expect(read(band).occasion).toMatchObject({ dates: ['4 July'], times: [] });
  expect(wordsOf(band)).toContain('every Monday, 18:30, Mill Hall');
});
