import { expect, test } from '@jest/globals';
import { frameCount, planChunks } from '../../../domain/render/plan-chunks.ts';
import { planSpans } from '../../../domain/render/plan-spans.ts';

/** Whole numbers from 0 to below `limit`, the same on every run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function timelineOf(seed: number) {
  const below = numbers(seed);
  const fps = [12, 24, 25, 30, 50, 60][below(6)] as number;
  const scenes = Array.from({ length: below(12) }, () => ({
    startFrame: below(40 * fps),
    durationInFrames: 1 + below(8 * fps),
  }));
  const end = Math.max(1 + below(40 * fps), ...scenes.map((scene) => scene.startFrame + scene.durationInFrames));
  return { fps, scenes, durationInFrames: end };
}

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

test('chunks cover every frame exactly once, in order', () => {
  for (const seed of seeds) {
    const timeline = timelineOf(seed);
    const chunks = planChunks(timeline);
    let next = 0;
    for (const { firstFrame, lastFrame } of chunks) {
      expect(firstFrame).toBe(next);
      expect(lastFrame).toBeGreaterThanOrEqual(firstFrame);
      next = lastFrame + 1;
    }
    expect(next).toBe(timeline.durationInFrames);
  }
});

test('a chunk lasts about a second', () => {
  for (const seed of seeds) {
    const timeline = timelineOf(seed);
    if (timeline.durationInFrames < timeline.fps) continue;
    for (const chunk of planChunks(timeline)) {
      expect(frameCount(chunk)).toBeGreaterThanOrEqual(Math.floor(timeline.fps / 2));
      expect(frameCount(chunk)).toBeLessThanOrEqual(Math.ceil(timeline.fps * 1.5));
    }
  }
});

test('borders follow scene borders', () => {
  const scenes = [
    { startFrame: 0, durationInFrames: 77 },
    { startFrame: 77, durationInFrames: 133 },
  ];
  const starts = planChunks({ fps: 30, durationInFrames: 210, scenes }).map(({ firstFrame }) => firstFrame);
  expect(starts).toContain(77);
});

test('a longer last scene leaves the chunks before it as they were', () => {
  const first = { startFrame: 0, durationInFrames: 100 };
  const plan = (length: number) =>
    planChunks({
      fps: 30,
      durationInFrames: 100 + length,
      scenes: [first, { startFrame: 100, durationInFrames: length }],
    });
  expect(plan(200).slice(0, 3)).toEqual(plan(90).slice(0, 3));
});

test('an empty timeline has no chunk', () => {
  expect(planChunks({ fps: 30, durationInFrames: 0, scenes: [] })).toEqual([]);
});

test('spans keep all chunks in order, at most 20 seconds each, enough for every core', () => {
  for (const seed of seeds) {
    const timeline = timelineOf(seed);
    const chunks = planChunks(timeline);
    const spans = planSpans(chunks, { fps: timeline.fps, parallel: 2 });
    expect(spans.flatMap((span) => span.chunks)).toEqual(chunks);
    expect(spans.length).toBeGreaterThanOrEqual(Math.min(2, chunks.length));
    for (const span of spans) expect(frameCount(span)).toBeLessThanOrEqual(20 * timeline.fps);
  }
});

test('a finished chunk in the middle parts two spans', () => {
  const chunks = planChunks({ fps: 30, durationInFrames: 150, scenes: [] });
  const spans = planSpans([...chunks.slice(0, 2), ...chunks.slice(3)], { fps: 30, parallel: 1 });
  expect(spans.map(({ firstFrame, lastFrame }) => [firstFrame, lastFrame])).toEqual([
    [0, 59],
    [90, 149],
  ]);
});

test('cores that take spans in turns are done within about a chunk of each other', () => {
  for (const seed of seeds) {
    const timeline = timelineOf(seed);
    const chunks = planChunks(timeline);
    const longest = Math.max(...chunks.map(frameCount));
    for (const parallel of [2, 4]) {
      if (chunks.length < 2 * parallel) continue;
      const cores = Array.from({ length: parallel }, () => 0);
      for (const span of planSpans(chunks, { fps: timeline.fps, parallel })) {
        const next = cores.indexOf(Math.min(...cores));
        cores[next] = (cores[next] ?? 0) + frameCount(span);
      }
      expect(Math.max(...cores) - Math.min(...cores)).toBeLessThanOrEqual(2 * longest);
    }
  }
});
