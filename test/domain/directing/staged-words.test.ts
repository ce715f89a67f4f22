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

test('a shot list in a table is a script, whatever its other columns are called', () => {
  const shown = textsOf(
    '# Shot list v2\n\nProject: Alder Audio\nDelivery: 1:1, 20 sec\n\n| # | Dur | On-screen text | Animation | Note to editor |\n|---|---|---|---|---|\n| 1 | 6s | Hear the room. | fade up letter by letter | keep it dead silent |\n| 2 | 7s | 60 hours on one charge | count up from zero | the old one had 38 |\n| 3 | 7s | Ships 2 October. | hold | Priya loves this |',
  );
  for (const words of ['Hear the room', '60', 'Ships 2 October']) expect(shown).toContain(words);
  expect(shown).not.toMatch(/letter by letter|silent|had 38|Priya|Shot list|Delivery/u);
});

test('among labelled scenes a list and a counter are shown, and its head says whose film it is', () => {
  const shown = textsOf(
    'STORYBOARD: "Night Bus 9" / Ravel Transit / 9:16 / total 24s\n\n[00:00-00:06] HOOK\n  Text slams in: Missed the last train?\n  SFX: brakes hiss\n[00:06-00:12] NEWS\n  Text: Night Bus 9 runs all night\n  Motion: headlights sweep L to R\n[00:12-00:18] STOPS\n  A line grows with dots on it:\n   - Castle Gate\n   - Moorend\n[00:18-00:24] END\n  Counter rolls up to £2.50, caption "flat fare"\n  Text: Get home.\n  Logo placeholder (we add it in post)',
  );
  for (const words of ['Missed the last train?', 'Castle Gate', 'Moorend', '2.50', 'flat fare', 'Ravel Transit'])
    expect(shown).toContain(words);
  expect(shown).not.toMatch(/slams|SFX|headlights|grows|rolls|placeholder|total 24/u);
});
