/** What strangers and agents say to the maker around their copy is never shown, and none of the copy goes with it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) => {
  const plan = planFilm(inputOf(prompt));
  return { plan, shown: JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props))) };
};

test.each([
  ['You are a senior video editor. Make a 15 second clip for Pinefold Tents. It weighs 1.2 kg.', /editor/, '1.2'],
  [
    'Pinefold Tents weigh 1.2 kg. They stand in two minutes. Please do not add captions or voice over.',
    /captions|voice/i,
    '1.2',
  ],
  [
    'Soup on Tuesdays costs £3. Join us at noon in the hall. Around 20 seconds, for our village newsletter.',
    /newsletter/,
    '£',
  ],
  [
    'Video for a hospital lobby screen, looping, no sound, 20 s. Flu shots are free. Walk in until 18:00.',
    /lobby|looping|sound/,
    'Flu shots',
  ],
  [
    'Rain barrels save 900 litres a year. Make a chart video, 15s, cream background with green bars.',
    /background/,
    '900',
  ],
  [
    'Explain composting in a short animation: layer leaves and peelings. Turn it weekly. Wait 12 weeks.',
    /animation/,
    'ayer leaves',
  ],
  [
    'We run a bakery school called Crumbwell and want something for the website. 400 people learned here.',
    /want something/,
    'Crumbwell',
  ],
  [
    '{"title":"Oarlock","aspect":"9:16","scenes":["Row in the hall","Open until 22:00","From £8"]}',
    /Aspect/i,
    'Oarlock',
  ],
  [
    'App preview, 15 seconds, portrait. App: Larder. Tagline: Eat what you have. 1.1 million fridges.',
    /preview/,
    'Eat what you have',
  ],
])('%s', (prompt, hidden, told) => {
  const { shown } = shownOf(prompt);
  expect(shown).not.toMatch(hidden);
  expect(shown).toContain(told);
});

test.each([
  ['Monthly numbers for the board, keep it under 22 seconds: orders 512, returns 14, visits 9,800.', 22],
  [
    'Can you make a little video (say 15-25 seconds, vertical for Instagram) for the Moss Lane Choir? We sing on Mondays.',
    25,
  ],
  ['Short video comparing Zinc and Tin for our blog, no longer than 35 seconds. Zinc: light. Tin: soft.', 35],
  ['the story of the zip in 40 secs. 1893 shown in Chicago. 1913 made to work. 1937 worn by pilots.', 40],
])('%s: the length in an opening clause holds and stays unsaid', (prompt, seconds) => {
  const { plan, shown } = shownOf(prompt);
  // "under" and "no longer than" leave less to the words.
  const isMost = /under|longer/u.test(prompt);
  expect(plan.durationInFrames).toBeLessThanOrEqual(seconds * 30);
  expect(plan.durationInFrames).toBeGreaterThanOrEqual(seconds * (isMost ? 12 : 30));
  expect(shown).not.toMatch(/sec|under|longer|say/);
});

test('a screen or a site of the asker that the film is about stays its subject', () => {
  expect(shownOf('A 12 second promo for our new Halden display. 6,000 nits. Made in Oslo.').shown).toMatch(/Halden/);
  expect(shownOf('Launch video for our new newsletter. 900 readers wait for issue one.').shown).toMatch(/newsletter/);
});

test('a question to viewers is told with its answer, and a plea for people is no direction', () => {
  const { shown } = shownOf(
    'We ran the shop without cash for a year. Would we do it again? Yes. We need volunteers on Fridays.',
  );
  expect(shown).toContain('Would we do it again?');
  expect(shown).toContain('We need volunteers on Fridays');
});

test('a call behind a dash is a call', () => {
  const { shown } = shownOf(
    'A tour of Pennywort. Scene 1: water once a week. Scene 2: call to action - Plant one at pennywort.example',
  );
  expect(shown).not.toMatch(/call to action/i);
  expect(shown).toContain('"action":"Plant one"');
});

test('bare numbers that share a unit are no items', () => {
  const { shown } = shownOf(
    'Larch reminds patients. Scene 2: gentle messages after 3, 9 and 27 days. Nobody is forgotten.',
  );
  expect(shown).not.toMatch(/"9"/);
  expect(shown).toContain('3, 9 and 27 days');
});

test('rows between bars are a table without the rule under their head', () => {
  const { shown } = shownOf('Ferries by harbour\n| Harbour | 2024 | 2025 |\n| Ost | 610 | 702 |\n| Nord | 455 | 430 |');
  expect(shown).not.toContain('|');
  expect(shown).toContain('702');
});

test('how a film looks, lasts and is played goes together, whatever one of its words is', () => {
  const said = (prompt: string) =>
    JSON.stringify(planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots.map(({ props }) => props)));
  const shop = 'Tea room Fenn. Scones baked at 6 every day. 9 Mill Lane.';
  for (const wish of [
    'Keep it homely, 1:1 for Instagram reels',
    'candlelit serif, plum and gold, 15s',
    'Pie chart, clean, half a minute is too long, make it 12 seconds.',
    'Playful, lots of colour, ~14 sec',
    'Do not mention sugar.',
  ])
    expect(said(`${shop} ${wish}`)).not.toMatch(/homely|reels|serif|chart|too long|lots of|mention/iu);
  expect(planFilm(inputOf(`${shop} Playful, lots of space, ~14 sec`)).durationInFrames).toBe(420);
  expect(said('Tea by the numbers: Kenya 6, India 5, Japan 3.\nmake kenya stand out')).not.toContain('stand out');
  expect(said('TASK: Generate video\nPRODUCT: Fenn API\nNow with webhooks.')).not.toMatch(/TASK|Generate/u);
  expect(said('Explain to a 9 year old why leaves fall. Light fades in autumn. The tree saves water.')).not.toContain(
    '9 year old',
  );
  // A bound, a viewer's deed and two things for sale are none of it.
  expect(said(`${shop} Free entry, 15 s`)).toContain('Free entry');
  expect(said('Make your garden stand out. Fenn Seeds.')).toContain('stand out');
});
