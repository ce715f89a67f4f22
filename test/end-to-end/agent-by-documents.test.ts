import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApi } from '../api/start-api.ts';
import { openWorkingApi } from '../api/working-api.ts';
import { createDocumentAgent } from './document-agent.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openWorkingApi({ BILLING: 'auto' });
}, 120_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
}, 30_000);

/** What a person asked for, by the names that tools give their inputs. */
const wishes = {
  ...{ email: 'agent@example.org', name: 'Heron Books', text: 'Heron Books, a shop for slow readers: #1b4dff, calm.' },
  ...{ prompt: 'A 2 second film for Heron Books. “Read slowly.”', width: 320, height: 180, fps: 24 },
  reason: 'Whoever asked for the film has seen it.',
};

test('from no account to an exported video, by capabilities and refusals alone', async () => {
  const agent = await createDocumentAgent(api.url, wishes);
  const video = await agent.makeVideo();
  const file = await fetch(video);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');
  // It met a closed gate and an empty balance on its way, and both said how to go on.
  expect(agent.log).toEqual(
    expect.arrayContaining(['prompts.start: gate_closed', 'prompts.start: insufficient_balance']),
  );
  expect(agent.log.filter((line) => line === 'contexts.add')).toHaveLength(3);
  expect(agent.log).toContain('paid');
});
