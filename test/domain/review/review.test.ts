import { expect, test } from '@jest/globals';
import { Finding } from '../../../contract/findings.ts';
import type { ReviewInput } from '../../../domain/review/finding.ts';
import { measuredFacts } from '../../../domain/review/measured-facts.ts';
import { planCrops } from '../../../domain/review/plan-crops.ts';
import { framesToConfirm, planPictures, planSamples } from '../../../domain/review/plan-samples.ts';
import { review } from '../../../domain/review/review.ts';
import { filmOf, textOf } from './measured-film.ts';

const rules = (input: Parameters<typeof review>[0]) =>
  review(input).findings.map(({ severity, rule }) => `${severity} ${rule}`);

test('a film whose words stand whole and long enough is clean', () => {
  expect(review(filmOf(() => [textOf()]))).toEqual({ verdict: 'clean', findings: [], allowed: [] });
});

test('findings have the shape of the contract and ids that outlive a change of order', () => {
  const [finding] = review(filmOf(() => [textOf({ clipped: 0.5, element: 's0/2/1', line: 12, column: 7 })])).findings;
  expect(Finding.parse(finding)).toMatchObject({
    id: 'text-clipped:scn_1:2.1',
    sceneId: 'scn_1',
    sceneName: 'Opening',
    line: 12,
    column: 7,
    element: '2/1',
    crop: null,
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

test.each(['clipped', 'occluded'] as const)(
  'words that a wipe lets appear or takes away are fine, one that halts is not: %s',
  (share) => {
    const shares = (values: Record<number, number>) => filmOf((frame) => [textOf({ [share]: values[frame] ?? 0 })]);
    expect(rules(shares({ 0: 0.8, 15: 0.6, 30: 0.3 }))).toEqual([]);
    expect(rules(shares({ 135: 0.3, 150: 0.5, 165: 0.9 }))).toEqual([]);
    const rule = share === 'clipped' ? 'error text-clipped' : 'error text-covered';
    expect(rules(shares({ 0: 0.8, 15: 0.6, 30: 0.6 }))).toContain(rule);
    expect(rules(shares({ 45: 0.3, 60: 0.5, 75: 0.9 }))).toContain(rule);
  },
);

test('words of a line that come in turn from behind their masks are on their way, words cut while all are there are not', () => {
  const looks = (values: Record<number, [clipped: number, shown: number]>) =>
    filmOf((frame) => {
      const [clipped, shown] = values[frame] ?? [0, 1];
      return [textOf({ clipped, shown })];
    });
  expect(rules(looks({ 0: [1 / 3, 0.4], 15: [1 / 3 + Number.EPSILON, 0.6], 30: [0.13, 1] }))).toEqual([]);
  expect(rules(looks({ 0: [0.3, 0.4], 15: [0.45, 0.7], 30: [0.2, 1] }))).toEqual([]);
  expect(rules(looks({ 0: [0.3, 1], 15: [0.45, 1], 30: [0.2, 1] }))).toEqual(['error text-clipped']);
  expect(rules(looks({ 0: [0.3, 0.4], 15: [0.3, 0.4], 30: [0.2, 1] }))).toEqual(['error text-clipped']);
});

test('contrast is judged where words stand whole: behind their mask other words may be seen in their place', () => {
  const film = (cut: (frame: number) => number, faint: (frame: number) => boolean) => {
    const input = filmOf((frame) => [textOf({ clipped: cut(frame), allow: 'clip' })]);
    for (const sample of input.samples) sample.contrasts = { 's0/0': faint(sample.frame) ? 1.1 : 12 };
    return rules(input).filter((rule) => rule.includes('contrast'));
  };
  const entering = (frame: number) => (frame < 30 ? 0.5 - frame / 100 : 0);
  expect(film(entering, (frame) => frame < 30)).toEqual([]);
  expect(film(entering, () => true)).toEqual(['error contrast']);
  expect(
    film(
      () => 0.2,
      () => true,
    ),
  ).toEqual(['error contrast']);
});

test('words that leave by a clip and others that come in their place by one are two, each on its way', () => {
  const turns = (before: string, after: string) =>
    filmOf((frame) => [textOf({ text: frame < 75 ? before : after, clipped: { 60: 0.4, 75: 0.6 }[frame] ?? 0 })]);
  expect(rules(turns('1851', '1896'))).toEqual([]);
  expect(rules(turns('1851', '1851'))).toEqual(['error text-clipped']);
});

test('lines of one text that lie upon each other are an error, and a copy close behind the words is their shadow', () => {
  const line = (y: number) => ({ x: 400, y, width: 800, height: 100 });
  const stacked = (step: number) => textOf({ lines: [line(400), line(400 + step)] });
  expect(rules(filmOf(() => [stacked(55)]))).toEqual(['error text-overlap']);
  expect(rules(filmOf(() => [stacked(85)]))).toEqual([]);
  const copy = (dx: number) => {
    const inkBox = { x: 400 + dx, y: 400 + dx, width: 800, height: 100 };
    return textOf({ element: 's0/1', inkBox, lines: [inkBox], fontSize: 120 });
  };
  expect(rules(filmOf(() => [textOf(), copy(12)]))).toEqual([]);
  expect(rules(filmOf(() => [textOf(), copy(60)]))).toEqual(['error text-overlap']);
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
  // What appears before it in the code moves its element on; at another place it would be read anew.
  const beside = (y: number) => (frame: number) => {
    const box = { x: 100, y: frame < 15 ? 400 : y, width: 700, height: 90 };
    return [textOf({ element: frame < 15 ? 's0/0' : 's0/1', text: words, inkBox: box })];
  };
  expect(rules(filmOf(beside(400)))).toEqual([]);
  expect(rules(filmOf(beside(700)))).toContain('error reading-time');
  // Nobody reads on what others are set on top of.
  const onTop = (frame: number) => {
    const others = textOf({
      element: 's0/0',
      text: 'and what comes next on top of it',
      inkBox: { x: 100, y: 400, width: 700, height: 90 },
    });
    return frame < 15 ? beside(400)(frame) : [...beside(400)(frame), others];
  };
  expect(rules(filmOf(onTop))).toContain('error reading-time');
  const again = (frame: number) => (frame === 90 ? '1.238' : frame > 45 && frame < 90 ? '' : '1.240');
  expect(rules(filmOf((frame) => [textOf({ text: again(frame) })].filter(({ text }) => text !== '')))).toEqual([]);
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

test('a picture that repeats to the last pixel is frozen, whatever the page says of it; few pictures of it are a doubt', () => {
  const at = (every: number): ReviewInput => {
    const film = filmOf(() => []);
    const samples = film.samples.map((sample, index) => ({
      ...sample,
      state: `changes ${index}`,
      moves: true,
      ...(index % every === 0 && { print: 'same', picture: { edgeShare: 0.01, luma: 0.5, span: 200 } }),
    }));
    return { ...film, samples };
  };
  expect(review(at(1)).findings.map(({ rule, severity }) => [rule, severity])).toEqual([['frozen', 'error']]);
  expect(review(at(5)).findings.map(({ rule, severity }) => [rule, severity])).toEqual([['frozen', 'info']]);
  const moving = at(1);
  const prints = moving.samples.map((sample, index) => ({ ...sample, print: `picture ${index}` }));
  expect(review({ ...moving, samples: prints }).findings).toEqual([]);
});

test('sentences that are read one after the other may rest for as long as that takes, and no longer', () => {
  const lines = [0, 1].map((index) => {
    const inkBox = { x: 400, y: 200 + index * 150, width: 800, height: 100 };
    return textOf({ element: `s0/${index}`, text: 'A sentence of a fair length to be read', inkBox, lines: [inkBox] });
  });
  const still = (seconds: number) => {
    const film = filmOf(() => lines);
    const samples = film.samples.slice(0, seconds * 2).map((sample) => ({ ...sample, state: 'same', moves: false }));
    return rules({ ...film, samples, timeline: { ...film.timeline, durationInFrames: seconds * 30 } });
  };
  // Twice 72 frames less 15 that both share, and a tenth more: 4.7 seconds.
  expect(still(4.5)).not.toContain('error frozen');
  expect(still(5.5)).toContain('error frozen');
});

test('a film in which nothing stands out from its ground is dimmed', () => {
  const spans = (span: number) => {
    const film = filmOf(() => []);
    const samples = film.samples.map((sample) => ({ ...sample, picture: { edgeShare: 0.01, luma: 0.1, span } }));
    return review({ ...film, samples }).findings.map(({ rule, severity }) => `${severity} ${rule}`);
  };
  expect([spans(30), spans(200)]).toEqual([['error dimmed-frame'], []]);
});

test('words in full sight that never come to rest cannot be read', () => {
  const film = (speed: number) =>
    review(filmOf(() => [textOf({ speed })])).findings.map(({ rule, severity }) => `${severity} ${rule}`);
  expect([film(9), film(3)]).toEqual([['error reading-time'], []]);
});

test('a crop holds the box of its finding, lies in the frame, and is cut from a picture that shows the fault', () => {
  const size = { width: 1920, height: 1080 };
  const at = (box: { x: number; y: number; width: number; height: number } | null) =>
    planCrops([{ box, firstFrame: 10, lastFrame: 50 }], [0, 12, 33, 90], size, 8)[0];
  expect(at({ x: 1800, y: 1000, width: 100, height: 60 })).toEqual({
    ...{ index: 0, frame: 33, box: { x: 1440, y: 810, width: 480, height: 270 } },
  });
  expect(at({ x: 400, y: 400, width: 700, height: 100 })?.box).toEqual({ x: 270, y: 180, width: 960, height: 540 });
  expect(at(null)?.box).toEqual({ x: 0, y: 0, ...size });
  expect(planCrops([{ box: null, firstFrame: 60, lastFrame: 70 }], [0, 12], size, 8)).toEqual([]);
});
