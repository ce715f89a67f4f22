import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testBundle } from '../engine/stage/film.ts';
import { goldenScenes, goldenSize } from './golden-scenes.ts';
import { likeness } from './parity.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

test('our stills are those of the reference renderer, within 45 dB', async () => {
  const [found] = await likeness(stage.bundle, { size: goldenSize, scenes: goldenScenes }, [22]);
  expect(found?.decibels).toBeGreaterThanOrEqual(45);
}, 300_000);
