import { expect, test } from '@jest/globals';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

test('where billing is off nobody is sold a plan', async () => {
  await using free = await startApi({
    env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', BILLING: 'off' },
  });
  const refused = await (await newCaller(free.url))('startSubscription', { body: { plan: 'starter' } });
  expect([refused.status, refused.body.code]).toEqual([501, 'payments_not_configured']);
});

test('without a Stripe key plans and webhooks say so', async () => {
  await using other = await startApi();
  const call = await newCaller(other.url);
  const refused = await call('startSubscription', { body: { plan: 'starter' } });
  expect([refused.status, refused.body.code]).toEqual([501, 'payments_not_configured']);
  const reply = await fetch(`${other.url}/api/v1/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(501);
});
