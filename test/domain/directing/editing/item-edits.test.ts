/** Edits of single items, and lengths that are met or refused with what can be had. */
import { expect, test } from '@jest/globals';
import { checkChoreography } from '../../../../domain/choreography/check-choreography.ts';
import { groundRest } from '../../../../domain/directing/long-rests.ts';
import { codeOf, edited, standing } from './standing.ts';

const recipe = standing(
  'How to make pour-over coffee: 1. Rinse the paper filter. 2. Grind 20 g of beans. 3. Bloom for 30 seconds. 4. Pour slowly in circles. 5. Enjoy.',
);
const kiln = standing(
  'Kiln pottery studio. 14 places, 3 evenings, 9 wheels. Firing time went from 14 hours to 9 hours. Book by Friday at kiln.example.',
);
const itemsIn = (code: string) =>
  [...(/items=\{(\[[\s\S]*?\])\}/u.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/gu)].map(([, item]) => item);
const steps = itemsIn(codeOf(recipe.existing));
const order = (prompt: string) => itemsIn(codeOf(edited(prompt, recipe).scenes)).map((item) => steps.indexOf(item) + 1);

test('steps change places, move and go by their number, and nothing else changes', () => {
  expect(steps.length).toBeGreaterThanOrEqual(4);
  const all = steps.map((_, index) => index + 1);
  for (const prompt of [
    'Swap step 1 and step 2',
    'Swap steps 1 and 2',
    'Tausche Schritt 1 und 2',
    'Échange les étapes 1 et 2',
  ])
    expect(order(prompt)).toEqual([2, 1, ...all.slice(2)]);
  expect(order('Swap the first step and the last step')).toEqual([all.at(-1), ...all.slice(1, -1), 1]);
  expect(order('Move step 3 to the start')).toEqual([3, 1, 2, ...all.slice(3)]);
  expect(order('Move step 3 before step 2')).toEqual([1, 3, 2, ...all.slice(3)]);
  expect(order('Remove step 2')).toEqual([1, ...all.slice(2)]);
  const plan = edited('Swap step 1 and step 2', recipe);
  expect(plan.durationInFrames).toBe(Math.max(...recipe.existing.map((one) => one.startFrame + one.durationInFrames)));
  const others = plan.scenes.filter(({ code }) => !code?.includes('Bloom'));
  for (const { name, code } of others) expect(code).toBe(recipe.existing.find((one) => one.name === name)?.code);
  expect(() => edited('Swap step 1 and step 9', recipe)).toThrow(
    expect.objectContaining({ code: 'edit_not_understood' }),
  );
  expect(() => edited('Split step 3', recipe)).toThrow(expect.objectContaining({ code: 'edit_not_understood' }));
});

test('a longer step holds back what follows it, and its scene lasts as much longer', () => {
  const before = Math.max(...recipe.existing.map((one) => one.startFrame + one.durationInFrames));
  const plan = edited('Make step 3 two seconds longer', recipe);
  expect(plan.durationInFrames - before).toBe(60);
  const cues = /cues=\{\[([\d, -]+)\]\}/u.exec(codeOf(plan.scenes))?.[1]?.split(',').map(Number) ?? [];
  const gaps = cues.slice(1).map((cue, index) => cue - (cues[index] ?? 0));
  expect(gaps).toHaveLength(steps.length - 1);
  expect((gaps[2] ?? 0) - (gaps[1] ?? 0)).toBeGreaterThanOrEqual(58);
  expect((gaps[2] ?? 0) - (gaps[1] ?? 0)).toBeLessThanOrEqual(62);
  expect(checkChoreography(plan)).toEqual([]);
});

test('one figure of a row, one side of a change and one step can be emphasised', () => {
  expect(codeOf(edited('Emphasise evenings', kiln).scenes)).toContain('highlight={"Evenings"}');
  expect(codeOf(edited('Highlight "14 hours"', kiln).scenes)).toContain('highlight={"before"}');
  expect(codeOf(edited('Highlight step 2', recipe).scenes)).toMatch(/highlight=\{"Grind 20 g of beans\.?"\}/u);
  expect(() => edited('Highlight "9 hours"', kiln)).toThrow(expect.objectContaining({ code: 'edit_not_understood' }));
});

test('a length of one scene is what was asked, or is refused with the numbers', () => {
  const closingOf = (scenes: readonly { name: string; startFrame: number; durationInFrames: number }[]) => {
    const { startFrame = 0, durationInFrames = 0 } = scenes.find(({ name }) => name === 'Closing') ?? {};
    return [startFrame, durationInFrames];
  };
  const film = standing(
    'Make a 30 second launch video for Acme Deploy: builds used to take 14 minutes, now 90 seconds. One-click rollbacks, live previews and zero config. End with "Try it free" and acme.dev.',
  );
  const [start = 0, length] = closingOf(film.existing);
  for (const frames of [15, 30]) {
    const plan = edited(`Shorten the hook by ${frames / 30} seconds`, film);
    expect(plan.durationInFrames).toBe(900 - frames);
    expect(closingOf(plan.scenes)).toEqual([start - frames, length]);
  }
  expect(() => edited('Shorten the hook by 2 seconds', film)).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({
        detail: expect.stringMatching(
          /It lasts \d[\d.]* s, and its words take \d[\d.]* s .* \d[\d.]* s would be too short/u,
        ),
      }),
    }),
  );
});

test('a film made much longer goes on moving: its ground turns as often as that of a film planned so long', () => {
  const short = standing('Make an 8 second film for Tidal: "Power from the sea". 12 turbines. tidal.example');
  const plan = edited('Make the film 60 s long.', short);
  expect(plan.durationInFrames).toBe(1800);
  const ground = plan.scenes.find(({ role }) => role === 'ground')?.code ?? '';
  const turns = /shifts=\{\[([\d, ]+)\]\}/u.exec(ground)?.[1]?.split(',').map(Number) ?? [];
  const gaps = [...turns, 1800].map((turn, index) => turn - (turns[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(groundRest[plan.theme.energy]);
});
