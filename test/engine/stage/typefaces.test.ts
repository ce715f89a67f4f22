import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { stageBundle } from '../../../engine/stage/stage-bundle.ts';
import { testFilm } from '../film.ts';
import { trueType } from '../media/sample-fonts.ts';

const written = `import { asset } from '@framewright/kit';
export default function Scene() {
  return (
    <div style={{ position: 'absolute', inset: 0, background: '#0b1020', color: '#f4f6ff', fontSize: 80 }}>
      <div style={{ fontFamily: asset('house'), fontWeight: 800 }}>Harbour</div>
      <div style={{ fontFamily: asset('house') }}>Море</div>
    </div>
  );
}
`;
const pieces = `import { Headline } from '@framewright/kit';
export default function Scene() {
  return <Headline text="Harbour lights" />;
}
`;

test('scenes write with an uploaded typeface from their first frame on; letters that it lacks are seen', async () => {
  const film = await testFilm(
    [
      { name: 'written', code: written, durationInFrames: 10 },
      { name: 'pieces', code: pieces, durationInFrames: 60 },
    ],
    { width: 1280, height: 720 },
  );
  const folder = await mkdtemp(join(tmpdir(), 'typeface-'));
  const bundle = await stageBundle(folder);
  await using cleared = new AsyncDisposableStack();
  cleared.defer(() => rm(folder, { recursive: true, force: true }));
  const font = await trueType();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return font;
  };
  const house = {
    path: '/assets/abc.ttf',
    width: 0,
    height: 0,
    font: { weights: [400, 400] as [number, number], ranges: 'U+20-7E' },
  };
  const typeface = { asset: 'house', weights: [400, 400] as [number, number], advance: 0.55 };
  const timeline = { ...film.timeline, assets: { house }, theme: { ...film.timeline.theme, typeface } };
  const compiled = await Promise.all([written, pieces].map(async (code) => (await compileScene(code)).js));
  const modules = Object.fromEntries(compiled.map((js, index) => [`/scenes/s${index}.js`, js]));
  await using stage = await openStage({ bundle, timeline, modules, assets: { '/assets/abc.ttf': read } });
  const { texts } = await stage.measure(0);
  expect(texts).toMatchObject([
    { text: 'Harbour', fontFamily: expect.stringContaining('asset-house') },
    { text: 'Море', fallback: expect.stringContaining('asset-house') },
  ]);
  expect(texts[0]?.fallback).toBeUndefined();
  const { texts: headline } = await stage.measure(50);
  expect(headline[0]?.fontFamily).toMatch(/^"?asset-house"?, "?Manrope Variable/);
  expect(headline[0]?.fontWeight).toBe(400);
  expect([stage.faults(), reads]).toEqual([[], 1]);
}, 60_000);
