import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { watchedMemory } from '../../attacks/watched-memory.ts';
import { sampleImages } from '../../domain/media/sample-images.ts';
import { filmOf, pixelsOf, testBundle } from './film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

const green = sampleImages.svg('<rect width="40" height="20" fill="#00ff00"/>');

/** A stage with scenes that find a picture at `/assets/seal.svg`, which `read` supplies. */
async function withSeal(codes: string[], read: () => Promise<Buffer>) {
  const { timeline, modules } = await filmOf(codes.map((code) => ({ code })));
  const assets = { seal: { path: '/assets/seal.svg', width: 320, height: 180 } };
  return openStage({
    ...{ bundle: stage.bundle, modules, timeline: { ...timeline, assets } },
    assets: { '/assets/seal.svg': read },
  });
}

test('three hundred pictures are read a few at a time, all are shown, and no scene is called late for them', async () => {
  let [underWay, most, all] = [0, 0, 0];
  const read = async () => {
    underWay += 1;
    all += 1;
    most = Math.max(most, underWay);
    await delay(200);
    underWay -= 1;
    return green;
  };
  const code = `import { Img } from 'remotion';
const pictures = Array.from({ length: 300 }, (_, index) => '/assets/seal.svg?' + index);
const style = { width: 16, height: 9, display: 'block', float: 'left' } as const;
export default () => <>{pictures.map((src) => <Img key={src} src={src} style={style} />)}</>;`;
  await using film = await withSeal([code], read);
  const pixels = await pixelsOf(await film.capture(0, { format: 'png' }));
  // Twenty in a row, fifteen rows of nine pixels.
  const shown = pixels.subarray(0, 3 * 320 * 15 * 9);
  expect(shown.equals(Buffer.alloc(shown.length, Buffer.from([0, 255, 0])))).toBe(true);
  expect(all).toBe(300);
  expect(most).toBeLessThanOrEqual(8);
  expect(film.faults()).toEqual([]);
}, 60_000);

test('pictures that are slow to read keep no scene from its code', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const asking = `for (let i = 0; i < 40; i++) new Image().src = '/assets/seal.svg?' + i; export default () => <p>one</p>;`;
  await using film = await withSeal([asking, 'export default () => <p>two</p>;'], () => promise);
  resolve(green);
  expect((await film.measure(0)).texts.map(({ text }) => text)).toEqual(['one', 'two']);
}, 60_000);

test('a scene that asks for the largest files of the stage without end does not fill the process that answers', async () => {
  const memory = watchedMemory();
  const code = `for (let i = 0; i < 5000; i++) new Image().src = '/fonts.css?' + i; export default () => <p>here</p>;`;
  const seen = async () => {
    await using film = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code }])) });
    await film.capture(3, { format: 'png' });
  };
  // A picture or a verdict: both will do.
  await seen().catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  expect(memory.growthMiB()).toBeLessThan(512);
}, 120_000);
