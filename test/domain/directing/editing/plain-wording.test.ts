import { expect, test } from '@jest/globals';
import { plainClause, plainWording } from '../../../../domain/directing/editing/plain-wording.ts';
import { codeOf, edited, standing } from './standing.ts';

test.each([
  ['trim the whole thing down to 20 seconds', 'make it 20 seconds'],
  ['it needs to run 6 seconds longer', 'make it 6 seconds longer'],
  ['hold on the bar chart for 2 seconds longer', 'make the bar chart 2 seconds longer'],
  ['swap the 2nd and third features', 'swap items 2 and 3'],
  ['the quote should come after the numbers', 'move the quote after the numbers'],
  ['the figures are a bit small, bump them up', 'make the figures larger'],
  ['roll the last two screens into one', 'merge the last two scenes'],
  ['give me a 4:5 portrait cut for the feed', 'make it 1080x1350'],
  ['bit calmer please', 'make it calmer'],
  ['remove the quote', 'remove the quote'],
])('“%s” is read as “%s”', (said, plain) => {
  expect(plainClause(said)).toBe(plain);
});

test('what spans two sentences is said in one', () => {
  expect(plainWording('30 seconds is too long, cut it to twenty seconds')).toBe('cut it to 20 seconds');
  expect(plainWording('We got the volunteer number wrong. It should be 330.')).toBe('the volunteer is now 330.');
});

const report = standing(
  'A 30-second report for the Harrow Lane Food Bank. 4,200 parcels packed, 310 volunteers, 18 partner schools.',
);

test('another figure for what a figure is of changes the figure, and not what it is called', () => {
  const code = codeOf(edited('Change the volunteers to 330', report).scenes);
  expect(code).toContain('330');
  expect(code).not.toContain('310');
  expect(code).toMatch(/[Vv]olunteers/);
});

const steps = standing(
  'Make a how-to film, 25 seconds long, called "Repot a houseplant in four steps". Step 1: Water the plant the day before. Step 2: Ease the root ball out of the old pot. Step 3: Fill the new pot one third full with fresh compost. Step 4: Settle the plant in and press the soil down gently.',
);
const order = (code: string) =>
  ['Water the plant', 'Ease the root', 'Fill the new', 'Settle the plant']
    .filter((one) => code.includes(one))
    .sort((a, b) => code.indexOf(a) - code.indexOf(b));
const numbers = (code: string) => [...code.matchAll(/text=\{"(\d)"\}/g)].map(([, digit]) => digit);

test('a step with a scene of its own is removed and moved by its number, and the numbers stay in order', () => {
  expect(numbers(codeOf(steps.existing))).toEqual(['1', '2', '3', '4']);
  const without = codeOf(edited('lose the last step', steps).scenes);
  expect([order(without), numbers(without)]).toEqual([
    ['Water the plant', 'Ease the root', 'Fill the new'],
    ['1', '2', '3'],
  ]);
  const moved = codeOf(edited('step 2 should come before step 1', steps).scenes);
  expect([order(moved).slice(0, 2), numbers(moved)]).toEqual([
    ['Ease the root', 'Water the plant'],
    ['1', '2', '3', '4'],
  ]);
});

test('the turns of the ground stay in order when parts change places', () => {
  const code = codeOf(edited('Swap steps 1 and 4', steps).scenes);
  const turns = /shifts=\{\[([\d, ]+)\]\}/u.exec(code)?.[1]?.split(', ').map(Number) ?? [];
  expect(turns.length).toBeGreaterThan(4);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
});

test('a place named before other words is no part of them', () => {
  const code = codeOf(edited('in step 3 say half full instead of one third full', steps).scenes);
  expect(code).toContain('Fill the new pot half full with fresh compost');
  expect(code).not.toContain('in step 3');
});

test('a colour by a soft name goes for another', () => {
  const film = standing(
    'A 20-second film for Lantern Night. Dark purple background with gold headings. Open on 4 May.',
  );
  expect(edited('headings in silver rather than gold', film).edits).toEqual(['recolour']);
});
