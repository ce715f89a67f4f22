/** Edits in unusual words: what they name changes, what they do not stays, and nothing becomes a film of its own unasked. */
import { expect, test } from '@jest/globals';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  'Product launch, 25 seconds: Tidewater One, the first electric ferry that flies. From £1.2bn order book to your harbour in 2027. 55 km/h on foils, 80 % less energy, range 110 km, 30 passengers, charges in 42 min. "You don\'t feel the sea. You just arrive." — Captain Lise Holm. tidewater.example',
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

test('a scene is found by what it is about, a length is said of one scene in words, and a date keeps its month', () => {
  const film = standing(
    'Werbefilm, 18 Sekunden, für das Lichterfest Schwabach am 5. Dezember 2026, Königsplatz. Über 60 Stände. Alle Wege sind barrierefrei. Eintritt frei. Infos: lichterfest-schwabach.example.',
  );
  const removed = edited('Entferne den Satz über die Wege', film);
  expect(codeOf(removed.scenes)).not.toContain('barrierefrei');
  expect(codeOf(removed.scenes)).toContain('60');
  expect(codeOf(edited('Das Datum ist jetzt 12. Dezember 2026', film).scenes)).toContain('12. Dezember 2026');
  expect(codeOf(edited('Füge am Ende „Bis bald!“ hinzu', film).scenes)).toContain('Bis bald!');
  expect(edited('Give the last scene two more seconds', film).durationInFrames).toBe(600);
  expect(edited('Put it on a black background', film).theme.colours.ground).toBe('#0b0b0d');
  expect(() => edited('Entferne den Satz über die Parkplätze', film)).toThrow();
});
