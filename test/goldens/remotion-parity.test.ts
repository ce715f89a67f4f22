import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findTools } from '../../engine/jail/find-tools.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, pixelsOf, psnr, testBundle } from '../engine/stage/film.ts';
import { goldenScenes, goldenSize } from './golden-scenes.ts';
import { remotionStills } from './remotion-reference.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

test('our stills are those of the reference renderer, within 45 dB', async () => {
  const frames = [22];
  const { browser } = await findTools();
  const reference = await remotionStills(frames, browser ?? '');
  await using film = await openStage({ bundle: stage.bundle, ...(await filmOf(goldenScenes, goldenSize)) });
  for (const frame of frames) {
    const ours = await pixelsOf(await film.capture(frame, { format: 'png' }));
    const theirs = await pixelsOf(reference.get(frame) ?? Buffer.alloc(0));
    expect(psnr(ours, theirs)).toBeGreaterThanOrEqual(45);
  }
  expect(film.faults()).toEqual([]);
}, 120_000);
