import { afterAll, expect, test } from '@jest/globals';
import { newPaidCaller } from './paid-caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const nameCount = async (name: string) =>
  (await call('listProjects', { query: { limit: '100' } })).body.projects.filter(
    (project: { name: string }) => project.name === name,
  ).length;

test('a repeated request has the same reply and one effect', async () => {
  const request = { body: { name: 'Once' }, ...withKey('once') };
  const [first, again] = [await call('createProject', request), await call('createProject', request)];
  expect(again.body).toEqual(first.body);
  expect(again.status).toBe(201);
  expect(await nameCount('Once')).toBe(1);
});

test('twenty at once have one effect; the others get its reply or are told to wait', async () => {
  const request = { body: { name: 'Twenty' }, ...withKey('twenty') };
  const replies = await Promise.all(Array.from({ length: 20 }, () => call('createProject', request)));
  const made = replies.filter(({ status }) => status === 201);
  const waiting = replies.filter(({ status }) => status === 409);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length + waiting.length).toBe(20);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  for (const { body, headers } of waiting) {
    expect(body).toMatchObject({ code: 'in_flight', category: 'transient', retry_after: expect.any(Number) });
    expect(headers.get('retry-after')).toBe(String(body.retry_after));
  }
  expect(await nameCount('Twenty')).toBe(1);
});

test('a key belongs to one request: another body or another endpoint is refused', async () => {
  const projectId = await newProject(call);
  await call('createProject', { body: { name: 'First' }, ...withKey('mine') });
  const other = await call('createProject', { body: { name: 'Second' }, ...withKey('mine') });
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  const entry = { params: { projectId }, body: { label: 'goal', text: 'x' } };
  expect((await call('addContext', { ...entry, ...withKey('mine') })).status).toBe(422);
  expect(await nameCount('Second')).toBe(0);
});

test('a refused request leaves its key free', async () => {
  const { body: project } = await call('createProject', { body: { name: 'Gated' } });
  const params = { projectId: project.id };
  const request = { params, body: { prompt: 'A film' }, ...withKey('later') };
  expect((await call('startPrompt', request)).body.code).toBe('gate_closed');
  for (const label of ['goal', 'requirement', 'brand'])
    await call('addContext', { params, body: { label, text: label } });
  const started = await call('startPrompt', request);
  expect(started.status).toBe(202);
  expect((await call('startPrompt', request)).body.id).toBe(started.body.id);
  expect((await call('listRuns', { query: { projectId: project.id } })).body.runs).toHaveLength(1);
});

test("another account's key is another key", async () => {
  const other = await newPaidCaller(api);
  const request = { body: { name: 'Shared' }, ...withKey('shared') };
  const [mine, theirs] = [await call('createProject', request), await other('createProject', request)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(mine.body.id).not.toBe(theirs.body.id);
});

test.each(['', ' ', 'a b', 'k'.repeat(256), 'schlüssel'])('the key %j is refused', async (key) => {
  const header = Buffer.from(key).toString('latin1');
  const reply = await call('createProject', { body: { name: 'Never' }, headers: { 'idempotency-key': header } });
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_idempotency_key']);
});
