import { afterAll, expect, test } from '@jest/globals';
import { runs } from '../../db/repositories/runs.ts';
import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);
const url = 'https://example.com/hook';

/** A run of the caller that has ended with its terminal event. */
async function endedRun(state: 'completed' | 'failed' = 'completed'): Promise<string> {
  const projectId = await newProject(call);
  const run = await call('startReview', { params: { projectId }, body: {} });
  await runs.finish(api.database.fork(), run.body.id, {
    state,
    event: { type: `run.${state}`, body: state === 'failed' ? { error: {} } : { summary: 'Done.', spent: 0 } },
  });
  return run.body.id;
}

test('a webhook is registered with a secret that is shown once and never listed', async () => {
  const made = await call('createWebhook', { body: { url } });
  expect(made.status).toBe(201);
  expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made.body.webhook).toMatchObject({ url, state: 'active', events: ['run.completed', 'run.failed'] });
  const listed = await call('listWebhooks');
  expect(listed.body.webhooks.map(({ id }: { id: string }) => id)).toContain(made.body.webhook.id);
  expect(JSON.stringify(listed.body) + api.logLines.join()).not.toContain(made.body.secret);
  const rotated = await call('rotateWebhookSecret', { params: { webhookId: made.body.webhook.id }, body: {} });
  expect(rotated.body.secret).not.toBe(made.body.secret);
  await call('deleteWebhook', { params: { webhookId: made.body.webhook.id } });
});

test.each([
  ...['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://2130706433/'],
  ...['https://user:secret@example.com/', 'ftp://example.com/', 'no address'],
])('%s is refused as an address', async (bad) => {
  const reply = await call('createWebhook', { body: { url: bad } });
  expect([reply.status, reply.body.code, reply.body.errors[0].path]).toEqual([400, 'invalid_body', 'url']);
});

test('an address cannot be changed to one that would be refused, and an account has at most ten webhooks', async () => {
  const other = await newCaller(api.url);
  const { webhook } = (await other('createWebhook', { body: { url } })).body;
  const params = { webhookId: webhook.id };
  const moved = await other('updateWebhook', { params, body: { url: 'https://10.0.0.1/' } });
  expect([moved.status, moved.body.code]).toEqual([400, 'invalid_body']);
  for (let count = 1; count < 10; count += 1) await other('createWebhook', { body: { url } });
  expect((await other('createWebhook', { body: { url } })).body.code).toBe('limit_exceeded');
});

test('the end of a run is owed to each webhook that wants it, once, however often it is written', async () => {
  const all = (await call('createWebhook', { body: { url } })).body.webhook;
  const failures = (await call('createWebhook', { body: { url, events: ['run.failed'] } })).body.webhook;
  const off = (await call('createWebhook', { body: { url } })).body.webhook;
  await call('updateWebhook', { params: { webhookId: off.id }, body: { state: 'disabled' } });
  const [completed, failed] = [await endedRun(), await endedRun('failed')];
  const { accountId } = await runs.find(api.database.fork(), completed);
  await webhookDeliveries.enqueue(api.database.fork(), { id: completed, accountId }, 'run.completed');
  const owed = async (webhookId: string) => {
    const { body } = await call('listDeliveries', { params: { webhookId } });
    return body.deliveries.map(({ runId, event, state }: never) => [runId, event, state]);
  };
  expect(await owed(all.id)).toEqual([
    [failed, 'run.failed', 'pending'],
    [completed, 'run.completed', 'pending'],
  ]);
  expect(await owed(failures.id)).toEqual([[failed, 'run.failed', 'pending']]);
  expect(await owed(off.id)).toEqual([]);
});

test('a delivery of a disabled webhook is not replayed; of an enabled one it goes back into the outbox', async () => {
  const { webhook } = (await call('createWebhook', { body: { url } })).body;
  const params = { webhookId: webhook.id };
  await endedRun();
  const [owed] = (await call('listDeliveries', { params })).body.deliveries;
  const note = { attempt: 3, state: 'failed' as const, status: 500, fault: 'status' as const, waitSeconds: null };
  await webhookDeliveries.note(api.database.fork(), owed.id, 1, note);
  const again = { params: { ...params, deliveryId: owed.id }, body: {} };
  await call('updateWebhook', { params, body: { state: 'disabled' } });
  expect((await call('replayDelivery', again)).body.code).toBe('webhook_disabled');
  const enabled = await call('updateWebhook', { params, body: { state: 'active' } });
  expect(enabled.body).toMatchObject({ state: 'active', disabledReason: null });
  const replayed = await call('replayDelivery', again);
  expect([replayed.status, replayed.body]).toMatchObject([202, { id: owed.id, state: 'pending', attempts: 0 }]);
});
