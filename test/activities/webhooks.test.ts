import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NativeConnection, Worker } from '@temporalio/worker';
import { Webhook } from 'standardwebhooks';
import {
  createDeliveringActivities,
  createOutboxActivities,
  startDeliveriesOf,
} from '../../activities/deliver-webhook.ts';
import { createGuardedClient } from '../../adapters/http/guarded-client.ts';
import { newWebhookSecret } from '../../adapters/http/sign-delivery.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { createLogger } from '../../config/logger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { webhooks } from '../../db/repositories/webhooks.ts';
import { retryWaitsSeconds } from '../../domain/webhooks/retry-plan.ts';
import { newProject, newRun, openTestDatabase } from '../db/test-project.ts';
import { testTemporalAddress, testWorkflowBundle } from '../embedded.ts';
import { patienceMs } from '../patience.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';

const database = await openTestDatabase();
let temporal: Temporal;
let ports: Parameters<typeof startDeliveriesOf>[0] & Parameters<typeof createDeliveringActivities>[0];
const opened = new AsyncDisposableStack();

/** The customer's server: what came in, and what it answers next. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const statuses: number[] = [];
const customer = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 204).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => customer.listen(0, '127.0.0.1', resolve));
  opened.defer(() => {
    customer.close();
    customer.closeAllConnections();
  });
  temporal = opened.use(await openNamespace());
  const logger = createLogger({ logLevel: 'silent' }, 'worker');
  ports = { database, temporal, logger, outbound: createGuardedClient({ allow: [address()] }) };
  const connection = await NativeConnection.connect({ address: await testTemporalAddress() });
  opened.defer(() => connection.close());
  const shared = { connection, namespace: temporal.namespace };
  const workflowBundle = await testWorkflowBundle();
  const workers = [
    await Worker.create({ ...shared, taskQueue: 'core', workflowBundle, activities: createOutboxActivities(ports) }),
    await Worker.create({ ...shared, taskQueue: 'direct', activities: createDeliveringActivities(ports) }),
  ];
  const running = Promise.all(workers.map((worker) => worker.run()));
  opened.defer(async () => {
    for (const worker of workers) worker.shutdown();
    await running;
  });
});
afterAll(() => opened.disposeAsync());

const address = () => `127.0.0.1:${(customer.address() as AddressInfo).port}`;

/** A webhook at the customer's server, and a run of its account that has just ended. */
async function endedRun(url = `http://${address()}/hook`) {
  const project = await newProject(database);
  const secret = newWebhookSecret();
  const events = ['run.completed' as const, 'run.failed' as const];
  const webhook = await webhooks.create(database.fork(), { accountId: project.account.id, url, events, secret });
  const { run } = await newRun(database, project, { kind: 'review', writing: false });
  const event = { type: 'run.completed' as const, body: { summary: 'Done.', spent: 0 } };
  await runs.finish(database.fork(), run.id, { state: 'completed', result: { reviewId: 'rvw_1' }, event });
  const [delivery] = await webhookDeliveries.unstarted(database.fork(), { runId: run.id });
  return { webhook, run, secret, id: delivery?.id ?? '' };
}

const stateOf = async (id: string) => webhookDeliveries.find(database.fork(), id);
async function until(id: string, isReached: (delivery: NonNullable<Awaited<ReturnType<typeof stateOf>>>) => boolean) {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const delivery = await stateOf(id);
    if (delivery && isReached(delivery)) return delivery;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`delivery ${id} stays ${JSON.stringify(await stateOf(id))}`);
}

