import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '../../../contract/limits.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { StagePage } from '../../../engine/stage/stage-page.ts';
import { sampleImages } from '../../domain/media/sample-images.ts';
import { filmOf, pixelsOf, type TestScene, testBundle } from './film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

const open = async (scenes: TestScene[]) => openStage({ bundle: stage.bundle, ...(await filmOf(scenes)) });

/** Clock, chance, CSS animation, timers and state at once; a function of the frame all the same. */
const restless = `
import { useState } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';
const seed = Math.random();
export default function Scene() {
  const [born] = useState(() => Math.floor(Math.random() * 0));
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#123' }}>
      <style>{'@keyframes slide { from { transform: translateX(0) } to { transform: translateX(200px) } }'}</style>
      <div style={{ width: 40, height: 40, background: '#f80', animation: 'slide 2s linear infinite alternate' }} />
      <p style={{ color: '#fff', transition: 'opacity 1s', opacity: frame % 2 ? 0.4 : 1 }}>
        {born} {seed.toFixed(6)} {crypto.randomUUID()} {Math.random().toFixed(6)} {Date.now() % 100000} {new Date().toISOString()} {performance.now()}
      </p>
    </AbsoluteFill>
  );
}`;

test('a frame has the same pixels twice, out of order and on another page', async () => {
  await using one = await open([{ code: restless }]);
  await using other = await open([{ code: restless }]);
  const inOrder: Buffer[] = [];
  for (const frame of [3, 17, 18, 40]) inOrder.push(await one.capture(frame, { format: 'png' }));
  const backwards: Buffer[] = [];
  for (const frame of [40, 18, 17, 3]) backwards.unshift(await other.capture(frame, { format: 'png' }));
  const again = await one.capture(3, { format: 'png' });
  expect(inOrder.map((picture, index) => picture.equals(backwards[index] ?? Buffer.alloc(0)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(again.equals(inOrder[0] ?? Buffer.alloc(0))).toBe(true);
  expect(inOrder[0]?.equals(inOrder[1] ?? Buffer.alloc(0))).toBe(false);
});

test('a ground that drifts under fading words has the same pixels, whatever of it was drawn anew before', async () => {
  const fading = `
import { Ground, Texture } from '@framewright/kit';
import { useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <div style={{ position: 'absolute', inset: 0, color: '#221814', fontSize: 60 }}>
      <Ground shifts={[4]} /><Texture kind="paper" />
      <p style={{ position: 'absolute', left: 33, top: 20, margin: 0, opacity: 1 - frame / 100 }}>It will outlive me</p>
      <p style={{ position: 'absolute', left: 33, top: 100, margin: 0, opacity: frame / 60 }}>Tables in 21 days</p>
    </div>
  );
}`;
  const { timeline, modules } = await filmOf([{ code: fading }]);
  const light = { ground: '#faf3f1', groundAlt: '#f0e9e7', brand: '#b4552d', accent: '#0081a0', ink: '#201916' };
  const colours = { ...timeline.theme.colours, ...light };
  const misty = { ...timeline, theme: { ...timeline.theme, ground: 'mist' as const, seed: 463111325, colours } };
  const show = () => openStage({ bundle: stage.bundle, modules, timeline: misty });
  await using one = await show();
  await using other = await show();
  for (const frame of [0, 1, 2, 3, 4]) await one.capture(frame, { format: 'png' });
  const [drawnAnew, alone] = [await one.capture(5, { format: 'png' }), await other.capture(5, { format: 'png' })];
  expect(drawnAnew.equals(alone)).toBe(true);
});

test('pixels that do not come at once are looked for again', async () => {
  const page = await StagePage.open(stage.bundle);
  const tick = page.clock.tick.bind(page.clock);
  let looks = 0;
  page.clock.tick = async (screenshot) => {
    const picture = await tick(screenshot);
    if (screenshot) looks += 1;
    return looks > 4 ? picture : null;
  };
  const film = await filmOf([{ code: 'export default () => <p>here</p>;' }]);
  await using opened = await openStage({ bundle: stage.bundle, ...film, page });
  expect((await opened.capture(1, { format: 'jpeg' })).length).toBeGreaterThan(100);
  expect(looks).toBe(5);
});

test('a browser that never draws is replaced, and its scenes are told nothing of it', async () => {
  const page = await StagePage.open(stage.bundle);
  const tick = page.clock.tick.bind(page.clock);
  page.clock.tick = async (screenshot) => (screenshot ? null : tick());
  const film = await filmOf([{ code: 'export default () => <p>here</p>;' }]);
  await using opened = await openStage({ bundle: stage.bundle, ...film, page });
  expect((await opened.capture(1, { format: 'jpeg' })).length).toBeGreaterThan(100);
  expect([page.browser.alive, opened.alive, opened.faults()]).toEqual([false, true, []]);
});

test('a higher track is painted on top, scenes come and go at their frames and count their own', async () => {
  const solid = (colour: string) => `
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
export default () => <AbsoluteFill style={{ background: '${colour}', zIndex: ${colour === '#ff0000' ? 99 : 0} }}><p>{'f' + useCurrentFrame() + ' of ' + useVideoConfig().durationInFrames}</p></AbsoluteFill>;`;
  await using film = await open([
    { code: solid('#00ff00'), track: 1, startFrame: 10, durationInFrames: 20 },
    { code: solid('#ff0000'), track: 0 },
  ]);
  const middle = async (frame: number) => {
    const pixels = await pixelsOf(await film.capture(frame, { format: 'png' }));
    return [...pixels.subarray((90 * 320 + 160) * 3, (90 * 320 + 160) * 3 + 3)];
  };
  expect(await middle(9)).toEqual([255, 0, 0]);
  expect(await middle(10)).toEqual([0, 255, 0]);
  expect(await middle(29)).toEqual([0, 255, 0]);
  expect(await middle(30)).toEqual([255, 0, 0]);
  const { texts } = await film.measure(12);
  expect(texts.find(({ key }) => key === 's0')?.text).toBe('f2 of 20');
});

test('a scene that throws is a fault with the line of its own TSX and leaves the others standing', async () => {
  const throwing = `import { useCurrentFrame } from 'remotion';

function Inner() {
  if (useCurrentFrame() === 5) throw new Error('no such figure');
  return <p>inner</p>;
}

export default () => <Inner />;`;
  const broken = 'const theme: any = undefined;\n\nconst colour = theme.colour;\nexport default () => <p>{colour}</p>';
  await using film = await open([
    { code: throwing },
    { code: broken },
    { code: 'export default () => <p>standing</p>' },
  ]);
  await film.seek(5);
  const words = async () => (await film.measure(5)).texts.map(({ text }) => text);
  expect(await words()).toEqual(['standing']);
  expect(film.faults()).toMatchObject([
    { key: 's1', kind: 'load', line: 3 },
    { key: 's0', kind: 'render', frame: 5, line: 4, message: 'Error: no such figure' },
  ]);
  await film.seek(6);
  expect((await film.measure(6)).texts.map(({ text }) => text)).toEqual(['inner', 'standing']);
});

test('a font that this machine has installed looks like one that nobody has', async () => {
  const inFamily = (family: string) => `
export default () => <p style={{ fontFamily: '${family}', fontSize: 40, margin: 0, position: 'absolute' }}>Handgloves</p>;`;
  const families = ['No Such Family', 'DejaVu Serif', 'DejaVu Sans Mono', 'Liberation Serif', 'Liberation Mono'];
  await using film = await open(families.map((family) => ({ code: inFamily(family) })));
  const widths = (await film.measure(0)).texts.map(({ box }) => box.width);
  expect(widths).toHaveLength(families.length);
  expect(new Set(widths).size).toBe(1);
});

/** A stage that shows the picture “seal”, which `read` supplies. */
async function withSeal(read: () => Promise<Buffer>) {
  const code = `import { asset } from '@framewright/kit';
import { Img } from 'remotion';
export default () => <Img src={asset('seal')} />;`;
  const { timeline, modules } = await filmOf([{ code }]);
  const assets = { seal: { path: '/assets/seal.svg', width: 320, height: 180 } };
  return openStage({
    ...{ bundle: stage.bundle, modules, timeline: { ...timeline, assets } },
    assets: { '/assets/seal.svg': read },
  });
}

test('a scene is not called late for as long as its picture is being read for it', async () => {
  const green = sampleImages.svg('<rect width="40" height="20" fill="#00ff00"/>');
  await using film = await withSeal(() => delay(1000 * limits.sceneReadySeconds + 500, green));
  const pixels = await pixelsOf(await film.capture(0, { format: 'png' }));
  expect([...pixels.subarray(0, 3)]).toEqual([0, 255, 0]);
}, 60_000);

test('a picture that cannot be read is no fault of a scene, and no frame is captured without it', async () => {
  const away = new Error('the storage is away');
  await using film = await withSeal(() => Promise.reject(away));
  await expect(film.capture(0, { format: 'png' })).rejects.toBe(away);
  expect(film.faults()).toEqual([]);
}, 60_000);

test('a frame outside the film is refused', async () => {
  await using film = await open([{ code: 'export default () => <p>short</p>' }]);
  for (const frame of [-1, 60, Number.NaN]) {
    await expect(film.capture(frame, { format: 'jpeg' })).rejects.toMatchObject({ code: 'unknown_frame' });
  }
});

test('an abort ends the browser and rejects with its reason', async () => {
  const abort = new AbortController();
  const film = await openStage({
    bundle: stage.bundle,
    signal: abort.signal,
    ...(await filmOf([{ code: 'export default () => <p />' }])),
  });
  abort.abort(new Error('stopped'));
  await expect(film.capture(1, { format: 'jpeg' })).rejects.toThrow('stopped');
  await film.close();
});
