/** A storyboard that stages its words in prose shows the words, and none of the staging. */
import { describe, expect, test } from '@jest/globals';
import { stagedWords } from '../../../domain/directing/unwrapping/staged-words.ts';
import { textsOf } from './planned-shots.ts';

describe('of one sentence of a scene', () => {
  test.each([
    ['Headline types on: Where does rain go?', 'Where does rain go?'],
    ['Three words slam in on the beat: COLD / CLEAR / FREE', 'COLD / CLEAR / FREE'],
    ['Counter rolls up from zero to 940 drains', '940 drains'],
    ['Caption beneath: "one for each street"', '"one for each street"'],
    ['Vertical bars.', ''],
    ['Logo wordmark.', ''],
    ['Bars grow from the left.', ''],
    ['Rye: 3 fields.', 'Rye: 3 fields.'],
    ['Words matter.', 'Words matter.'],
  ])('%s', (sentence, words) => expect(stagedWords(sentence)).toBe(words));
});

const storyboard = `# STORYBOARD: "Where the Rain Goes"

**Client:** Alder Drains  **Runtime:** 0:30  **Aspect:** 16:9
**Palette:** slate, yellow

**0:00–0:05** — Headline types on: *Where does the rain go?*
**0:05–0:12** — Counter rolls up from zero to **940 drains**. Caption beneath: "one for each street"
**0:12–0:20** — Three words slam in on the beat: COLD / CLEAR / FREE
**0:20–0:30** — Logo wordmark. "Mind the grates."

*VO: none. Music: upright bass.*`;

test('a film of it', () => {
  const shown = textsOf(storyboard);
  for (const words of [
    'Where the Rain Goes',
    'Where does the rain go?',
    '940',
    'COLD',
    'CLEAR',
    'FREE',
    'Alder Drains',
  ])
    expect(shown).toContain(words);
  expect(shown).not.toMatch(/storyboard|types on|rolls|caption|slam|wordmark|Runtime|0:30/iu);
});

test('a table in a scene stays one', () => {
  const shown = textsOf(
    '# Brief: Alder Drains\n\nDuration: 40 seconds · Shape: widescreen\n## Scene 1 · Hook\n"Where it goes."\n## Scene 2 · Rain by season\n| Season | Fell (mm) | Kept (mm) |\n|---|---:|---:|\n| Spring | 187 | 121 |\n| Autumn | 212 | 97 |\n## Scene 3 · Close\nOpen days in May',
  );
  expect(shown).toContain('"cols":["Fell (mm)","Kept (mm)"]');
  expect(shown).not.toMatch(/"Hook|"Close|\|/u);
});
