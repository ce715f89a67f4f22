/** "It", "that one" and "there" mean what was spoken of last; parts are found by what a viewer calls them. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  '28 second launch film for Pennant, a map app for walkers. Works without a signal. Warns before the rain comes. Before: paper maps, wet hands, dead phones. After: one app, dry pockets, a week of battery. Loved by 42,000 walkers. "It found me a dry path." — Ivo Kern, ranger. Get it at pennant.example',
);
const bakery = standing(
  '25 second film for Hobbs Bakery. Headline "Bread with a past". Loaves per day: Rye 120, Spelt 90, Wheat 210, Oat 45. "I queue in the rain for it." — Nell Carver, teacher. 3 ovens, 14 bakers, 1 sourdough from 1911. Loaf from £4.20. Order at hobbs.example',
);
const refused = expect.objectContaining({ code: 'edit_not_understood' });
const frames = 840;

test('what a remark is about is what "it" means', () => {
  const code = codeOf(edited('The comparison repeats what everybody knows. Cut it.', film).scenes);
  expect(code).not.toContain('Paper maps');
  expect(code).toContain('It found me a dry path.');
});

test('a number after a wish says how much of the same part', () => {
  const plan = edited('The quote goes by too quick. 9 sec for that one, thx', film);
  expect(plan.edits).toEqual(['length']);
  expect(edited('Could you hold the quote a little longer? Say 9 seconds.', film).durationInFrames).toBe(
    plan.durationInFrames,
  );
  expect(plan.durationInFrames).toBeGreaterThan(frames);
});

test('"there" is the place that was spoken of', () => {
  const direct = edited('Move the quote right after the comparison', film).scenes;
  const spoken = edited('i think the quote lands better right after the comparison. can u move it there', film).scenes;
  expect(codeOf(spoken)).toBe(codeOf(direct));
});

test.each([
  ['put the rain bit before the signal one', ['move']],
  ['Swap the quote and the before/after round', ['swap']],
  ['give the rain scene 2 extra seconds, some of our walkers read slowly', ['length']],
  ['loose the comparison pls', ['remove']],
  [
    'Insert a scene right after the quote that says "Free for clubs" with "Until June" below. 4 seconds is fine.',
    ['add'],
  ],
  ['Would you mind adding a scene: "Free for clubs"?', ['add']],
  ['Insert a scene at the start... sorry, I mean before the comparison: "Free for clubs"', ['add']],
])('%s is understood', (prompt, kinds) => {
  expect(edited(prompt, film).edits).toEqual(kinds);
});

test('a scene of two lines lasts as long as it is told to, and stands where it is told to', () => {
  const plan = edited(
    'Add a scene after the quote that says "Free for clubs" with "Until June" below. 4 seconds is fine.',
    film,
  );
  expect(plan.durationInFrames).toBe(frames + 120);
  expect(codeOf(plan.scenes)).toMatch(/dry path[\s\S]*Free for clubs[\s\S]*Until June/u);
});

test.each([
  ['Add a bar to the chart: "Barley" with 60. It goes at the end, after Oat.', ['addItem'], 'Barley'],
  ['Please add a fifth bar: Barley with 60', ['addItem'], 'Barley'],
  ['put Rye before Wheat', ['move'], ''],
  ['make the red deeper', [], ''],
])('%s on a chart', (prompt, kinds, shown) => {
  if (kinds.length === 0) expect(() => edited(prompt, bakery)).toThrow(refused);
  else {
    const plan = edited(prompt, bakery);
    expect(plan.edits).toEqual(kinds);
    expect(codeOf(plan.scenes)).toContain(shown);
  }
});

test.each([
  ['Cut it.', film],
  ['Move it there', film],
  ['The weather is lovely. Cut it.', film],
  ['Add a seventh bar: Barley with 60', bakery],
  ['Add a bar to the chart: "Barley" with 60 km', bakery],
  ['Make the quote longer. Say 1 second.', film],
  ['Swap the drone shot in the second scene for a lighthouse', film],
  ['Have Ivo say the quote in his own voice', film],
  ['Take Nell off the last screen', bakery],
  ['Remove the ninth row from both sides', film],
])('%s is refused', (prompt, on) => {
  expect(() => edited(prompt, on)).toThrow(refused);
});

const steps = standing(
  'How to clean a fountain pen, 24 s. 1. Take it apart. 2. Rinse the nib under cold water. 3. Dry it overnight on paper. 4. Fill it again. Inkwell Club, inkwell.example',
);

test('"it" is the step that was spoken of, and no word of the film', () => {
  const code = codeOf(edited('step 3 is unclear. Change it to "Leave it on paper for a day"', steps).scenes);
  expect(code).toContain('"Leave it on paper for a day"');
  expect(code).toContain('"Take it apart"');
  expect(() => edited('Change it to "Leave it on paper"', steps)).toThrow(refused);
  expect(() => edited('Nell left town. Replace with "Ada Berg, nurse"', bakery)).toThrow(refused);
});

test('two steps on one screen keep both their numbers', () => {
  const code = codeOf(edited('put steps 2 and 3 on one screen, they belong together', steps).scenes);
  for (const number of [1, 2, 3, 4]) expect(code).toContain(`text={"${number}"}`);
});
