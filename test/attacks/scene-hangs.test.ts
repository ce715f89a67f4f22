import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { openStage, type StageHandle } from '../../engine/stage/open-stage.ts';
import { filmOf, type TestScene, testBundle } from '../engine/stage/film.ts';
import { descendants, isBrowser, survivors } from './process-tree.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

const good = { code: 'export default () => <p>Good</p>' };

const browsers = () =>
  descendants()
    .filter(isBrowser)
    .map(({ pid }) => pid);

/** The code of the error that showing frame 5 ends in, and what the stage says the scenes did. */
async function outcomeOf(scenes: TestScene[]) {
  let film: StageHandle | undefined;
  let code: unknown;
  try {
    film = await openStage({ bundle: stage.bundle, ...(await filmOf(scenes)) });
    await film.capture(5, { format: 'jpeg' });
  } catch (error) {
    code = error instanceof AppError ? error.code : error;
    const faults = error instanceof AppError ? error.options.members?.faults : undefined;
    return { code, faults: film?.faults() ?? faults };
  } finally {
    await film?.close();
  }
  return { code, faults: film.faults() };
}

test('a scene that never returns is named and killed with its whole browser, wherever it loops', async () => {
  const [atLoad, inComponent, awaiting, later] = await Promise.all([
    outcomeOf([good, { code: 'for (;;); export default () => <p />' }]),
    outcomeOf([good, { code: 'export default () => { for (;;); }' }]),
    outcomeOf([good, { code: 'await new Promise(() => 0); export default () => <p />' }]),
    outcomeOf([
      good,
      {
        code: "import { useState } from 'react'; import { delayRender } from 'remotion'; export default () => { useState(() => delayRender('the data')); return <p />; }",
      },
    ]),
  ]);
  for (const { code, faults } of [atLoad, inComponent, awaiting]) {
    expect(code).toBe('scene_timeout');
    expect(faults).toMatchObject([{ key: 's1', kind: 'timeout' }]);
  }
  expect(later?.code).toBe('scene_not_ready');
  expect(await survivors(browsers())).toEqual([]);
}, 60_000);

test('a scene that eats memory breaks its own browser only, and the next film is shown', async () => {
  const hungry = 'export default () => { const all = []; for (;;) all.push(new Uint8Array(64 << 20).fill(1)); }';
  const { code } = await outcomeOf([{ code: hungry }]);
  expect(['scene_crashed', 'scene_timeout', undefined]).toContain(code);
  expect((await outcomeOf([good])).code).toBeUndefined();
  expect(await survivors(browsers())).toEqual([]);
}, 60_000);
