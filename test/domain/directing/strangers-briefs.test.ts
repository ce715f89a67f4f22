/** Briefs of strangers: what leads, what stands together, and what is said once. */
import { expect, test } from '@jest/globals';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const planOf = (prompt: string) => planFilm(inputOf(prompt));
const shots = (prompt: string) =>
  planOf(prompt).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const hookOf = (prompt: string) => planOf(prompt).scenes.find(({ role }) => role === 'text')?.shots[0]?.props.text;
const closingOf = (prompt: string) => planOf(prompt).scenes.find(({ role }) => role === 'closing')?.shots ?? [];

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

test('amounts in rows right behind a row of names belong to the names', () => {
  const { lists } = read('Hostwell tiers: Seed, Tree and Forest. 2 GB, 50 GB, 900 GB. £0, £6 and £15 a month.');
  expect(lists).toHaveLength(1);
  expect(lists[0]?.items).toEqual([
    { title: 'Seed', text: '2 GB · £0' },
    { title: 'Tree', text: '50 GB · £6' },
    { title: 'Forest', text: '900 GB · £15 a month' },
  ]);
});

test('two sides of which one measure has no name are set against each other as the brief says them', () => {
  const prompt = 'Tent or cabin? Tent: 2 kg weight, £180, lasts 6 years. Cabin: 900 kg weight, £9,400, lasts 30 years.';
  const compare = shots(prompt).find(({ piece }) => piece === 'Compare')?.props;
  expect(compare).toMatchObject({ left: { title: 'Tent', items: ['2 kg weight', '£180', 'Lasts 6 years'] } });
});

test('a verdict in quotes ends the film without its head, its marks and its stop', () => {
  const prompt =
    'Ferry vs bridge to the island. Ferry: 40 minutes, £8. Bridge: 12 minutes, free. Bottom line: "Walk across".';
  expect(closingOf(prompt)[0]?.props.text).toBe('Walk across');
});

test('what a brief says last does not open its film', () => {
  const canal = '1790: Dug by hand. 1868: First steam boat. 1944: Drained. 1999: Reopened with 9 locks.';
  expect(hookOf(`The story of Kanal Ost. ${canal} Still free to swim in.`)).toBe('Kanal Ost');
  const numbers = 'Q2 report: sales £3.1M (+9%), returns 4.2% (down from 6%), 88 new shops, NPS 54. Staff 71.';
  expect(hookOf(`${numbers} Outlook: we expect £4M in Q3.`)).toBe('Q2 report');
});

test('a day on which a house is closed warns of nothing', () => {
  expect(
    chooseShape(read('Toy Museum Ulm. 900 dolls. Open Wednesday to Sunday. Closed on Tuesdays. Entry €6.')),
  ).not.toBe('alert');
  expect(chooseShape(read('The Elm Street bridge is closed from Monday 3 March. Use the ferry.'))).toBe('alert');
});

test('what leads from its verb to an address goes with the address', () => {
  const { action, address } = read('Save the mill. We need £9,000. Volunteer at millpond.example before 3 June.');
  expect([action, address]).toEqual(['Volunteer before 3 June', 'millpond.example']);
});

test('a number to call and a version of a package count nothing', () => {
  expect(read('The Kiln, a podcast. Season 3 starts 2 May.').rating).toBe('');
  expect(read('Smoke alarm: leave the house. In an emergency dial 999.').figures).toEqual([]);
  expect(read('Release notes: faster search. Install with npm i larch@2.7').address).toBe('');
});

test('a numeral is no part of a word in another language', () => {
  expect(read('Tres ideas para ahorrar: apaga la luz, ve en bici y come en casa. ahorro.example').seconds).toBeNull();
});

test('a sentence with many objects stays a sentence, a step keeps its half', () => {
  expect(read('Open Kettle brings out tea, cake and a chair. 40 streets.').lists).toEqual([]);
  const steps = read('How to clean a pan: fill it with half water, half vinegar, boil, wait 20 minutes, rinse twice.');
  expect(steps.lists[0]?.items[0]?.title).toBe('fill it with half water, half vinegar');
});

