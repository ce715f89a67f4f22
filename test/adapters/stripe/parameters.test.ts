import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { createPayments } from '../../../adapters/stripe/create-payments.ts';
import { factsOfObject } from '../../../adapters/stripe/read-facts.ts';
import { findProgram } from '../../../scripts/embedded/find-program.ts';

const program = findProgram('stripe-mock');
const testWithMock = program ? test : test.skip;
let mock: ChildProcess | undefined;
afterAll(() => void mock?.kill('SIGKILL'));

/** Stripe's mock on a free port; it answers 400 to parameters that the API does not know. */
async function startMock(): Promise<string> {
  mock = spawn(program ?? '', ['-http-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: mock.stdout as NodeJS.ReadableStream })) {
    const address = /(127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address && !address.endsWith(':0')) return `http://${address}`;
  }
  throw new Error('the mock ended without listening');
}

testWithMock('every request that we send has parameters that Stripe knows', async () => {
  const apiBase = await startMock();
  const payments = createPayments({ stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase } });
  const returnUrl = 'https://films.example/payment-done';
  const expiresAt = new Date(Date.now() + 3_600_000);
  const opened = await payments?.openTopUp({ topUpId: 'top_1', amountCents: 500, expiresAt, returnUrl });
  expect(opened?.sessionId).toMatch(/^cs_/);
  for (const plan of ['starter', 'studio'] as const) {
    expect(await payments?.openSubscription({ accountId: 'acc_1', plan, returnUrl })).toHaveProperty('url');
  }
  await payments?.cancelSubscription('sub_1');
  await payments?.cancelSubscription('sub_1', { now: true });
  for await (const facts of payments?.recentFacts(new Date(0)) ?? []) expect(facts).toHaveProperty('kind');
  const { hostname, port } = new URL(apiBase);
  const stripe = new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' });
  for (const object of ['checkout.session', 'invoice', 'subscription', 'payment_intent']) {
    await factsOfObject(stripe, { object, id: 'any_1' });
  }
});
