import { expect, test } from '@jest/globals';
import type { TextMeasure } from '../../../contract/stage.ts';
import type { ReviewedScene, ReviewInput, Sample } from '../../../domain/review/finding.ts';
import { framesToConfirm } from '../../../domain/review/plan-samples.ts';
import { review } from '../../../domain/review/review.ts';
import { filmOf, textOf } from './measured-film.ts';

const told = (input: ReviewInput) => review(input).findings.map(({ rule, severity }) => `${severity} ${rule}`);
const ground: ReviewedScene = {
  ...{ key: 'g', sceneId: 'scn_g', name: 'Ground', track: 0, startFrame: 0, durationInFrames: 180 },
};
const hero: ReviewedScene = {
  ...{ key: 's0', sceneId: 'scn_1', name: 'Hero', track: 1, startFrame: 0, durationInFrames: 120, springs: true },
};
const boxOf = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const withSamples = (film: ReviewInput, change: (sample: Sample) => Partial<Sample>): ReviewInput => ({
  ...film,
  samples: film.samples.map((sample) => ({ ...sample, ...change(sample) })),
});

test('an overlay that stands on its last frame has no exit; one on its way out, a cut and the closing have', () => {
  const film = (change: Partial<TextMeasure>, scenes: ReviewedScene[] = [ground, hero]) => {
    const measured = filmOf((frame) => (frame < 120 ? [textOf(change)] : []), { scenes });
    const last: Sample = { frame: 119, texts: [textOf(change)], scenes: [] };
    return told({ ...measured, samples: [...measured.samples, last].sort((a, b) => a.frame - b.frame) });
  };
  expect(film({})).toEqual(['warning overlay-exit']);
  expect(film({ opacity: 0.02 })).toEqual([]);
  expect(film({}, [ground, hero, { ...ground, key: 'n', startFrame: 120, durationInFrames: 60 }])).toEqual([]);
  expect(film({}, [ground, { ...hero, durationInFrames: 180 }])).toEqual([]);
});

test('a hero needs a spring, and in landscape the width that carries it', () => {
  const film = (change: Partial<ReviewedScene>, content = boxOf(300, 200, 1300, 600)) => {
    const measured = filmOf(() => [], { scenes: [ground, { ...hero, durationInFrames: 180, ...change }] });
    return told(withSamples(measured, () => ({ scenes: [{ key: 's0', painted: 3, box: null, content }] })));
  };
  expect(film({})).toEqual([]);
  expect(film({ springs: false })).toEqual(['warning hero-spring']);
  expect(film({}, boxOf(700, 300, 500, 400))).toEqual(['warning proof-width']);
  expect(film({ track: 2, springs: false }, boxOf(700, 300, 500, 400))).toEqual([]);
});

test('a brand that was given is seen in a fill or in words', () => {
  const film = (colours: Record<string, number>, colour = 'rgb(255, 255, 255)') => {
    const measured = filmOf(() => [textOf({ colour })]);
    const branded = { ...measured, timeline: { ...measured.timeline, brand: ['#d62246'] } };
    return told(withSamples(branded, () => ({ colours })));
  };
  expect(film({ '#20242c': 0.9 })).toEqual(['warning brand-unused']);
  expect(film({ '#20242c': 0.9, '#d42448': 0.02 })).toEqual([]);
  expect(film({ '#20242c': 0.9 }, 'rgb(214, 34, 70)')).toEqual([]);
});

test('scenes whose words stand alike are told once each, and another size or place is another layout', () => {
  const film = (change: Partial<TextMeasure>) => {
    const two = (key: string, more: Partial<TextMeasure> = {}) => [
      textOf({ key, element: `${key}/0`, text: `Title ${key}`, ...more }),
      textOf({ key, element: `${key}/1`, text: `Below ${key}`, inkBox: boxOf(400, 700, 600, 80), fontSize: 60 }),
    ];
    const scenes = [0, 90].map((startFrame, index): ReviewedScene => {
      return { ...ground, key: `s${index}`, sceneId: `scn_${index}`, startFrame, durationInFrames: 90 };
    });
    return told(filmOf((frame) => (frame < 90 ? two('s0') : two('s1', change)), { scenes }));
  };
  expect(film({})).toEqual(['warning scenes-alike']);
  expect(film({ fontSize: 200 })).toEqual([]);
  expect(film({ inkBox: boxOf(400, 100, 800, 100) })).toEqual([]);
});

test('a ground that leaves a side bare is told of; a framed card and a full ground are not', () => {
  const film = (bareSides: number, scene: ReviewedScene = ground) => {
    const cover = { largest: 0.9, covered: 0.9, bareSides };
    const measured = filmOf(() => [], { scenes: [scene] });
    return told(withSamples(measured, () => ({ scenes: [{ key: 'g', painted: 3, box: null, cover }] })));
  };
  expect([film(1), film(0), film(4)]).toEqual([['warning ground-cover'], [], []]);
  expect(film(1, { ...ground, track: 2 })).toEqual([]);
});

test('words that stand elsewhere one frame later jump; what may have travelled between is looked at frame by frame', () => {
  const at = (frames: number[], later = 's0/0') => {
    const film = filmOf(() => []);
    const samples = frames.map((frame): Sample => {
      const box = boxOf(400, frame < 52 ? 400 : 700, 800, 100);
      const element = frame < 52 ? 's0/0' : later;
      return { frame, texts: [textOf({ inkBox: box, element })], scenes: [] };
    });
    return { ...film, samples };
  };
  const doubt = at([0, 45, 60, 90, 179]);
  expect(told(doubt)).toEqual(['info jump']);
  const asked = framesToConfirm(doubt, review(doubt).findings);
  expect(asked).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
  expect(told(at([0, 45, ...asked, 60, 90, 179]))).toEqual(['warning jump']);
  // What came in before them in the tree gave them another place in it.
  expect(told(at([0, 45, ...asked, 60, 90, 179], 's0/1'))).toEqual(['warning jump']);
});

test('texts that stand together share the time to read them; labels and figures take none', () => {
  const film = (words: string[]) => {
    const texts = words.map((text, index) =>
      textOf({ text, element: `s0/${index}`, inkBox: boxOf(400, 100 + index * 150, 800, 100) }),
    );
    return told(filmOf(() => texts));
  };
  const lines = ['We roast every morning at six', 'The beans come from three farms', 'Each bag carries its date'];
  expect(film([...lines, 'Order before noon to have it tomorrow'])).toEqual(['warning shared-reading']);
  expect(film(lines.slice(0, 2))).toEqual([]);
  expect(film(['Rainfall', 'May', 'June', 'July', '38 mm', '52 mm'])).toEqual([]);
});

test('words in a face that the stage lacks are told of, unless no face has them at all', () => {
  expect(told(filmOf(() => [textOf({ fallback: 'Helvetica Neue' })]))).toEqual(['warning font-fallback']);
  expect(told(filmOf(() => [textOf({ fallback: 'Helvetica Neue', missing: '🚀' })]))).toEqual(['error missing-glyph']);
});
