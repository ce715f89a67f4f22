import { afterAll, expect, test } from '@jest/globals';
import { mediaOperations } from '../../contract/media-operations.ts';
import { media } from '../../db/repositories/media.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

// No Temporal: what is accepted is held, waits in the outbox and is cancelled there.
const api = await startApi({ env: { BILLING: 'auto' } });
afterAll(async () => api[Symbol.asyncDispose]());
const text = 'Tides, told in time.';

test('what nobody makes here is refused before anything is held, with the reason that capabilities tell', async () => {
  const call = await newPaidCaller(api, 1);
  const params = { projectId: await newProject(call) };
  const untold = await call('generateVoiceover', { params, body: { text } });
  expect([untold.status, untold.body.code]).toEqual([501, 'operation_unavailable']);
  await media.tellEnds(api.database.fork(), [
    { operation: 'voiceover', provider: null, note: 'The worker has no espeak-ng.' },
  ]);
  const told = await call('generateVoiceover', { params, body: { text } });
  expect([told.body.code, told.body.detail]).toEqual(['operation_unavailable', 'The worker has no espeak-ng.']);
  const { unavailable } = (await call('capabilities')).body;
  expect(unavailable).toContainEqual({ operation: 'voiceover', reason: 'The worker has no espeak-ng.' });
  expect((await call('balance')).body).toMatchObject({ available: 1, held: 0 });
  expect((await call('listRuns')).body.runs).toEqual([]);
});

test('an operation holds exactly its price, refuses what is too dear, and costs nothing when it is cancelled', async () => {
  const note = 'Embedded: a stand-in.';
  const ends = mediaOperations.map((operation) => ({ operation, provider: 'embedded' as const, note }));
  await media.tellEnds(api.database.fork(), ends);
  const call = await newPaidCaller(api, 1);
  const params = { projectId: await newProject(call) };
  const held = async () => (await call('balance')).body.held as number;
  const voice = await call('generateVoiceover', { params, body: { text } });
  expect([voice.status, voice.body.kind, voice.body.provider]).toEqual([202, 'media', 'embedded']);
  expect(await held()).toBe((text.length * 0.06) / 1000);
  const dear = await call('generateVideoB', { params, body: { prompt: 'The sea', seconds: 2 } });
  expect([dear.status, dear.body.code]).toEqual([402, 'insufficient_balance']);
  const small = await call('generateMusic', { params, body: { seconds: 10, budget: 0.1 } });
  expect([small.status, small.body.code, small.body.minimum]).toEqual([422, 'budget_too_small', 0.12]);
  const missing = await call('removeBackground', { params, body: { asset: 'nothing' } });
  expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  await call('cancelRun', { params: { runId: voice.body.id }, body: {} });
  expect((await call('balance')).body).toMatchObject({ available: 1, held: 0 });
  expect((await call('getRun', { params: { runId: voice.body.id } })).body).toMatchObject({
    state: 'cancelled',
    spent: 0,
  });
  const { body } = await call('capabilities');
  expect(body.media).toContainEqual({ operation: 'music', provider: 'embedded', note });
});
