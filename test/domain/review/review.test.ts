import { expect, test } from '@jest/globals';
import { Finding } from '../../../contract/findings.ts';
import { measuredFacts } from '../../../domain/review/measured-facts.ts';
import { framesToConfirm, planPictures, planSamples } from '../../../domain/review/plan-samples.ts';
import { review } from '../../../domain/review/review.ts';
import { filmOf, textOf } from './measured-film.ts';

const rules = (input: Parameters<typeof review>[0]) =>
  review(input).findings.map(({ severity, rule }) => `${severity} ${rule}`);

test('a film whose words stand whole and long enough is clean', () => {
  expect(review(filmOf(() => [textOf()]))).toEqual({ verdict: 'clean', findings: [], allowed: [] });
});

test('findings have the shape of the contract and ids that outlive a change of order', () => {
  const [finding] = review(filmOf(() => [textOf({ clipped: 0.5, element: 's0/2/1', line: 12 })])).findings;
  expect(Finding.parse(finding)).toMatchObject({
    id: 'text-clipped:scn_1:2.1',
    sceneId: 'scn_1',
    sceneName: 'Opening',
    line: 12,
  });
  const moved = filmOf(() => [textOf({ clipped: 0.5, element: 's4/2/1', key: 's4' })], {
    scenes: [{ key: 's4', sceneId: 'scn_1', name: 'Opening', startFrame: 0, durationInFrames: 180 }],
  });
  expect(review(moved).findings[0]?.id).toBe(finding?.id);
});

test('what is seen at one sample only is information, what holds under half a second a warning, longer an error', () => {
  const clippedAt = (frames: number[]) => filmOf((frame) => [textOf({ clipped: frames.includes(frame) ? 0.5 : 0 })]);
  expect(rules(clippedAt([60]))).toEqual(['info text-clipped']);
  expect(rules(clippedAt([60, 75]))).toEqual(['error text-clipped']);
  const dense = clippedAt([60]);
  dense.samples = dense.samples.flatMap((sample) => [sample, { ...sample, frame: sample.frame + 5 }]);
  expect(rules(dense)).toEqual(['warning text-clipped']);
});

test.each<[string, Parameters<typeof textOf>[0]]>([
  ['faded under four fifths', { opacity: 0.7 }],
  ['moving', { speed: 12 }],
  ['all behind its mask', { clipped: 1, shown: 0 }],
  ['parked beside the frame', { inkBox: { x: 2000, y: 400, width: 800, height: 100 } }],
])('a text that is %s for a while is not at rest and no fault', (_what, change) => {
  const entering = filmOf((frame) => [textOf(frame < 45 ? { clipped: 0.5, ...change } : {})]);
  expect(rules(entering)).toEqual([]);
});

test('words that never come into sight are an error', () => {
  const parked = textOf({ element: 's0/1', inkBox: { x: 2000, y: 400, width: 800, height: 100 } });
  expect(rules(filmOf(() => [textOf(), parked]))).toEqual(['error text-off-canvas']);
});

test('contrast under 3:1 is an error, under 4.5:1 a warning, and large text needs 3:1', () => {
  const withContrast = (ratio: number, fontSize: number) => {
    const film = filmOf(() => [textOf({ fontSize })]);
    return rules({ ...film, samples: film.samples.map((sample) => ({ ...sample, contrasts: { 's0/0': ratio } })) });
  };
  expect(withContrast(2.9, 120)).toEqual(['error contrast']);
  expect(withContrast(3.1, 120)).toEqual([]);
  expect(withContrast(3.1, 40)).toEqual(['warning contrast']);
  expect(withContrast(4.6, 40)).toEqual([]);
});

test('reading time: shorter is a warning, under half an error; a counter and a typed line are judged by their end', () => {
  const standing = (frames: number, text: string) =>
    filmOf((frame) => (frame > 30 && frame <= 30 + frames ? [textOf({ text })] : []));
  const words = 'Forty characters of words to be read now';
  expect(rules(standing(90, words))).toEqual([]);
  expect(rules(standing(45, words))).toEqual(['warning reading-time']);
  expect(rules(standing(15, words))).toEqual(['error reading-time']);
  expect(rules(filmOf((frame) => [textOf({ text: `${Math.min(frame, 60) * 1000} trees` })]))).toEqual([]);
  expect(rules(filmOf((frame) => [textOf({ text: words.slice(0, Math.max(1, frame)) })]))).toEqual([]);
});

test('an opt-out needs its words whole elsewhere, and covers the rules it names only', () => {
  const ghost = textOf({
    element: 's0/1',
    allow: 'clip',
    clipped: 0.5,
    inkBox: { x: 300, y: 700, width: 900, height: 90 },
  });
  const whole = review(filmOf(() => [textOf(), ghost]));
  expect([whole.verdict, whole.allowed.map(({ rule }) => rule)]).toEqual(['clean', ['text-clipped']]);
  expect(rules(filmOf(() => [ghost]))).toEqual(['error text-clipped']);
  expect(rules(filmOf(() => [textOf(), { ...ghost, allow: 'contrast' }]))).toEqual(['error text-clipped']);
});

test('samples reach the entrance end, middle and exit start of every scene, and a quarter second never passes twice unseen', () => {
  const scenes = filmOf(() => []).scenes;
  const frames = planSamples({ fps: 30, durationInFrames: 180 }, scenes);
  expect(frames).toEqual(expect.arrayContaining([0, 21, 90, 158, 179]));
  expect(Math.max(...frames.slice(1).map((frame, index) => frame - (frames[index] as number)))).toBeLessThanOrEqual(15);
  expect(planSamples({ fps: 30, durationInFrames: 18_000 }, []).length).toBeLessThan(300);
});

test('pictures are taken of every text twice and of frames without words', () => {
  const film = filmOf((frame) => (frame < 60 ? [] : [textOf({ element: frame < 120 ? 's0/0' : 's0/1' })]));
  const frames = planPictures(film, 80);
  expect(frames.filter((frame) => frame < 60)).toEqual([0, 15, 30, 45]);
  expect(frames.filter((frame) => frame >= 60 && frame < 120)).toHaveLength(2);
  expect(frames.filter((frame) => frame >= 120)).toHaveLength(2);
});

test('what was seen once is looked for a quarter of a second to either side', () => {
  const film = filmOf((frame) => [textOf({ clipped: frame === 60 ? 0.5 : 0 })]);
  expect(framesToConfirm(film, review(film).findings)).toEqual([52, 68]);
});

test('measured facts know how long each text stood and which colours filled the frame', () => {
  const film = filmOf((frame) => (frame >= 30 && frame <= 90 ? [textOf()] : []));
  film.samples = film.samples.map((sample, index) =>
    index % 2 ? sample : { ...sample, colours: { '#5b2bff': 0.2, '#000000': 0.001 } },
  );
  expect(measuredFacts(film)).toEqual({
    texts: [{ text: 'Start free today', frames: 61 }],
    colours: [{ hex: '#5b2bff', samples: 1, share: 0.2 }],
  });
});
