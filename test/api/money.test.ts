import { afterAll, expect, test } from '@jest/globals';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { TrpcRouter } from '../../api/trpc/router.ts';
import { Problem } from '../../contract/problem.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { testTemporalAddress } from '../embedded.ts';
import { readEvents } from './event-reader.ts';
import { grant, newPaidCaller } from './paid-caller.ts';
import { expectSevenAccepted } from './seven-of-many.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

// A real Temporal server and no worker: what is accepted is held, and nobody settles it.
const api = await startApi({ env: { BILLING: 'auto' }, temporalAddress: await testTemporalAddress() });
afterAll(async () => api[Symbol.asyncDispose]());

test('forty parallel paid calls on a balance for exactly seven: seven are accepted and nothing is left', async () => {
  await expectSevenAccepted(api, 40);
});

test('fifty parallel identical calls with one idempotency key have one effect', async () => {
  const call = await newPaidCaller(api, 50);
  const params = { projectId: await newProject(call) };
  const request = { params, body: { prompt: 'A plan', spar: true }, headers: { 'idempotency-key': 'one-plan' } };
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('startPrompt', request)));
  const accepted = answers.filter(({ status }) => status === 202);
  expect(new Set(accepted.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.every(({ status, body }) => status === 202 || body.code === 'in_flight')).toBe(true);
  expect((await call('startPrompt', request)).body.id).toBe(accepted[0]?.body.id);
  expect((await call('balance')).body).toMatchObject({ available: 49, held: 1 });
  expect((await call('listRuns')).body.runs).toHaveLength(1);
});

test('without the money a prompt is refused with what is missing and where to get it, and nothing is left behind', async () => {
  const call = await newPaidCaller(api, 0.4);
  const projectId = await newProject(call);
  const request = { params: { projectId }, body: { prompt: 'A film' }, headers: { 'idempotency-key': 'again' } };
  const { status, body } = await call('startPrompt', request);
  expect([status, body.code, body.category]).toEqual([402, 'insufficient_balance', 'fatal']);
  expect(body).toMatchObject({ shortfall: 0.6, quote: { low: 1, high: 5 }, top_up_url: `${api.url}/api/v1/top-up` });
  expect((await call('listRuns')).body.runs).toEqual([]);
  expect((await call('balance')).body).toMatchObject({ available: 0.4, held: 0 });
  await grant(api.database, call.accountId, 0.6);
  const accepted = await call('startPrompt', request);
  expect([accepted.status, accepted.body.budget]).toEqual([202, null]);
  expect((await call('balance')).body).toMatchObject({ available: 0, held: 1 });
});

test('a stream of a prompt that cannot be paid is refused before it opens', async () => {
  const call = await newPaidCaller(api, 0);
  const projectId = await newProject(call);
  const reply = await fetch(`${api.url}/api/generate-stream`, {
    method: 'POST',
    headers: { 'x-api-key': call.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ projectId, prompt: 'A film' }),
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([402, expect.stringContaining('problem+json')]);
  expect(Problem.parse(await reply.json())).toMatchObject({ shortfall: 1, top_up_url: `${api.url}/api/v1/top-up` });
});

test('a budget caps what is held, and one below the lowest price names the least', async () => {
  const call = await newPaidCaller(api, 20);
  const params = { projectId: await newProject(call) };
  const small = await call('startPrompt', { params, body: { prompt: 'A film', budget: 0.999999 } });
  expect([small.status, small.body.code, small.body.minimum]).toEqual([422, 'budget_too_small', 1]);
  const { body: run } = await call('startPrompt', { params, body: { prompt: 'A film', budget: 1.250001 } });
  expect(await heldFor(run.id)).toBe(1_250_001);
  const streamed = await readEvents(`${api.url}/api/generate-stream`, {
    method: 'POST',
    headers: { 'x-api-key': call.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ projectId: await newProject(call), prompt: 'A film', budget: 2 }),
  });
  const first = await streamed.next();
  await streamed[Symbol.asyncDispose]();
  expect([first?.event, first?.data.quote]).toEqual(['run.accepted', { low: 1, high: 5 }]);
  expect(await heldFor(first?.data.runId)).toBe(2_000_000);
  const { body: uncapped } = await call('startPrompt', {
    ...{ params: { projectId: await newProject(call) }, body: { prompt: 'A film', budget: 9 } },
  });
  expect(await heldFor(uncapped.id)).toBe(5_000_000);
});