test('a line that stands on the ticket is not said besides, and its hours are no change', () => {
  const museum = 'The Lace Museum in Plauen. 700 pieces. Open Tuesday to Friday, 10:00 to 16:00. Tickets €8.';
  expect(shots(museum).filter(({ props }) => JSON.stringify(props).includes('10:00 to 16:00'))).toHaveLength(1);
  const fete = read('La fête du port à Brest, le 12 juin. 30 concerts, 5 scènes, de 16 h à 1 h.');
  expect(fete.changes).toEqual([]);
  expect(fete.occasion.times).toEqual(['16 h à 1 h']);
});

test('opening hours and speakers give a film no name', () => {
  expect(read('Panadería Trigo en Soria: pan y café. Abierto de 8:00 a 13:00.').name).not.toMatch(/Abierto/u);
  expect(read('Film night programme. Keynote by Ada Blum. 9 May, Hall 2.').name).not.toBe('Ada Blum');
  expect(read('Product: Nido, a nest box for balconies. Price: €30.')).toMatchObject({
    name: 'Nido',
    tagline: 'A nest box for balconies',
  });
});

test('a wish to the viewer is shown, whatever its words mean to a maker', () => {
  expect(JSON.stringify(shots('Wipe your screen every Monday'))).toContain('screen');
  expect(JSON.stringify(shots('Ball of the fire brigade, 2 May, Town Hall. Please answer by 1 April.'))).toContain(
    'Please answer by 1 April',
  );
});

test('a brief that opens with what its ticket or list is headed by opens its film with no later line', () => {
  const poll = 'Elect the parish board on 7 and 8 June. Booths in the hall, 9:00 to 16:00. 9 candidates, 3 seats.';
  expect(hookOf(poll)).not.toBe('Booths in the hall');
  const rules = 'Workshop rules: tie up sleeves, wear boots, never run, know the exit. Sweep every bench.';
  expect(hookOf(rules)).toBe('Workshop rules');
  const club = 'Historia del coro: 1920 fundación, 1961 primer disco, 1999 gira, 2015 sede propia. 105 años de canto.';
  expect(hookOf(club)).toBe('Historia del coro');
});

test('years label what happened in them, also where a figure comes first', () => {
  const rail = shots('From shed to sea: 2009 first hull, 2013 first 20 orders, 2019 2 million miles. Kelda.');
  expect(rail.find(({ piece }) => piece === 'Timeline')?.props.points).toEqual([
    { when: '2009', label: 'First hull' },
    { when: '2013', label: 'First 20 orders' },
    { when: '2019', label: '2 million miles' },
  ]);
});

test('a name and a post right behind quoted words said them', () => {
  const { quotations } = read(
    'Customer story for Bento. "We never count stock by hand." Ruth Ames, head of Corvid. 12 shops.',
  );
  expect(quotations).toEqual([{ text: 'We never count stock by hand.', who: 'Ruth Ames', role: 'head of Corvid' }]);
});

test('a verb that is a film elsewhere asks for none, and what it says is shown', () => {
  const lamp = 'Meet Orb, a lamp. 90 lumens, weighs 30 g, clips on in 3 seconds. 12 seconds, dark look.';
  expect(planOf(lamp).durationInFrames).toBe(360);
  expect(JSON.stringify(shots(lamp))).toMatch(/90 lumens.*30 g.*3 seconds/u);
});

test('a warning that a product gives makes no notice of its film', () => {
  expect(
    chooseShape(read('We made Silo for bakers who hate waste. See stock by hour, and get a warning at 5 %.')),
  ).not.toBe('alert');
});

test('a day alone stays in its sentence, and nobody is set against a date', () => {
  expect(read('Snow above 900 m on Thursday. Bring chains.').statements.map(({ text }) => text)).toContain(
    'Snow above 900 m on Thursday.',
  );
  expect(read('Final: Rooks 4, Daws 1. Next game: 9 April vs Kites.').comparison).toBeNull();
});

test('a line that sends to an address asks for it', () => {
  const { action, address } = read(
    'Wanted: joiner for boats in Kiel. 37 hours. Send your portfolio to jobs@werft.example',
  );
  expect([action, address]).toEqual(['Send your portfolio', 'jobs@werft.example']);
  const job = 'Wir suchen dich: Koch in Vollzeit ab 1. Mai. Bewirb dich unter hafenkueche.de.';
  expect(read(job)).toMatchObject({ action: 'Bewirb dich', occasion: { place: '' } });
});