test('the end of a run arrives once, signed so that the standard library of receivers takes it', async () => {
  const { run, secret, id } = await endedRun();
  const before = received.length;
  await startDeliveriesOf(ports, run.id);
  await startDeliveriesOf(ports, run.id);
  await createOutboxActivities(ports).startMissedDeliveries();
  await until(id, ({ state }) => state === 'delivered');
  expect(received.length - before).toBe(1);
  const { headers, body } = received.at(-1) as (typeof received)[0];
  expect(headers['webhook-id']).toBe(id);
  const message = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(message).toMatchObject({
    type: 'run.completed',
    data: { runId: run.id, kind: 'review', state: 'completed', summary: 'Done.', result: { reviewId: 'rvw_1' } },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  const history = await temporal.client.workflow.getHandle(`${id}-1`).fetchHistory();
  expect(JSON.stringify(history)).not.toMatch(/Done|127\.0\.0\.1|whsec|example\.com/);
});

test('what fails is sent again later, under the same id and with the same words', async () => {
  const { run, id } = await endedRun();
  statuses.push(500);
  const before = received.length;
  await startDeliveriesOf(ports, run.id);
  const waiting = await until(id, ({ attempts }) => attempts === 1);
  expect(waiting).toMatchObject({ state: 'pending', lastStatus: 500, lastFault: 'status' });
  const delivered = await until(id, ({ state }) => state === 'delivered');
  expect(delivered).toMatchObject({ attempts: 2, lastStatus: 204, lastFault: null });
  const [first, second] = received.slice(before);
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
});

test('the attempt after the last wait is the last; a replay sends it again, and an old round does nothing', async () => {
  const { id, webhook } = await endedRun();
  const { attemptDelivery } = createDeliveringActivities(ports);
  const attempt = retryWaitsSeconds.length + 1;
  statuses.push(503);
  expect(await attemptDelivery({ deliveryId: id, round: 1, attempt, waitSeconds: null })).toEqual({ isOver: true });
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: attempt, lastStatus: 503 });
  await webhookDeliveries.replay(database.fork(), webhook.id, id);
  const before = received.length;
  await attemptDelivery({ deliveryId: id, round: 1, attempt: 1, waitSeconds: 5 });
  expect(received.length).toBe(before);
  await createOutboxActivities(ports).startMissedDeliveries();
  await until(id, ({ state }) => state === 'delivered');
  expect(received.at(-1)?.headers['webhook-id']).toBe(id);
});

test('an address that answers 410 is disabled at once and sent nothing more', async () => {
  const { id, webhook, run } = await endedRun();
  statuses.push(410);
  const { attemptDelivery } = createDeliveringActivities(ports);
  await attemptDelivery({ deliveryId: id, round: 1, attempt: 1, waitSeconds: 5 });
  expect(await stateOf(id)).toMatchObject({ state: 'failed', lastStatus: 410 });
  expect(await webhooks.find(database.fork(), webhook.id)).toMatchObject({ state: 'disabled', disabledReason: 'gone' });
  await webhookDeliveries.replay(database.fork(), webhook.id, id);
  const before = received.length;
  await attemptDelivery({ deliveryId: id, round: 2, attempt: 1, waitSeconds: 5 });
  expect([(await stateOf(id))?.lastFault, received.length]).toEqual(['webhook_disabled', before]);
  expect(run.id).toMatch(/^run_/);
});

test('an address that fails for a day and twenty attempts is disabled, one that failed a minute ago is not', async () => {
  const { id, webhook } = await endedRun('https://nobody.invalid/');
  const { attemptDelivery } = createDeliveringActivities({ ...ports, outbound: failing });
  for (let attempt = 1; attempt <= 25; attempt += 1) {
    await attemptDelivery({ deliveryId: id, round: 1, attempt, waitSeconds: 5 });
  }
  expect(await webhooks.find(database.fork(), webhook.id)).toMatchObject({ state: 'active', failedAttempts: 25 });
  await database
    .fork()
    .execute(`update webhooks set failing_since = now() - interval '25 hours' where id = ?`, [webhook.id]);
  await attemptDelivery({ deliveryId: id, round: 1, attempt: 26, waitSeconds: 5 });
  const dead = { state: 'disabled', disabledReason: 'failing' };
  expect(await webhooks.find(database.fork(), webhook.id)).toMatchObject(dead);
});
const failing = { post: async () => ({ fault: 'unreachable' as const }) };

test('a delivery that Temporal lost with its database is sent all the same', async () => {
  const { id } = await endedRun();
  await database
    .fork()
    .execute(`update webhook_deliveries set started_at = now() - interval '1 hour' where id = ?`, [id]);
  await createOutboxActivities(ports).startMissedDeliveries();
  expect(await until(id, ({ state }) => state === 'delivered')).toMatchObject({ round: 2 });
});

test('both secrets sign while one replaces the other, and after that the new one alone', async () => {
  const { id, webhook, run, secret } = await endedRun();
  const next = newWebhookSecret();
  const change = { secret: next, overlapSeconds: 60 };
  await webhooks.rotateSecret(database.fork(), webhook.accountId, webhook.id, change);
  await startDeliveriesOf(ports, run.id);
  await until(id, ({ state }) => state === 'delivered');
  const { headers, body } = received.at(-1) as (typeof received)[0];
  for (const either of [secret, next]) new Webhook(either).verify(body, headers as Record<string, string>);
  await webhooks.rotateSecret(database.fork(), webhook.accountId, webhook.id, { secret: next, overlapSeconds: 0 });
  await webhookDeliveries.replay(database.fork(), webhook.id, id);
  await startDeliveriesOf(ports, run.id);
  await until(id, ({ state }) => state === 'delivered');
  const again = received.at(-1) as (typeof received)[0];
  expect(() => new Webhook(secret).verify(again.body, again.headers as Record<string, string>)).toThrow();
});
