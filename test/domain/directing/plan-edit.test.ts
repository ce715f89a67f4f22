import { expect, test } from '@jest/globals';
import { planEdit } from '../../../domain/directing/plan-edit.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { projectNameOf } from '../../../domain/directing/project-name-of.ts';
import { writeScene } from '../../../domain/directing/write-scene.ts';
import { fiveKinds, inputOf } from './brief-input.ts';

const film = planFilm(inputOf(fiveKinds.launch));
const existing = film.scenes.map((scene) => ({
  name: scene.name,
  track: scene.track,
  startFrame: scene.startFrame,
  durationInFrames: scene.durationInFrames,
  code: writeScene(scene),
}));
const edit = (prompt: string) => planEdit(inputOf(prompt, { existing, theme: film.theme }));
const codeOf = (plan: ReturnType<typeof edit>) => plan?.scenes.map(({ code }) => code).join('\n') ?? '';

test('other words change where they stand and nothing else', () => {
  const plan = edit('Change "Try it free" to "Start today"');
  expect(codeOf(plan)).toBe(
    existing
      .map(({ code }) => code)
      .join('\n')
      .replaceAll('Try it free', 'Start today'),
  );
  expect(plan?.theme).toEqual(film.theme);
});

test('a scene can be taken away', () => {
  expect(edit('Remove the Support scene.')?.scenes.map(({ name }) => name)).toEqual(
    film.scenes.map(({ name }) => name).filter((name) => name !== 'Support'),
  );
});

test('another colour changes the theme and no code', () => {
  const plan = edit('Make it red');
  expect(plan?.theme.colours.brand).not.toBe(film.theme.colours.brand);
  expect(plan?.theme.signature).toBe(film.theme.signature);
  expect(codeOf(plan)).toBe(existing.map(({ code }) => code).join('\n'));
});

test('any other prompt plans a new film', () => {
  expect(edit(fiveKinds.event)).toBeNull();
  expect(edit('Change "words that are nowhere" to "Start today"')).toBeNull();
});

test('a project is named after what its prompt is about', () => {
  expect(projectNameOf(fiveKinds.launch)).toBe('Acme Deploy');
  expect(projectNameOf(fiveKinds.event)).toBe('Berlin Jazz Festival');
  expect(projectNameOf(fiveKinds.tutorial)).toBe('How to make pour-over coffee');
  expect(projectNameOf('x'.repeat(500)).length).toBeLessThanOrEqual(61);
});
