import { afterAll, expect, test } from '@jest/globals';
import { runs } from '../../db/repositories/runs.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);

test('criteria kept before anything is generated are what verify and a loop hold the project against', async () => {
  const params = { projectId: await newProject(call) };
  expect((await call('getCriteria', { params })).body).toEqual({ criteria: null });
  const none = await call('verifyProject', { params, body: {} });
  expect([none.status, none.body.errors[0].path]).toEqual([400, 'criteria']);
  expect((await call('keepCriteria', { params, body: { criteria: ' scenes>=1, landscape ' } })).body).toEqual({
    criteria: 'scenes>=1, landscape',
  });
  expect((await call('verifyProject', { params, body: {} })).body).toMatchObject({ passed: false });
  await newScene(call, params.projectId);
  const { body } = await call('verifyProject', { params, body: {} });
  expect(body.rows.map(({ criterion, passed }: never) => [criterion, passed])).toEqual([
    ['scenes>=1', true],
    ['landscape', true],
  ]);
  expect((await call('verifyProject', { params, body: { criteria: 'portrait' } })).body.passed).toBe(false);
});

test('criteria that nobody knows are refused when written, and those before stay', async () => {
  const params = { projectId: await newProject(call) };
  await call('keepCriteria', { params, body: { criteria: 'fps>=30' } });
  const refused = await call('keepCriteria', { params, body: { criteria: 'fps>=30, beauty>=9' } });
  expect([refused.status, refused.body.code]).toEqual([422, 'unknown_criterion']);
  expect(refused.body.detail).toMatch(/beauty>=9.*duration<=30s/);
  expect((await call('getCriteria', { params })).body.criteria).toBe('fps>=30');
  await call('keepCriteria', { params, body: { criteria: null } });
  expect((await call('getCriteria', { params })).body.criteria).toBeNull();
});

test('a loop that names no criteria takes those of its project as they stand at its start', async () => {
  const params = { projectId: await newProject(call) };
  await call('addContext', { params, body: { label: 'goal', text: 'Announce version 2' } });
  await call('keepCriteria', { params, body: { criteria: 'duration<=30s' } });
  const { status, body } = await call('startLoop', { params, body: { goal: 'Announce version 2' } });
  expect(status).toBe(202);
  await call('keepCriteria', { params, body: { criteria: 'portrait' } });
  const { input } = await runs.get(api.database.fork(), (await call('account')).body.id, body.id);
  expect(input).toMatchObject({ goal: 'Announce version 2', criteria: 'duration<=30s' });
});
