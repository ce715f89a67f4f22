/** Films of many kinds × edits of every kind: what the edit does not name stays as it was. */
import { expect, test } from '@jest/globals';
import { AppError } from '../../../../contract/errors.ts';
import { checkChoreography } from '../../../../domain/choreography/check-choreography.ts';
import { stringsOf } from '../../../../domain/directing/editing/code-values.ts';
import type { DirectedPlan } from '../../../../domain/directing/film.ts';
import { fiveKinds } from '../brief-input.ts';
import { edited, type Standing, standing } from './standing.ts';

const briefs = [
  fiveKinds.launch,
  fiveKinds.event,
  fiveKinds.tutorial,
  'Support that answers. Customer: "My parcel never came." Agent: "It arrives tomorrow." Average answer time: 48 seconds. deskly.example',
  'Beeline Honey, colour #0766ee: "Every jar knows its meadow." Three honeys: heather, lime blossom and chestnut. Order at beeline.example.',
];
const films = briefs.map((brief) => standing(brief));

/** Strings of the code that set a piece and are not shown. */
const settings = new Set(['zone', 'main', 'full', 'close', 'none', 'start', 'center', 'icon', 'items', 'title']);
const wordsOf = (scenes: readonly { code?: string }[]) =>
  scenes
    .flatMap(({ code = '' }) => stringsOf(code).filter((text) => /\p{L}{3}|\d/u.test(text) && !settings.has(text)))
    .sort();
const codesOf = (scenes: readonly { code?: string }[]) => scenes.map(({ code }) => code);

/** The plan, or null where this film has nothing that the edit speaks of: refused, and never guessed. */
function tried(prompt: string, film: Standing): DirectedPlan | null {
  try {
    return edited(prompt, film);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('edit_not_understood');
    return null;
  }
}

test.each([
  ['make it snappier', ['energy']],
  ['Use a serif typeface', ['pairing']],
  ['change the font to Garamond', ['pairing']],
  ['Use #ff5500 as accent', ['colours']],
  ['Use #ff5500 instead of blue', ['colours', 'ground']],
  ['make it darker', ['colours', 'ground']],
])('%s changes the look in %j and no scene', (prompt, keys) => {
  for (const film of films) {
    const plan = tried(prompt, film);
    if (plan === null) continue;
    expect(codesOf(plan.scenes)).toEqual(codesOf(film.existing));
    const changed = Object.entries(plan.theme).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(film.theme?.[key as keyof typeof plan.theme]),
    );
    for (const [key] of changed) expect(keys).toContain(key);
    expect(changed.length).toBeGreaterThan(0);
  }
});

test.each([
  'swap scene 2 and 3',
  'put scene 2 first',
  'make it portrait',
  'make it 5 seconds longer',
  'make all text smaller',
])('%s keeps every word and the look', (prompt) => {
  for (const film of films) {
    const plan = tried(prompt, film);
    if (plan === null) continue;
    expect(wordsOf(plan.scenes)).toEqual(wordsOf(film.existing));
    expect(plan.theme.colours).toEqual(film.theme?.colours);
    expect(checkChoreography(plan)).toEqual([]);
  }
});

test('remove the quote takes the quote and nothing else, and films without one refuse', () => {
  const outcomes = films.map((film) => {
    const plan = tried('remove the quote', film);
    if (plan === null) return 'refused';
    const left = wordsOf(plan.scenes);
    const gone = wordsOf(film.existing).filter((word) => !left.includes(word));
    const quoted = film.existing
      .flatMap(({ code }) => [...code.matchAll(/<Quote[\s\S]*?\/>/g)].map(([one]) => one))
      .join();
    for (const word of gone) expect(quoted).toContain(word);
    return 'edited';
  });
  expect(outcomes).toContain('refused');
});

test('the hero cannot be taken away with nothing in its place', () => {
  for (const film of films) {
    const plan = tried('remove the hero', film);
    if (plan === null) continue;
    expect(plan.scenes.some(({ role }) => role === 'hero')).toBe(true);
    expect(checkChoreography(plan)).toEqual([]);
  }
});

test.each(['translate it to French', 'make the headline italic', 'more contrast', 'undo', 'delete everything'])(
  '%s is refused with the list of edits',
  (prompt) => {
    for (const film of films) expect(tried(prompt, film)).toBeNull();
  },
);
