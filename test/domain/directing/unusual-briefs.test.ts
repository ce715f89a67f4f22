/** Readings of briefs that ask in unusual ways: what speaks to the maker is no copy, and what is copy keeps together. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shown = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots.map(({ props }) => props)));

test('a row of wishes sets length, colours and looks, and stands nowhere', () => {
  const party = read(
    'Summer party at Lindqvist. Bring a friend. Playful, colours #ffd400 and #1a1a40, portrait, 15 s.',
  );
  expect(party.seconds).toBe(15);
  expect(new Set(party.colours.map(({ hex }) => hex))).toEqual(new Set(['#ffd400', '#1a1a40']));
  expect(party.statements.some(({ text }) => /playful|portrait/iu.test(text))).toBe(false);
  const fest = read('Vereinsfest in Grünau. Motto: „Alle fürs Leder!“ 30 Sekunden, quer, grün-weiß.');
  expect([fest.seconds, fest.exact]).toEqual([30, ['Alle fürs Leder!']]);
  expect(shown('Salon Mirabell. Haircuts by hand. Elegant, calm, dusty pink.')).not.toMatch(/dusty|calm/iu);
  expect(read('Meet Kiln. Warm, trustworthy, colour terracotta and cream.').colours[0]?.hex).toBe('#c65d3b');
  // A tip of one look is copy.
  expect(read('5 tips for calm nights:\n- No screens\n- Keep it dark\n- End the day early').lists).toHaveLength(1);
});

test('colours are named in any language, and a brand that is only colours names nobody', () => {
  expect(shown('Video na 20 sekund dla piekarni Kłos. Kolory: granatowy i złoty. Kleuren: oranje.')).not.toMatch(
    /olory|leuren/u,
  );
  const launch = read('Product launch: Tidewater One. Brand: teal #0B8A8F, sand #EAD9B5 on ink. tidewater.example');
  expect([launch.name, launch.colours[0]?.hex]).toEqual(['Tidewater One', '#0b8a8f']);
});

test('heads of points stay with their points, and a list of one is a line', () => {
  const { lists, statements } = read(
    'Release notes\n\n### Added\n- Passkeys\n- Snapshots\n\n### Removed\n- Python 3.9',
  );
  expect(lists.map(({ title, items }) => [title, items.length])).toEqual([['Added', 2]]);
  expect(statements.map(({ text }) => text)).toContain('Removed: Python 3.9');
});

test('a row of figures is told figure by figure, each with all that its clause says', () => {
  const { figures, statements, rating } = read(
    '1 200 km/h test record, 3,5 % of journeys by rail, 4.9★ from 12 431 riders, £1.2bn invested, −0.7 pp delays, 2.4 M t CO₂ saved, 1:43 h instead of 3:10 h.',
  );
  expect(figures.map(({ prefix, value, suffix, label }) => `${prefix}${value}${suffix}|${label}`)).toEqual([
    '1 200 km/h|test record',
    '3,5 %|of journeys by rail',
    '£1.2bn|invested',
    '−0.7 pp|delays',
    '2.4 M t|CO₂ saved',
    '12 431|riders',
  ]);
  expect([rating, statements.map(({ text }) => text)]).toEqual(['4.9', ['1:43 h instead of 3:10 h']]);
  expect(read('64 000 книг, 3 читальных зала, вход свободный.').figures.map(({ label }) => label)).toEqual([
    'книг',
    'читальных зала',
  ]);
});

test('prices keep their “from”, and house numbers and hours are no figures', () => {
  const [table] = read('Price list:\nCut & style — €54\nColour — from €89\nBeard trim — €18').tables;
  expect(table?.rows.map(({ label, cells }) => [label, cells[0]])).toEqual([
    ['Cut & style', '€54'],
    ['Colour', 'from €89'],
    ['Beard trim', '€18'],
  ]);
  const party = read('Friday 26 June 2026, 18:00, roof terrace, 27 rue des Cascades, Paris.');
  expect([party.occasion.place, party.figures]).toEqual(['27 rue des Cascades, Paris', []]);
  expect(read('매일 오전 8시부터 오후 10시까지.').figures).toEqual([]);
});

test('quotations keep who said them, also where the words go on or a story leads to them', () => {
  const { quotations } = read(
    '"I fell out of the Patience," says Maud Ferris, 84. "I would like her to fall out too." Our coach, Tomasz Wilk, who has seen five Games, puts it this way: "A boat goes as fast as its crew."',
  );
  expect(quotations.map(({ who, text }) => [who, text])).toEqual([
    ['Maud Ferris', 'I fell out of the Patience,'],
    ['Maud Ferris', 'I would like her to fall out too.'],
    ['Tomasz Wilk', 'A boat goes as fast as its crew.'],
  ]);
  const [said] = read('It charges in 42 min. "You just arrive." — Captain Lise Holm.').quotations;
  expect(said).toMatchObject({ text: 'You just arrive.', who: 'Lise Holm', role: 'Captain' });
});

test('who allows only some words gets only those, and of two lengths the second is named', () => {
  const prompt =
    'Make a 10 second video, 20 seconds long, for the Glasshouse Gallery, opening 5 September. No text except "Come and see." and the date.';
  const plan = planFilm(inputOf(prompt));
  const words = plan.scenes.flatMap(({ words: all }) => all);
  expect(new Set(words)).toEqual(new Set(['Come and see.', '5 September']));
  expect(plan.leftOut.join('\n')).toMatch(/20 seconds .*lasts 10 s/u);
});

test('a story with days in it is no ticket, and a party carries its own title', () => {
  const story =
    'Our customers say it best. "It held." — Ana Ruiz. Last winter the storm of 14 January took the roof. A new roof costs £385,000. Help us.';
  expect(shown(story)).toContain('A new roof costs £385,000.');
  expect(
    shown(
      'You are invited! Summer party of the Lindqvist studio, Friday 26 June 2026, 18:00, roof terrace. lindqvist.example',
    ),
  ).toContain('Summer party of the Lindqvist studio');
});

test('an opening that two readings of its line would make longer in turn is made once', () => {
  const optician = shown(
    'Anuncio cuadrado para la óptica Miralles: gafas graduadas por 89 € (antes 140 €) hasta el 30 de junio. Reserva tu hora en el 933 210 456. Tonos verdes, sobrio.',
  );
  expect(optician.toLowerCase()).toContain('gafas graduadas por 89 € (antes 140 €) hasta el 30 de junio');
});