test('a procedure holds and refuses as its endpoint does', async () => {
  const call = await newPaidCaller(api, 1.5);
  const url = `${api.url}/api/trpc`;
  const client = createTRPCClient<TrpcRouter>({
    links: [httpBatchLink({ url, headers: { 'x-api-key': call.apiKey } })],
  });
  const projectId = await newProject(call);
  const run = await client.run.prompt.mutate({ projectId, prompt: 'A film', budget: 1.25 });
  expect(await heldFor(run.id)).toBe(1_250_000);
  const other = await newProject(call);
  const refused = await client.run.prompt.mutate({ projectId: other, prompt: 'A film' }).catch((error) => error);
  expect(refused.data.problem).toMatchObject({ status: 402, shortfall: 0.75, top_up_url: `${api.url}/api/v1/top-up` });
});

test('a run that is cancelled before it began gives back what it held', async () => {
  await using down = await startApi({ env: { BILLING: 'auto' } });
  const call = await newPaidCaller(down, 5);
  const { body } = await call('startPrompt', {
    ...{ params: { projectId: await newProject(call) }, body: { prompt: 'A film' } },
  });
  expect((await call('balance')).body).toMatchObject({ available: 0, held: 5 });
  const ended = await call('cancelRun', { params: { runId: body.id }, body: {} });
  expect(ended.body).toMatchObject({ state: 'cancelled', spent: 0 });
  expect((await call('balance')).body).toMatchObject({ available: 5, held: 0 });
  expect(await reconcileLedger(down.database.fork())).toEqual([]);
});

test('what looks at a film costs nothing, also without a balance', async () => {
  const call = await newPaidCaller(api, 0);
  const params = { projectId: await newProject(call) };
  expect((await call('startReview', { params, body: {} })).status).toBe(202);
  expect((await call('validateProject', { params })).status).toBe(200);
  expect((await call('verifyProject', { params, body: { criteria: 'scenes>=1' } })).status).toBe(200);
});

test('with billing off nothing is held, and with a Stripe key the work of a stand-in is free', async () => {
  const settings: Record<string, string>[] = [{ BILLING: 'off' }, { BILLING: 'auto', STRIPE_SECRET_KEY: 'sk_test_1' }];
  for (const env of settings) {
    await using other = await startApi({ env });
    const call = await newPaidCaller(other, 0);
    const params = { projectId: await newProject(call) };
    const { status, body } = await call('startPrompt', { params, body: { prompt: 'A film', budget: 0.5 } });
    expect(status).toBe(202);
    const [accepted] = await runs.eventsSince(other.database.fork(), body.id, 0);
    expect(accepted?.body).toMatchObject({ quote: { low: 0, high: 0 } });
  }
});

test('where nobody can pay, paid work by a real provider asks for money all the same', async () => {
  const env = { BILLING: 'auto', API_HOST: '0.0.0.0', ANTHROPIC_API_KEY: 'sk-test' };
  await using other = await startApi({ env });
  const call = await newPaidCaller({ ...other, url: other.url.replace('0.0.0.0', '127.0.0.1') }, 0);
  const params = { projectId: await newProject(call) };
  expect((await call('startPrompt', { params, body: { prompt: 'A film' } })).status).toBe(402);
  expect((await call('balance')).body.billing).toBe('unconfigured');
});

async function heldFor(runId: string): Promise<number | undefined> {
  return (await ledger.holdOf(api.database.fork(), runId))?.amountMicros;
}
