/** Scenes told in one sentence each: figures beside quoted labels, times, priced things, sides and places. */
import { describe, expect, test } from '@jest/globals';
import { readBoard } from '../../../../domain/directing/boards/read-board.ts';

/** The lines of one scene between an opening and an end. */
const told = (scene: string, end = '“Come along”, lanternrow.example.'): string[] =>
  (
    readBoard(
      `A film for Lantern Row.\nScene 1 – opening: “Light the lane.”\nScene 2 – ${scene}\nScene 3 – end: ${end}`,
    )?.scenes ?? []
  ).map(({ lines }) =>
    lines.map(({ role, text, value }) => `${role}:${text}${value === undefined ? '' : `=${value}`}`).join('|'),
  );

const second = (scene: string) => told(scene)[1];

describe('figures that nobody quotes', () => {
  test.each([
    ['two numbers: 45 “lanterns” and 3.5 km “of lane”.', 'item:lanterns=45|item:of lane=3.5 km'],
    ['drei Zahlen: 45 „Laternen“, 8 „Höfe“, 21 °C „am Abend“.', 'item:Laternen=45|item:Höfe=8|item:am Abend=21 °C'],
    ['deux chiffres : 2 400 « visiteurs » et 3 « ruelles ».', 'item:visiteurs=2 400|item:ruelles=3'],
    ['one big figure: 87%, label “of neighbours join in”.', 'figure:87%|line:of neighbours join in'],
    ['big number: 12,600 candles, caption “burnt last night”.', 'figure:12,600 candles|line:burnt last night'],
    ['rating: 4.7 out of 5 “from 210 guests”.', 'figure:4.7 out of 5|line:from 210 guests'],
    // What numbers words, or says how long they stand, counts nothing.
    ['words: 1 “Walk” 2 “Look” 3 “Stay”.', 'title:Walk|line:Look|line:Stay'],
    ['after 3 seconds “Look up”.', 'title:Look up'],
  ])('%s', (scene, lines) => {
    expect(second(scene)).toBe(lines);
  });

  test.each([
    ['a ticket: “Lane pass”, £12, “valid all week”.', 'title:Lane pass|line:£12|line:valid all week'],
    ['ein Ticket: „Wochenkarte“, 12 € statt 15 €.', 'title:Wochenkarte|line:12 € statt 15 €'],
    ['prix : « Entrée » 7 €.', 'title:Entrée|line:7 €'],
  ])('the price of what is named: %s', (scene, lines) => {
    expect(second(scene)).toBe(lines);
  });

  test.each([
    ['times, heading “Walks start”: 17:10, 18:40, 20:15.', 'title:Walks start|item:17:10|item:18:40|item:20:15'],
    [
      'times, headed “Open”: Friday 17:00; Saturday 16:30; Sunday 16:00.',
      'title:Open|item:Friday 17:00|item:Saturday 16:30|item:Sunday 16:00',
    ],
    [
      'Termine, Überschrift „Neu“: 3. März, Lesung; 14. April, Umzug; 2. Mai, Fest.',
      'title:Neu|item:3. März, Lesung|item:14. April, Umzug|item:2. Mai, Fest',
    ],
    [
      'numbered steps, heading “How”: 1 Take a lantern; 2 Follow the bell; 3 Sing.',
      'title:How|item:Take a lantern|item:Follow the bell|item:Sing',
    ],
  ])('times, days and steps are points: %s', (scene, lines) => {
    expect(second(scene)).toBe(lines);
  });

  test('two sides stand against each other', () => {
    expect(second('comparison: “By lamp 40 watts” against “By candle 3 watts”.')).toBe(
      'left:By lamp|left:40 watts|right:By candle|right:3 watts',
    );
  });

  test.each([
    ['“Come along”, 7 Mill Row, lanternrow.example.', 'title:Come along|line:7 Mill Row|address:lanternrow.example'],
    ['“Bis bald”, Uferweg 12, lanternrow.example.', 'title:Bis bald|line:Uferweg 12|address:lanternrow.example'],
    ['“Ask us”, hello@lanternrow.example.', 'title:Ask us|address:hello@lanternrow.example'],
    ['“Come along”, then fade, lanternrow.example.', 'title:Come along|address:lanternrow.example'],
  ])('an end with its place: %s', (end, lines) => {
    expect(told('two numbers: 45 “lanterns” and 3 “lanes”.', end)[2]).toBe(lines);
  });

  test.each(['Couleurs : fond crème, texte vert.', 'Colores: fondo verde.', 'Colori: sfondo crema.'])(
    'looks below the last scene are told to the maker: %s',
    (look) => {
      expect(told('deux chiffres : 45 « lampes » et 3 « rues ».', `« Venez », lanternrow.example.\n${look}`)[2]).toBe(
        'title:Venez|address:lanternrow.example',
      );
    },
  );
});
