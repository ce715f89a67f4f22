/** What a brief asks to be shown heads what it is made of; nothing behind its colon is lost. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const planOf = (prompt: string) => planFilm(inputOf(prompt));
const shotsOf = (prompt: string) =>
  planOf(prompt).scenes.flatMap(({ role, shots }) => (role === 'ground' ? [] : shots));
const wordsOf = (prompt: string) =>
  shotsOf(prompt)
    .map(({ props }) => JSON.stringify(props))
    .join('\n');

test.each([
  ['Show our Q3 numbers: revenue $4.2M, 1,340 new customers, churn down from 3.1% to 2.4%.', 'Our Q3 numbers', '1,340'],
  ['Display the schedule for Founders Day: 9:00 welcome, 10:30 workshops, 13:00 lunch.', 'The schedule for', '10:30'],
  ["Summarize this week's news: new office in Lyon, 14 new hires, one award.", "This week's news", 'Lyon'],
  ['Share our impact in 2024: 3,200 trees, 18 tonnes saved, 640 volunteers.', 'Our impact in 2024', '640'],
  ['Zeige unsere Quartalszahlen: Umsatz 4,2 Mio. €, 1.340 neue Kunden.', 'Unsere Quartalszahlen', '1.340'],
  ['Montre nos résultats du trimestre : 4,2 M€ de ventes, 1 340 nouveaux clients.', 'Nos résultats', '1 340'],
  ['Muestra los resultados de Aceites Montoro: 7,4 millones de ventas, 14 países.', 'Los resultados', '14'],
  ['Mostra i risultati del 2024: 3.200 alberi piantati, 640 volontari.', 'I risultati del 2024', '640'],
  ['Mostre os resultados de 2024: 3.200 árvores plantadas, 640 voluntários.', 'Os resultados de 2024', '640'],
  ['Toon onze cijfers van 2024: 3.200 bomen geplant, 640 vrijwilligers.', 'Onze cijfers van 2024', '640'],
])('%s', (prompt, title, fact) => {
  const words = wordsOf(prompt);
  expect(words).toContain(title);
  expect(words).toContain(fact);
  expect(planOf(prompt).leftOut).toEqual([]);
});

test('what is asked for in the middle is shown as well', () => {
  const prompt =
    'A launch video for Tidewell One, a water filter. Open with "Clean water." Show three benefits: removes 99.3% of microplastics, filters 4 litres in 6 minutes, and each cartridge lasts 5 months.';
  const words = wordsOf(prompt);
  for (const fact of ['99.3%', '4 litres', '5 months']) expect(words).toContain(fact);
  expect(words).not.toContain('Show three');
});

test('how it shall look is no subject', () => {
  expect(wordsOf('Show on a dark ground: 30 trees, 40 birds. For Hill Park.')).not.toContain('On a dark ground');
});

test.each([
  ['Bar chart of coffee sales by day: Mon 120, Tue 95, Wed 140, Thu 160, Fri 210.', 'Bars', 'Coffee sales by day'],
  ['Line chart of coffee sales by day: Mon 120, Tue 95, Wed 140.', 'Line', 'Coffee sales by day'],
  ['Balkendiagramm der Besucher pro Tag: Mo 120, Di 95, Mi 140, Do 150.', 'Bars', 'Besucher pro Tag'],
])('a chart is drawn as it is asked for: %s', (prompt, piece, title) => {
  expect(shotsOf(prompt).map((shot) => shot.piece)).toContain(piece);
  expect(wordsOf(prompt)).toContain(`"${title}"`);
});

test.each([
  ['Monthly traffic: January 12,000 visits, February 15,500, March 21,000.', ['12,000', '15,500', '21,000']],
  ['Our newsletter: 2021: 1,200 readers, 2022: 4,800 readers, 2023: 15,000 readers.', ['1,200', '4,800', '15,000']],
])('dates with a figure each are a row: %s', (prompt, values) => {
  const { series } = readBrief(inputOf(prompt));
  expect(series[0]?.points.map(({ value }) => value)).toEqual(values);
});

test('"in 30 seconds" behind what is explained is a length', () => {
  const prompt = 'Explain how a lock works in 30 seconds: a key lifts the pins, the plug turns, and the bolt moves.';
  expect(planOf(prompt).durationInFrames).toBe(900);
  expect(wordsOf(prompt)).not.toContain('30 seconds');
});

test.each([
  ['A short video with this quote by Grace Hopper: "We’ve always done it this way." 8 seconds.', 'Grace Hopper'],
  ['Video mit diesem Zitat von Albert Einstein: „Fantasie ist wichtiger als Wissen.“ 8 Sekunden.', 'Albert Einstein'],
])('who is quoted says it: %s', (prompt, who) => {
  expect(readBrief(inputOf(prompt)).quotations[0]?.who).toBe(who);
});

test.each([
  ['30% off all sandals until June 20 at Costa Shoes, 48 Harbor Road.', 'Costa Shoes'],
  ['Yoga on Tuesdays at 7 pm, first class free. Studio Lotus, 4 Elm Street.', 'Studio Lotus'],
  [
    'Announce that Maria Oyelaran joins Brightwell Foods as Chief Operating Officer. She leads 40 people.',
    'Brightwell Foods',
  ],
  [
    'Tijdlijn van fietsenmaker Van Dijk: 1948 opgericht, 2009 eerste e-bike, 2024 overgenomen door kleindochter Sanne.',
    'Van Dijk',
  ],
])('neither a street nor kin signs a film: %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test('a first day at work is no event, and where somebody was before is not who speaks', () => {
  const prompt = 'Introduce our new CFO: Daniel Osei, 15 years at Orion Bank, starts on March 3.';
  expect(shotsOf(prompt).map(({ piece }) => piece)).not.toContain('Ticket');
  expect(readBrief(inputOf(prompt)).name).not.toBe('Orion Bank');
});
