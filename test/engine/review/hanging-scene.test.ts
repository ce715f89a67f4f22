import { expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import { review } from '../../../domain/review/review.ts';
import { measureTimeline } from '../../../engine/review/measure-timeline.ts';
import { plainScene, testFilm } from '../film.ts';

test('a scene that loops for ever ends the measuring and is the finding, with what was seen before it', async () => {
  const fine = plainScene(`<p style={{ position: 'absolute', left: 200, top: 200 }}>{frame}</p>`, { fontSize: 60 });
  const loops = plainScene('', { before: 'while (frame > 20) {}' });
  const scenes = [fine, loops].map((code, index) => ({ name: `scene-${index}`, code, durationInFrames: 45 }));
  const film = await testFilm(scenes, { width: 640, height: 360 });
  await using stage = await film.open();
  const { input } = await measureTimeline({ stage, timeline: film.timeline, scenes: film.scenes });
  const { verdict, findings } = review(input);
  expect(verdict).toBe('errors');
  expect(findings.filter(({ rule }) => rule === 'scene-fails')).toEqual([
    expect.objectContaining({ severity: 'error', sceneName: 'scene-1' }),
  ]);
  expect(input.samples.length).toBeGreaterThan(3);
}, 60_000);

test('a scene that breaks while its picture is taken is a finding of its own, not a film without faults', async () => {
  const scenes = ['one', 'two'].map((name) => ({
    ...{ name, durationInFrames: 45 },
    code: plainScene(`<p style={{ position: 'absolute', left: 200, top: 200 }}>{frame}</p>`, { fontSize: 60 }),
  }));
  const film = await testFilm(scenes, { width: 640, height: 360 });
  await using stage = await film.open();
  const breaking = {
    measure: (frame: number) => stage.measure(frame),
    glance: (frame: number) => stage.glance(frame),
    hideText: (hidden: boolean) => stage.hideText(hidden),
    faults: () => stage.faults(),
    capture: async (frame: number, options: { format: 'jpeg'; quality: number }) => {
      if (frame >= 45) throw new AppError('scene_timeout', 'no picture came');
      return stage.capture(frame, options);
    },
  };
  const { input } = await measureTimeline({ stage: breaking, timeline: film.timeline, scenes: film.scenes });
  const { verdict, findings } = review(input);
  expect([verdict, findings.map(({ rule, sceneName }) => [rule, sceneName])]).toEqual([
    'errors',
    expect.arrayContaining([['scene-fails', 'two']]),
  ]);
}, 60_000);

test('measuring stops when asked to', async () => {
  const film = await testFilm([{ name: 'one', code: plainScene('<p>Words</p>'), durationInFrames: 300 }], {
    width: 640,
    height: 360,
  });
  const abort = new AbortController();
  await using stage = await film.open();
  const measuring = measureTimeline({
    stage,
    timeline: film.timeline,
    scenes: film.scenes,
    signal: abort.signal,
    onFrame: (done) => done === 3 && abort.abort(),
  });
  await expect(measuring).rejects.toThrow();
}, 60_000);

test('a film that stands still longer than its energy allows is frozen, and one that drifts is not', async () => {
  const words = (more = '') =>
    plainScene(`<p style={{ position: 'absolute', left: 200, top: 120 ${more} }}>Words</p>`, { fontSize: 60 });
  const scenes = [
    { name: 'still', code: words(), durationInFrames: 150 },
    { name: 'drifts', code: words(', transform: `translateX(${frame * 0.2}px)`'), durationInFrames: 150 },
  ];
  const film = await testFilm(scenes, { width: 640, height: 360 });
  await using stage = await film.open();
  const { input } = await measureTimeline({ stage, timeline: film.timeline, scenes: film.scenes });
  const found = review(input).findings.filter(({ rule }) => rule === 'frozen');
  expect(found).toEqual([expect.objectContaining({ severity: 'error', firstFrame: 0 })]);
  expect(found[0]?.lastFrame).toBeLessThan(150);
}, 60_000);
