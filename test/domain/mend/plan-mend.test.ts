import { expect, test } from '@jest/globals';
import { planMend } from '../../../domain/mend/plan-mend.ts';
import { type MendFilm, targetOf } from '../../../domain/mend/target.ts';
import type { ReviewInput } from '../../../domain/review/finding.ts';
import { review } from '../../../domain/review/review.ts';
import { plainTheme } from '../../engine/plain-theme.ts';
import { filmOf, textOf } from '../review/measured-film.ts';

const place = (sceneId: string, track: number, startFrame: number, durationInFrames: number) => ({
  ...{ sceneId, name: sceneId, track, startFrame, durationInFrames },
});

/** Ways to mend the finding of a rule in a measured film. */
function waysOf(rule: string, input: ReviewInput, scenes: MendFilm['scenes']) {
  const finding = review(input).findings.find((each) => each.rule === rule);
  if (!finding) throw new Error(`no finding of ${rule}`);
  return planMend(targetOf(finding, { input, theme: plainTheme, scenes }));
}

test('texts that share too little time get what is missing', () => {
  const words = 'A sentence of a fair length that wants to be read with care';
  const line = (index: number) => {
    const inkBox = { x: 400, y: 200 + index * 150, width: 800, height: 100 };
    return textOf({ element: `s0/${index}`, text: words, inkBox, lines: [inkBox] });
  };
  const [way] = waysOf(
    'shared-reading',
    filmOf(() => [line(0), line(1), line(2)]),
    [place('scn_1', 0, 0, 180)],
  );
  expect(way?.lengthen).toEqual({ sceneId: 'scn_1', frames: expect.any(Number) });
  // Three times 104 frames, less twice 15 for what is seen at once, of which 166 are there, and a little more.
  expect(way?.lengthen?.frames).toBeGreaterThanOrEqual(116);
  expect(way?.lengthen?.frames).toBeLessThan(135);
});

test('the last scene before an empty end stands to the end, and the ground below it stays', () => {
  const flat = { edgeShare: 0, luma: 0.1, span: 90 };
  const film = filmOf((frame) => (frame < 90 ? [textOf()] : []));
  const samples = film.samples.map((sample) => ({ ...sample, ...(sample.frame >= 90 && { picture: flat }) }));
  const scenes = [place('ground', 0, 0, 180), place('words', 1, 0, 90)];
  const ways = waysOf('blank-frame', { ...film, samples }, scenes);
  expect(ways.map(({ places }) => places)).toEqual([[{ sceneId: 'words', startFrame: 0, durationInFrames: 180 }]]);
});

test('a pause inside a scene is filled by the words before it, else by those after it', () => {
  const flat = { edgeShare: 0, luma: 0.1, span: 90 };
  const film = filmOf((frame) =>
    frame < 60 || frame > 120 ? [textOf({ line: 9, text: frame < 60 ? 'One' : 'Two' })] : [],
  );
  const samples = film.samples.map((sample) => (sample.texts.length === 0 ? { ...sample, picture: flat } : sample));
  const ways = waysOf('blank-frame', { ...film, samples }, [place('scn_1', 0, 0, 180)]);
  expect(ways.flatMap(({ edits }) => edits)).toEqual([
    { at: { line: 9, column: undefined, text: 'One' }, level: 0, hold: 76, fills: true },
    { at: { line: 9, column: undefined, text: 'Two' }, level: 0, earlier: 75 },
  ]);
});

test('words that blink are made to stand before anything is made longer', () => {
  const film = filmOf((frame) =>
    frame % 30 === 0 ? [textOf({ line: 9, text: 'Seats are going fast this evening' })] : [],
  );
  const [way] = waysOf('reading-time', film, [place('scn_1', 0, 0, 180)]);
  expect(way?.edits).toMatchObject([{ where: ['opacity'], style: [{ property: 'opacity', set: 1 }] }]);
});

test('words whose family the stage does not have are set in the film’s own face', () => {
  const film = filmOf(() => [textOf({ line: 9, fallback: 'Helvetica Neue', fontFamily: '"Helvetica Neue"' })]);
  const [way] = waysOf('font-fallback', film, [place('scn_1', 0, 0, 180)]);
  expect(way?.edits).toMatchObject([{ style: [{ property: 'fontFamily', set: 'Manrope Variable' }] }]);
});
