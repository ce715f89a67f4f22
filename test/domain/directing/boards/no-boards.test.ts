/** What only looks like a storyboard is told as any brief is, and odd input neither breaks a plan nor holds it up. */
import { expect, test } from '@jest/globals';
import { readBoard } from '../../../../domain/directing/boards/read-board.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

test.each([
  ['screens of a cinema', 'Screen 1: Dune, 19:30\nScreen 2: Arrival, 20:15\nScreen 3: Solaris, 21:00'],
  ['plans with prices', 'Plan A: $9 a month\nPlan B: $19 a month\nPlan C: $29 a month'],
  ['days of a journey', 'Viagem a Lisboa.\nDia 1: Belém\nDia 2: Sintra\nDia 3: Cascais'],
  ['exercises', 'Workout:\n- Jumping jacks (30 seconds)\n- Squats (30 seconds)\n- Plank (45 seconds)'],
  ['results of a race', 'Results:\n1. Amira Cole: 11.2 s\n2. Bo Lund: 11.5 s\n3. Cy Ott: 11.8 s'],
  ['an agenda with spans', '9:00 – 9:30 Welcome coffee\n9:30 – 10:15 Talk\n10:15 – 11:00 Tour'],
  [
    'plans in an object',
    '{"plans":[{"name":"Free","price":"$0"},{"name":"Pro","price":"$12"},{"name":"Team","price":"$29"}]}',
  ],
  ['routes', 'Berlin → Leipzig → Munich\nParis → Lyon → Nice\nRome → Pisa → Turin\nOslo → Bergen → Alta'],
  ['sections of a page', 'ABOUT US\nWe bake.\n\nOPENING HOURS\n8 to 6\n\nVISIT US\nMill Lane\n\nPRICES\nFrom £2'],
  [
    'a timetable',
    '| Route | Time | Price |\n|---|---|---|\n| Graz | 2 h 35 | €9 |\n| Linz | 1 h 14 | €7 |\n| Wels | 1 h 02 | €6 |',
  ],
])('%s', (_, brief) => expect(readBoard(brief)).toBeNull());

test.each([
  ['stars around points', 'Product: Kite\nFeatures:\n- *Fast*\n- *Cheap*'],
  [
    'ends that are no numbers',
    '{"scenes":[{"start":1e999,"end":1e999,"text":"A b"},{"start":10,"end":5,"text":"C d"},{"start":0,"end":4000,"text":"E f"}]}',
  ],
  ['no time at all', 'Scene 1 (0s): "One thing"\nScene 2 (3s): "Two things"\nScene 3 (3s): "Three things"'],
  ['a hundred scenes and more', Array.from({ length: 104 }, (_, at) => `Scene ${at + 1}: "Word ${at}"`).join('\n')],
  ['objects in objects', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['runs of spaces', `Scene 1: a${' '.repeat(20_000)}b\nScene 2: “c d”\nScene 3: “e f”`],
])('%s', (_, brief) => {
  const plan = planFilm(inputOf(brief));
  expect(plan.durationInFrames / plan.fps).toBeGreaterThanOrEqual(3);
  expect(plan.durationInFrames / plan.fps).toBeLessThanOrEqual(600);
  for (const { startFrame, durationInFrames } of plan.scenes)
    expect(Number.isFinite(startFrame + durationInFrames)).toBe(true);
  expect(JSON.stringify(plan.scenes)).not.toMatch(/Scene \d/u);
});

test('runs of spaces in a requirement', () => {
  const input = inputOf('A launch film for Acme.');
  const given = { label: 'requirement', text: `Show a${' '.repeat(200_000)}b` } as const;
  const others = input.contexts.filter(({ label }) => label !== 'requirement');
  expect(planFilm({ ...input, contexts: [...others, given] }).scenes.length).toBeGreaterThan(0);
});

test('a table in a scene is shown whole, and what a label names is never taken for direction', () => {
  const head = '| Row | A | B | C | D |\n|---|---|---|---|---|';
  const rows = Array.from({ length: 8 }, (_, at) => `| Line ${at} | ${at}1 | ${at}2 | ${at}3 | ${at}4 |`).join('\n');
  const shown = JSON.stringify(
    planFilm(
      inputOf(
        `60 seconds.\n## Scene 1 (10s)\n"Where it goes"\n## Scene 2 (40s)\n${head}\n${rows}\n## Scene 3 (10s)\nText: "We mend them one by one"`,
      ),
    ).scenes,
  );
  for (const words of ['Line 7', '74', 'We mend them one by one']) expect(shown).toContain(words);
});
