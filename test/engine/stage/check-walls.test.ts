import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findTools } from '../../../engine/jail/find-tools.ts';
import { checkWalls } from '../../../engine/stage/check-walls.ts';
import { testBundle } from './film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

test('the self-test finds a whole jail tight', async () => {
  expect(await checkWalls(stage.bundle, { tools: await findTools() })).toEqual({ ok: true });
});

test('without the jail the canaries answer, so that the self-test can tell', async () => {
  const tools = await findTools();
  expect(await checkWalls(stage.bundle, { tools, allowUnsandboxed: true })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/service of this machine.*file of this machine/),
  });
});
