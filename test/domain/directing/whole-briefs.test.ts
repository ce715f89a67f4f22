/** Briefs as people write them: lengths between commas, rows of figures, sentences that a figure stands in. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { rhythmOf } from '../../../domain/directing/rhythm.ts';
import { inputOf } from './brief-input.ts';

const planOf = (prompt: string) => planFilm(inputOf(prompt));
const shots = (prompt: string) =>
  planOf(prompt).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const textOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test.each([
  ['Garden sale, 8 seconds, vertical: 20 % off all roses until Sunday. roses.example', 8, /seconds|vertical/iu],
  [
    'Werbefilm, 18 Sekunden, hochkant, für das Weinfest Volkach am 5. Juni 2026, Marktplatz.',
    18,
    /Sekunden|hochkant|Werbefilm/u,
  ],
  ['Vidéo de 15 secondes, format carré, pour la galerie Mire. Entrée 6,50 €. mire.example', 15, /secondes|format/u],
  [
    'How to descale a kettle, 30 seconds, square. Step 1: Fill it. Step 2: Boil it. Step 3: Rinse it.',
    30,
    /seconds|square/u,
  ],
  ['סרטון של 15 שניות למאפיית "שחר" בחיפה. 14 סוגי לחם.', 15, /סרטון|שניות/u],
])('%s: what its opening says to the maker is kept and never shown', (prompt, seconds, hidden) => {
  expect(planOf(prompt).durationInFrames).toBe(seconds * 30);
  expect(textOf(prompt)).not.toMatch(hidden);
});

test('what is ready in 25 minutes makes no film of 25 minutes, and seconds inside a step stay its own', () => {
  const recipe =
    'Recipe clip: Lentil soup, serves 4, ready in 25 minutes. 1. Fry the onions, 30 seconds. 2. Add lentils. 3. Simmer. soup.example';
  expect(readBrief(inputOf(recipe)).seconds).toBeNull();
  expect(textOf(recipe)).toMatch(/25.*minutes/u);
  expect(textOf(recipe)).toMatch(/30 seconds/u);
});

test('a sentence with a figure is told once, the figure large inside it', () => {
  const film = shots('Meet Parcel Bay. It opens 9,400 lockers in every district. Find one at parcelbay.example');
  expect(film.filter(({ props }) => JSON.stringify(props).includes('9,400'))).toHaveLength(1);
  expect(film).toContainEqual(
    expect.objectContaining({
      piece: 'Counter',
      props: expect.objectContaining({ value: '9,400', text: 'It opens 9,400 lockers in every district.' }),
    }),
  );
});

test('a row of eight figures is counted up, also where one of them is a score', () => {
  const counted = shots(
    'Year in numbers for the Elbe Ferry, 30 seconds: 61.4 million trips (+7.2 %), 94.1 % on time, 212 boats, 6 lines, 131 km of river, NOK 2.3 bn revenue, 4.6/5 passenger rating, -18 % energy per trip. elbe.example',
  );
  const values = counted.flatMap(({ piece, props }) =>
    piece === 'KpiRail'
      ? (props.items as { value: string }[]).map(({ value }) => value)
      : piece === 'Counter'
        ? [props.value]
        : [],
  );
  expect(values).toEqual(['61.4', '94.1', '212', '6', '131', '2.3', '18']);
  expect(JSON.stringify(counted)).toContain('4.6/5 passenger rating');
});

test('years that label what happened in them stand on one rail, or one by one where a film has the time', () => {
  const told =
    'The story of the weir in 40 seconds. 1847: a flood takes the old bridge. 1851: stone piers, 9 arches, 212 m.';
  expect(textOf(told)).not.toContain('"1944"');
  const [line] = shots(
    'The story of the weir in 14 seconds. 1847: a flood takes the old bridge. 1851: stone piers, 9 arches, 212 m. 1944: blown up on 2 September. 2026: lit by 1,150 LEDs.',
  ).filter(({ piece }) => piece === 'Timeline');
  expect(line?.props.points).toHaveLength(4);
});

test('a film too short for its figures one by one shows them side by side', () => {
  const offer =
    'Flash sale, 8 seconds vertical: 35 % off all trail shoes with code MUDDY35 until Sunday midnight. Was $140, now $91. fellrunner.example. Loud!';
  for (const figure of ['35', 'MUDDY35', '$140', '$91']) expect(textOf(offer)).toContain(figure);
  expect(planOf(offer).durationInFrames).toBe(240);
});

test('Dutch is read as a language: what it says of looks is not shown, a film that fills its length keeps no one beat', () => {
  const prompt =
    'Video van 20 seconden voor Fietsenmakerij De Ketting in Utrecht. Wij repareren 45 fietsen per dag. Een grote beurt kost € 79,50. "Een fiets is pas kapot als je opgeeft." deketting.example. Rustig, eerlijk, donkerblauw en oranje.';
  expect(planOf(prompt).language).toBe('nl');
  expect(textOf(prompt)).not.toMatch(/rustig|oranje/iu);
  const launch = planOf(
    'Make a 20 second launch film for Halyard 3, the invoicing app for freelancers. Sending an invoice used to take 11 minutes, now it takes 40 seconds. Works in 23 currencies. 18,500 freelancers already switched. "Get paid before the coffee is cold." Start at halyard.example.',
  );
  expect(rhythmOf(launch.scenes, launch.durationInFrames)).toBeGreaterThan(0.2);
});

test('a film of seconds says as much of a long goal as can be read, and names the rest', () => {
  const plan = planOf(
    'Show people in the valley that the quiet electric mower cuts a whole garden on one charge while the neighbours are still asleep.\nEvery name and figure as written. Moa.\nFive seconds, show moa.example.',
  );
  expect(plan.durationInFrames).toBe(150);
  const said = JSON.stringify(plan.scenes.map(({ words }) => words));
  expect(said).toContain('The quiet electric mower cuts a whole garden');
  expect(said).not.toMatch(/as written|seconds|show/iu);
  expect(plan.leftOut.join(' ')).toContain('asleep');
});

test('a long brief gives sentences up to lists of figures rather than lose figures', () => {
  const facts = Array.from(
    { length: 14 },
    (_, at) =>
      `Yard number ${['north', 'south', 'east', 'west'][at % 4]} ${at + 101} moved ${(at + 3) * 1111} tonnes of timber in the winter`,
  );
  const plan = planOf(
    `A 60 second report for the harbour board. ${facts.join('. ')}. It was a hard year for all of us. harbour.example`,
  );
  const shown = JSON.stringify(plan.scenes.map(({ shots: all }) => all));
  expect(plan.durationInFrames).toBe(1800);
  expect(facts.filter((_, at) => !shown.includes(String((at + 3) * 1111)))).toEqual([]);
});

test('a bound stays with its figure', () => {
  expect(textOf('Meet Parcel Bay. Über 60 Stände. Eintritt frei. parcelbay.example')).toContain('Über');
});

test('what an Italian asking says of its film is no copy, and brackets go with their wishes', () => {
  const market =
    "Video quadrato di 12 secondi: Mercatino dell'Antico, domenica 18 ottobre 2026, Piazza Garibaldi, Parma. 120 espositori, ingresso libero. mercatino.example";
  expect(planOf(market).language).toBe('it');
  expect(textOf(market)).not.toMatch(/quadrato|secondi/u);
  expect(textOf('Top 4 tips (20 s, vertical): 1. Mulch. 2. Water late. 3. Collect rain. 4. Fix the tap.')).not.toMatch(
    /20 s|vertical|tips\)/u,
  );
});

test('before and after are two sides, also behind a head that says so', () => {
  const sides = shots(
    'Before and after, 18 seconds: Before: 3 forms, 11 days. After: 1 app, 4 minutes. lund.example',
  ).filter(({ piece }) => piece === 'Compare');
  expect(sides[0]?.props).toMatchObject({
    left: { items: ['3 forms', '11 days'] },
    right: { items: ['1 app', '4 minutes'] },
  });
});

test('a block of commands is typed once, also where the project has a requirement of its own', () => {
  const prompt =
    'Set up Tern:\n```\n$ npm i -g tern\n$ tern init\n```\nYour site is live at a private address. tern.sh';
  const contexts = [{ label: 'requirement' as const, text: 'Every name and figure as written.' }];
  expect(readBrief(inputOf(prompt, { contexts })).commands).toEqual([['$ npm i -g tern', '$ tern init']]);
});

test('a hook that only says the name gives its time to figures that a short film has none for', () => {
  const ad =
    '10 second ad for the tea house Lumo: green tea, oat biscuits and soup from €6.20. Open from 9:00 to 18:00. Quay Street 12, Delft.';
  const { leftOut, durationInFrames } = planOf(ad);
  expect(durationInFrames).toBe(300);
  expect(leftOut).toEqual([]);
  for (const said of ['6.20', '9:00', '18:00', 'Quay Street 12']) expect(textOf(ad)).toContain(said);
});

test('what stood beside a rail of dates is told after them where a long film tells them one by one', () => {
  const mill =
    'The story of our mill: 1790 built, 1844 burnt down, 1846 rebuilt in brick, 1932 electrified, 2021 a museum. 31,000 visitors a year. Old Mill Trust. 35 seconds.';
  expect(textOf(mill)).toContain('31,000');
});
