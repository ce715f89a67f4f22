/** What a prompt wants to keep is kept by nature; an edit that would break it is refused. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  '28 second launch film for Pennant, a map app for walkers. Works without a signal. Warns before the rain comes. Before: paper maps, wet hands, dead phones. After: one app, dry pockets, a week of battery. Loved by 42,000 walkers. "It found me a dry path." — Ivo Kern, ranger. Get it at pennant.example',
);
const refused = expect.objectContaining({ code: 'edit_not_understood' });

test.each([
  ['Make it punchier. Everything else stays.', ['pace']],
  ['Make the animations calmer without changing the total runtime', ['pace']],
  ['Use #aa2200 as accent and leave everything else untouched', ['colour']],
  ['Change "42,000" to "43,000". Leave the quote as it is, our lawyer has read it.', ['words']],
  ['Make it square but keep the quote', ['format']],
  ["Swap the quote and the comparison. Don't touch anything else.", ['swap']],
  ['Change "42,000" to "43,000". The cheap one stays as it is.', ['words']],
  ['Make it square. The upper half can stay untouched.', ['format']],
])('%s keeps what it says', (prompt, kinds) => {
  expect(edited(prompt, film).edits).toEqual(kinds);
});

test.each([
  ['Remove the quote. Keep the quote.', /contradicts/u],
  ['Cut the comparison but keep the comparison', /contradicts|has no comparison/u],
  ['Make it 10 seconds longer without changing the total length', /contradicts/u],
  ['Use a serif typeface. The font stays as it is.', /contradicts/u],
  ['Remove the quote. Don’t lose any scenes.', /contradicts/u],
  ['Hold the quote for 8 seconds but make sure the quote stays for at least 10 seconds', /./u],
])('%s is a contradiction', (prompt, why) => {
  expect(() => edited(prompt, film)).toThrow(refused);
  try {
    edited(prompt, film);
  } catch (error) {
    expect((error as { options: { detail: string } }).options.detail).toMatch(why);
  }
});

test('a row goes from both sides of a comparison, and the others stay', () => {
  const code = codeOf(edited('Remove the second row from both sides of the comparison (hands / pockets)', film).scenes);
  expect(code).not.toMatch(/Wet hands|Dry pockets/u);
  expect(code).toMatch(/Paper maps[\s\S]*Dead phones[\s\S]*One app[\s\S]*A week of battery/u);
});
