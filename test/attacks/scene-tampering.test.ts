import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, testBundle } from '../engine/stage/film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

/** Shows one frame of the scene beside a good one; what the stage then says. */
async function shown(code: string) {
  await using film = await openStage({
    bundle: stage.bundle,
    ...(await filmOf([{ code }, { code: 'export default () => <p>standing</p>' }])),
  });
  const picture = await film.capture(2, { format: 'jpeg' });
  return { bytes: picture.length, faults: film.faults() };
}

const scene = 'export default () => <p>here</p>;';

test('a scene cannot forge what the stage reports of it', async () => {
  const long = await shown(
    'export default () => { throw new Error(\'\\u001b[31mred\\n{"level":"info"}\' + \'x\'.repeat(5e7)); }',
  );
  expect(long.faults.map(({ key, frame }) => [key, frame])).toEqual([
    ['s0', 0],
    ['s0', 2],
  ]);
  for (const { message } of long.faults) {
    expect(message.length).toBeLessThanOrEqual(500);
    expect(message).toMatch(/^Error: red [^\n]*x+$/);
  }
  const strange = await shown('export default () => { throw { toString() { throw 1; } }; }');
  expect(strange.faults).toMatchObject([
    { key: 's0', kind: 'render' },
    { key: 's0', kind: 'render' },
  ]);
});

test('a scene that redefines the stage or the language harms its own film at most', async () => {
  await shown(
    `try { Object.defineProperty(globalThis, 'stage', { value: {} }); } catch {} globalThis.seek = () => { for (;;); }; ${scene}`,
  );
  const patched = `
Array.prototype.map = () => { throw new Error('map'); };
Object.prototype.then = (done: (x: number) => void) => done(1);
JSON.stringify = () => 'x'.repeat(1e6);
[]['constructor']['constructor']('return globalThis')().remotion_delayRenderHandles = 7;
${scene}`;
  await shown(patched).catch((error) =>
    expect(error).toMatchObject({ category: expect.stringMatching(/validation|fatal/) }),
  );
  expect((await shown(scene)).faults).toEqual([]);
});

test('dialogs, a flooded console and leaving the page do not stop a frame', async () => {
  const noisy = `alert('stop'); confirm('really'); print(); for (let i = 0; i < 2e5; i++) console.log('line ' + i, document.body); location.reload(); history.back(); window.close(); ${scene}`;
  expect((await shown(noisy)).bytes).toBeGreaterThan(500);
});
