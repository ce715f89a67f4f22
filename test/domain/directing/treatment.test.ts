/** What instructions and the brand ask of looks, pace and words is seen in the film, or told. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { lchOf } from '../../../domain/directing/ramp.ts';
import { inputOf } from './brief-input.ts';

const prompt =
  'Meet Norra, the heat pump for old houses. It cuts heating bills by 40 %. Installed within 2 days. A revolutionary start. See norra.example';
const planWith = (label: 'instructions' | 'brand', text: string, words = prompt) => {
  const input = inputOf(words);
  return planFilm({ ...input, contexts: [...input.contexts, { label, text }] });
};
const shownOf = (plan: ReturnType<typeof planFilm>) =>
  JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props)));

test.each([
  ['Meditative and unhurried.', 'energy', 'calm'],
  ['Snappy, quick cuts.', 'energy', 'energetic'],
  ['Everything drifts like a feather.', 'signature', 'float'],
  ['Assembled like a jigsaw.', 'signature', 'assemble'],
  ['Hard cuts only.', 'transition', 'cut'],
  ['Think of ripples and pebbles.', 'motif', 'circle'],
  ['An architectural skyline.', 'motif', 'bar'],
  ['Printed on a risograph.', 'texture', 'halftone'],
  ['Words marked with a highlighter.', 'emphasis', 'high'],
  ['Locked-off, static frame.', 'camera', 'still'],
  ['Set in Garamond.', 'pairing', 'classic'],
  ['Flat, no shadows.', 'shadow', 'none'],
  ['Schwebende Bewegungen.', 'signature', 'float'],
  ['Coupes franches, texture papier.', 'texture', 'paper'],
] as const)('the treatment “%s” sets %s to %s', (text, axis, value) => {
  expect(planWith('instructions', text).theme[axis]).toBe(value);
});

test('what a treatment refuses is not drawn, whatever the seed', () => {
  for (const seed of [0, 1, 2, 3]) {
    const input = { ...inputOf(prompt), seed };
    const refusing = { label: 'instructions' as const, text: 'Playful, but no bouncing and no wipes. Avoid red.' };
    const { theme } = planFilm({ ...input, contexts: [...input.contexts.slice(0, 2), refusing] });
    expect(theme.signature).not.toBe('pop');
    expect(theme.transition).not.toBe('shape');
    for (const hex of [theme.colours.brand, theme.colours.accent])
      expect(Math.abs(((lchOf(hex).h - 27 + 540) % 360) - 180)).toBeGreaterThan(20);
  }
});

test('a sparse treatment draws nothing beside the words, a rich one something beside all of them', () => {
  const drawn = (text: string) =>
    planWith('instructions', text).scenes.flatMap(({ shots }) =>
      shots.filter(({ piece }) => ['Emblem', 'ShapeField', 'GridField', 'GhostType', 'Texture'].includes(piece)),
    ).length;
  expect(drawn('Minimal, lots of white space.')).toBe(0);
  expect(drawn('Rich and layered.')).toBeGreaterThanOrEqual(2);
});

test.each([
  'Norra. Words to avoid: revolutionary, cheap.',
  'Norra. Never say “revolutionary”.',
  'Norra. Vermeide die Wörter revolutionary und billig.',
  'Norra. Mots à éviter : revolutionary, pas cher.',
])('a word that the brand avoids is not printed: %s', (brand) => {
  const plan = planWith('brand', brand);
  expect(shownOf(plan)).not.toMatch(/revolutionary/i);
  expect(plan.leftOut.join()).toContain('A revolutionary start. (avoided word “revolutionary”)');
  expect(shownOf(plan)).toContain('40');
});

test('a quoted text stands as written, and it is told that it holds an avoided word', () => {
  const plan = planWith('brand', 'Words to avoid: cheap.', 'Norra pumps. "Not cheap, but honest." See norra.example');
  expect(shownOf(plan)).toContain('Not cheap, but honest.');
  expect(plan.leftOut.join()).toContain('although it holds the avoided word “cheap”');
});
