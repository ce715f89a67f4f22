/** Edits in unusual words: what they name changes, what they do not stays, and nothing becomes a film of its own unasked. */
import { expect, test } from '@jest/globals';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  'Product launch, 25 seconds: Tidewater One, the first electric ferry that flies. 55 km/h on foils, 80 % less energy, range 110 km, 30 passengers, charges in 42 min. "You don\'t feel the sea. You just arrive." — Captain Lise Holm. From £1.2bn order book to your harbour in 2027. tidewater.example',
);

test.each(['Show it in 9:16', 'Put it in portrait', 'in 9:16 please'])(
  '%s is a format, and no length of minutes',
  (prompt) => {
    const plan = edited(prompt, film);
    expect([plan.width, plan.height, plan.durationInFrames]).toEqual([1080, 1920, 750]);
  },
);

test.each([
  ['Please cut the film down to 20 seconds.', 600],
  ['Film auf 30 Sekunden verlängern', 900],
  ['Make it 5 seconds longer, bitte', 900],
])('%s sets the length', (prompt, frames) => {
  expect(edited(prompt, film).durationInFrames).toBe(frames);
});

test('lengths of two scenes are an edit of what stands, not a new film', () => {
  const plan = planEdit({ ...inputOf('Make the third scene shorter and the last one longer'), contexts: [], ...film });
  expect(plan?.edits).toEqual(['length']);
  const closing = (scenes: readonly { name: string; durationInFrames: number }[]) =>
    scenes.find(({ name }) => name === 'Closing')?.durationInFrames ?? 0;
  expect(closing(plan?.scenes ?? [])).toBeGreaterThan(closing(film.existing));
});

test('what stands beside a part stays when the part goes', () => {
  const beside = film.existing.find(({ name }) => name === 'Support')?.code ?? '';
  expect(beside).toContain('Passengers');
  const plan = edited('Delete the quote', film);
  expect(codeOf(plan.scenes)).not.toContain('You just arrive');
  expect(codeOf(plan.scenes)).toContain('Passengers');
  expect(plan.durationInFrames).toBe(750);
});

test('a refusal names scenes by their words, never by where they stand', () => {
  const refused = () => edited('Make it pop more', film);
  expect(refused).toThrow(expect.objectContaining({ code: 'edit_not_understood' }));
  try {
    refused();
  } catch (error) {
    const { options } = error as { options: { detail: string; errors: unknown[] } };
    expect(options.detail).toContain('“Tidewater One, the first electric ferry');
    expect(options.detail).not.toMatch(/“(?:close|main|full)”/u);
    expect(options.errors.length).toBeGreaterThan(8);
  }
});
