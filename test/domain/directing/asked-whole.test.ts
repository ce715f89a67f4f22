/** What stands in and around an asking – colours in a row, pages, viewers, kinds and times – and what of it is told. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { piecesOf, readPrompt, textsOf } from './planned-shots.ts';

const closingOf = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.at(-1)?.shots);

describe('colours and moods in a row behind an asking', () => {
  test.each([
    ['6 second logo sting for Quillhorn, orange, sharp', /Orange|Sharp/iu],
    ['10 second intro for my channel Rustpot Restorations, gritty, orange and black', /gritty|black/iu],
    ['An 8-second ident for the podcast "Third Shift": night blue, one yellow light, quiet.', /night blue|quiet/iu],
  ])('are no copy: %s', (prompt, unshown) => {
    expect(textsOf(prompt)).not.toMatch(unshown);
  });
  test('are looked at all the same', () => {
    expect(readPrompt('6 second logo sting for Quillhorn, orange, sharp').colours).not.toEqual([]);
  });
  test('a row that tells what the film is about stays', () => {
    expect(textsOf('15 second clip about three cheeses, brie, comté and roquefort. Taste them.')).toMatch(/brie/iu);
  });
});

describe('what somebody says of the asking', () => {
  const asked: [prompt: string, unshown: RegExp, shown: string][] = [
    [
      'Explain how a heat pump works to homeowners who have never seen one. 40 seconds. A fan draws in outside air.',
      /homeowners/u,
      'How a heat pump works',
    ],
    [
      'Side-by-side comparison, 25 seconds: paper rotas versus Shiftwren. Paper: 6 hours a week. Shiftwren: 20 minutes a week.',
      /Side-by-side/iu,
      'Paper rotas versus Shiftwren',
    ],
    [
      'I teach year 7 science. Can you make a 40 second video on the three states of matter? Solid: particles are packed tightly. Liquid: particles slide past each other.',
      /I teach/u,
      'Liquid',
    ],
    [
      'How to descale your kettle in three steps, for the Caffetto support page. 1. Empty it. 2. Fill it with vinegar and water. 3. Wait 20 minutes.',
      /support page/u,
      'Caffetto',
    ],
    [
      'Film zu unseren Zahlen, 20 Sekunden. Stromabsatz: 412 GWh. Neue Ladepunkte: 87. Ein Balkendiagramm für die Ladepunkte wäre schön.',
      /Balkendiagramm/u,
      '87',
    ],
    [
      'Q3 results video for our investors, 25 seconds. Company: Harlow Freight. Revenue was $18.4M. We delivered 2.6 million parcels.',
      /investors/u,
      'Q3 results',
    ],
  ];
  test.each(asked)('%s', (prompt, unshown, shown) => {
    expect(textsOf(prompt)).not.toMatch(unshown);
    expect(textsOf(prompt)).toContain(shown);
  });
});

test('an opening film for a conference does not open on “Opening”, and its last frame is an address', () => {
  const prompt =
    'Opening film for TideConf 2026, a two-day conference on local software. 24 speakers, 14 and 15 May 2026 at Kulturhal Nord, Aarhus. Last frame: tideconf.example';
  expect(textsOf(prompt)).not.toMatch(/"Opening"/u);
  expect(readPrompt(prompt)).toMatchObject({ name: 'TideConf 2026', address: 'tideconf.example' });
});

test('one of the people whom a film is for does not sign it, the brand that is named behind does', () => {
  const prompt =
    'Year-in-review clip for a running app user called Tomek: 1,184 km, 132 runs. 16 seconds. Sign off "See you at the start line." Brand is Stridewell.';
  expect(readPrompt(prompt).name).toBe('Stridewell');
  expect(textsOf(prompt)).not.toMatch(/Is Stridewell/u);
});

test('whose an occasion is signs, and not the occasion', () => {
  expect(
    closingOf('Video, 15 Sekunden, für die Eröffnung unserer Bäckerei Kornrade. Am Samstag, 11. Oktober, ab 7:30 Uhr.'),
  ).toContain('"Bäckerei Kornrade"');
});

test('what is said of one thing after the other is told, whatever its words', () => {
  const prompt = '30 second lesson on coffee. Arabica: sweet and soft. Robusta: strong and bitter.';
  expect(textsOf(prompt)).toMatch(/sweet and soft/iu);
  expect(textsOf(prompt)).toMatch(/strong and bitter/iu);
});

test('right behind a day two bare numbers are its hours, and a hall without a name is its place', () => {
  const [ticket] = piecesOf(
    "Vertical video for the Riverbank Book Swap. It's on Sunday 22 September from 10 to 4 in the old boathouse on Mill Road. Bring three books. 15 seconds.",
    'Ticket',
  );
  expect(ticket?.props).toMatchObject({ date: 'Sunday 22 September · 10 to 4', place: 'old boathouse on Mill Road' });
});

test('what something is for, in a row, is one sentence', () => {
  expect(
    textsOf('20 second clip for Tern Pool. Entry is free for under-5s, pregnant women and anyone with a pass.'),
  ).toContain('Entry is free for under-5s, pregnant women and anyone with a pass');
});

test('a side of a score signs nothing', () => {
  expect(readPrompt('Match result: Ashby Rovers 3, Kingsford Town 1. Attendance 4,812. 12 seconds.').name).toBe('');
});

test('who is named right behind somebody unnamed said it', () => {
  expect(
    piecesOf(
      'Un video di 15 secondi per l’agriturismo Colle Merlo. Citazione di un’ospite: "Siamo venuti per due notti e siamo rimasti una settimana." Clara Bellini, Torino. Poi: 9 camere, 3 sentieri, cena in giardino.',
      'Quote',
    )[0]?.props,
  ).toMatchObject({ who: 'Clara Bellini', role: 'Torino' });
});
