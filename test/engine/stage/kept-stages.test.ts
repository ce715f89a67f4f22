import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BrowserPool } from '../../../engine/stage/browser-pool.ts';
import { KeptStages } from '../../../engine/stage/kept-stages.ts';
import type { StageHandle } from '../../../engine/stage/open-stage.ts';
import { patienceMs } from '../../patience.ts';
import { filmOf, testBundle } from './film.ts';

const code = `export default () => <div style={{ position: 'absolute', inset: 0, background: '#a1b2c3' }} />;`;
const failing = `import { useCurrentFrame } from 'remotion';
export default () => { if (useCurrentFrame() === 3) throw new Error('three'); return <p>fine</p>; };`;
const size = { width: 160, height: 90, fps: 10, durationInFrames: 10 };
const never = new AbortController().signal;

let stage: Awaited<ReturnType<typeof testBundle>>;
let pool: BrowserPool;
beforeAll(async () => {
  stage = await testBundle();
  pool = new BrowserPool({ bundle: stage.bundle, size: 1 });
}, 60_000);
afterAll(async () => {
  await pool?.[Symbol.asyncDispose]();
  await stage?.cleanUp();
}, 60_000);

const open = (idleMs?: number) => new KeptStages({ bundle: stage.bundle, pages: pool, idleMs });
const look = (frame: number) => async (handle: StageHandle) => {
  await handle.capture(frame, { format: 'png' });
  return handle;
};

test('a film that is looked at again is still open, for its owner alone, until it was left for a while or is done with', async () => {
  await using kept = open(1_500);
  const film = { owner: 'one', ...(await filmOf([{ code }], size)) };
  const first = await kept.with(film, never, look(1));
  expect(await kept.with(film, never, look(2))).toBe(first);
  const other = await kept.with({ ...film, owner: 'two' }, never, look(1));
  expect(other).not.toBe(first);
  for (const end = Date.now() + patienceMs; Date.now() < end && (first.alive || other.alive); ) await delay(50);
  expect([first.alive, other.alive]).toEqual([false, false]);
  const last = await kept.with(film, never, look(3));
  await kept.endOf('two');
  expect(last.alive).toBe(true);
  await kept.endOf('one');
  expect(last.alive).toBe(false);
}, 60_000);

test('two looks at once get a stage each, and one that failed or showed a fault is not kept', async () => {
  await using kept = open();
  const film = { owner: 'one', ...(await filmOf([{ code: failing }], size)) };
  const [one, two] = await Promise.all([kept.with(film, never, look(1)), kept.with(film, never, look(1))]);
  expect(one).not.toBe(two);
  const seen: StageHandle[] = [];
  await kept.with(film, never, async (handle) => void seen.push(await look(3)(handle)));
  expect(seen[0]?.faults()).toHaveLength(1);
  expect(seen[0]?.alive).toBe(false);
  const broken = kept.with(film, never, async (handle) => {
    seen.push(handle);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(seen[1]?.alive).toBe(false);
}, 60_000);

test('a look that is called off ends its browser and tells the reason', async () => {
  await using kept = open();
  const film = { owner: 'one', ...(await filmOf([{ code }], size)) };
  const abort = new AbortController();
  let handle: StageHandle | undefined;
  const looking = kept.with(film, abort.signal, async (opened) => {
    handle = opened;
    abort.abort(new Error('called off'));
    return look(1)(opened);
  });
  await expect(looking).rejects.toThrow('called off');
  for (const end = Date.now() + patienceMs; Date.now() < end && handle?.alive; ) await delay(20);
  expect(handle?.alive).toBe(false);
}, 60_000);

test('a film in another scale is a page of its own, and its pictures have that scale', async () => {
  await using kept = open();
  const film = { owner: 'one', ...(await filmOf([{ code }], size)) };
  const widthOf = async (handle: StageHandle) => (await handle.capture(1, { format: 'png' })).readUInt32BE(16);
  const [plain, twice] = [await kept.with(film, never, look(1)), { ...film, scale: 2 }];
  expect(await kept.with(twice, never, widthOf)).toBe(2 * size.width);
  expect(await kept.with(twice, never, look(2))).not.toBe(plain);
  expect(await kept.with(film, never, widthOf)).toBe(size.width);
}, 60_000);

test('a film that depends on what was shown before gets a page that has shown nothing, and leaves none', async () => {
  await using kept = open();
  const counting = `let shown = 0;
export default () => <div style={{ position: 'absolute', inset: 0, background: (shown += 1) > 1 ? '#fff' : '#000' }} />;`;
  const film = { owner: 'one', ...(await filmOf([{ code: counting }], size)) };
  const shot = (handle: StageHandle) => handle.capture(4, { format: 'png' });
  const first = await kept.with({ ...film, alone: true }, never, shot);
  const earlier = await kept.with(film, never, look(1));
  const again = await kept.with({ ...film, alone: true }, never, async (handle) => {
    expect(handle).not.toBe(earlier);
    return [handle, await shot(handle)] as const;
  });
  expect(again[1].equals(first)).toBe(true);
  expect(again[0].alive).toBe(false);
}, 60_000);
