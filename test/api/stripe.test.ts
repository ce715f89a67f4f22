import { afterAll, expect, test } from '@jest/globals';
import { createPaymentActivities } from '../../activities/reconcile-payments.ts';
import { createPayments } from '../../adapters/stripe/create-payments.ts';
import { readConfig } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';
import { applyPayment } from '../../db/repositories/apply-payment.ts';
import { discrepancies } from '../../db/repositories/discrepancies.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { type FakeEvent, signed, startFakeStripe, webhookSecret } from '../adapters/stripe/fake-stripe.ts';
import { type Caller, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const stripe = await startFakeStripe();
const env = {
  BILLING: 'auto',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: stripe.url,
};
const api = await startApi({ env });
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const em = () => api.database.fork();
async function newAccount() {
  const call = await newCaller(api.url);
  return { call, id: (await call('account')).body.id as string };
}
const balanceOf = async (id: string) => (await ledger.balanceOf(em(), id)).availableMicros / 1_000_000;
const send = (body: string, headers: Record<string, string> = signed(body)) =>
  fetch(`${api.url}/api/v1/webhooks/stripe`, { method: 'POST', headers, body });

/** Opens a checkout of some dollars; its top-up and Stripe's session. */
async function openTopUp(call: Caller, dollars: number) {
  const { status, body } = await call('topUp', { body: { amount_cents: dollars * 100 } });
  const session = stripe.sessions().find(({ client_reference_id: topUp }) => topUp === body.id);
  return { status, topUpId: body.id as string, checkoutUrl: body.checkoutUrl as string, sessionId: session?.id ?? '' };
}

/** What happens at Stripe while `work` runs. */
function told(work: () => void): FakeEvent[] {
  const before = stripe.events.length;
  work();
  return stripe.events.slice(before);
}

const reconcile = () => {
  const config = readConfig({ DATABASE_URL: api.database.url, ...env });
  const logger = createLogger({ logLevel: 'silent' }, 'worker');
  return createPaymentActivities({
    database: api.database,
    logger,
    payments: createPayments(config),
  }).reconcilePayments();
};

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

test('a top-up opens a checkout at Stripe and is credited once, however often and at once its webhook comes', async () => {
  const { call, id } = await newAccount();
  const opened = await openTopUp(call, 20);
  expect([opened.status, opened.checkoutUrl]).toEqual([201, `https://checkout.stripe.test/${opened.sessionId}`]);
  expect(await balanceOf(id)).toBe(0);
  const [event] = told(() => stripe.pay(opened.sessionId));
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(event?.body ?? '')));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await balanceOf(id)).toBe(20);
  expect((await call('getTopUp', { params: { topUpId: opened.topUpId } })).body.state).toBe('paid');
});

test('all orders of four events of one payment lead to one state', async () => {
  const states = new Set<string>();
  for (const order of permutations([0, 1, 2, 3])) {
    const { call, id } = await newAccount();
    const { sessionId } = await openTopUp(call, 20);
    const events = told(() => {
      const payment = stripe.pay(sessionId);
      stripe.refund(payment, 500);
      stripe.closeDispute(stripe.dispute(payment, 1_000), 'won');
    });
    expect(events.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.closed',
    ]);
    for (const at of order) expect((await send(events[at]?.body ?? '')).status).toBe(200);
    const { items } = await ledger.statement(em(), id);
    const lines = items.map(({ kind, availableMicros }) => `${kind} ${availableMicros / 1_000_000}`).sort();
    states.add(JSON.stringify([await ledger.balanceOf(em(), id), lines]));
  }
  const lines = ['dispute -10', 'dispute 10', 'refund -5', 'top_up 20'];
  expect([...states]).toEqual([JSON.stringify([{ availableMicros: 15_000_000, heldMicros: 0 }, lines])]);
  expect(await reconcileLedger(em())).toEqual([]);
}, 180_000);

test('a dispute takes its amount while it is open; won gives it back, lost does not; a failed refund returns', async () => {
  const { call, id } = await newAccount();
  const { sessionId } = await openTopUp(call, 30);
  let payment = '';
  const happen = async (work: () => void) => {
    for (const { body } of told(work)) await send(body);
    return balanceOf(id);
  };
  expect(await happen(() => (payment = stripe.pay(sessionId)))).toBe(30);
  let dispute = '';
  expect(await happen(() => (dispute = stripe.dispute(payment, 1_000)))).toBe(20);
  expect(await happen(() => stripe.closeDispute(dispute, 'won'))).toBe(30);
  expect(await happen(() => (dispute = stripe.dispute(payment, 700)))).toBe(23);
  expect(await happen(() => stripe.closeDispute(dispute, 'lost'))).toBe(23);
  expect(await happen(() => (dispute = stripe.dispute(payment, 300)))).toBe(20);
  expect(await happen(() => stripe.closeDispute(dispute, 'prevented'))).toBe(23);
  expect(await happen(() => stripe.refund(payment, 100))).toBe(22);
  expect(await happen(() => stripe.refund(payment, 100, 'pending'))).toBe(22);
  let refund = '';
  await happen(() => (refund = stripe.refund(payment, 200)));
  expect(await happen(() => stripe.failRefund(refund))).toBe(22);
  const kinds = (await ledger.statement(em(), id)).items.map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(3).fill('refund'), ...Array(5).fill('dispute'), 'top_up']);
  expect(await reconcileLedger(em())).toEqual([]);
});

test('news that is read before a dispute is won and comes after it takes nothing', async () => {
  const { call, id } = await newAccount();
  const { topUpId, sessionId } = await openTopUp(call, 20);
  const dispute = { id: 'du_late', kind: 'dispute', amountCents: 1_000 } as const;
  const payment = { amountCents: 2_000, currency: 'usd', paymentId: 'pi_late' };
  const facts = { kind: 'checkout', state: 'paid', topUpId, sessionId, ...payment } as const;
  await applyPayment(em(), { ...facts, moneyBack: [{ ...dispute, state: 'returned' }] });
  expect(await balanceOf(id)).toBe(20);
  await applyPayment(em(), { ...facts, moneyBack: [{ ...dispute, state: 'taken' }] });
  expect(await balanceOf(id)).toBe(20);
  expect(await reconcileLedger(em())).toEqual([]);
});

test('a dispute whose amount changes is told of and left to a person; won, it gives back what was taken', async () => {
  const { call, id } = await newAccount();
  const { topUpId, sessionId } = await openTopUp(call, 20);
  const payment = { amountCents: 2_000, currency: 'usd', paymentId: 'pi_grown' };
  const facts = { kind: 'checkout', state: 'paid', topUpId, sessionId, ...payment } as const;
  const news = (amountCents: number, state: 'taken' | 'returned') =>
    applyPayment(em(), { ...facts, moneyBack: [{ id: 'du_grown', kind: 'dispute', amountCents, state }] });
  expect(await news(1_000, 'taken')).toEqual([]);
  const told = { rule: 'money_back_amount', subject: 'du_grown' };
  expect([await news(1_500, 'taken'), await news(1_500, 'taken')]).toMatchObject([[told], [told]]);
  expect(await balanceOf(id)).toBe(10);
  expect(await news(1_500, 'returned')).toEqual([]);
  expect(await balanceOf(id)).toBe(20);
});

test('what Stripe did not sign, signed long ago or signed for the other mode is refused and moves nothing', async () => {
  const { call, id } = await newAccount();
  const { sessionId } = await openTopUp(call, 20);
  const [event] = told(() => stripe.pay(sessionId));
  const body = event?.body ?? '';
  const live = JSON.stringify({ ...JSON.parse(body), livemode: true });
  const attempts: [string, Record<string, string>][] = [
    [body, { 'content-type': 'application/json' }],
    [body, { 'stripe-signature': 't=1,v1=00' }],
    [body, signed(body, { secret: 'whsec_other' })],
    [body, signed(body, { secondsAgo: 301 })],
    [`${body} `, signed(body)],
    [live, signed(live)],
  ];
  for (const [sent, headers] of attempts) {
    const reply = await send(sent, headers);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([401, 'signature_refused']);
  }
  expect(await balanceOf(id)).toBe(0);
  expect((await send(body, signed(body, { secondsAgo: 200 }))).status).toBe(200);
  expect(await balanceOf(id)).toBe(20);
});

test('a payment of another amount than our own row asks is credited to nobody and told to the operator', async () => {
  const { call, id } = await newAccount();
  const opened = await openTopUp(call, 20);
  const [event] = told(() => stripe.pay(opened.sessionId, 500));
  expect((await send(event?.body ?? '')).status).toBe(200);
  expect(await balanceOf(id)).toBe(0);
  const found = (await discrepancies.list(em())).filter(({ subject }) => subject === opened.topUpId);
  expect(found).toMatchObject([{ source: 'stripe', rule: 'payment_amount' }]);
});

test('events of others are taken and ignored; an expired checkout is closed, and one paid all the same is credited', async () => {
  const foreign = JSON.stringify({
    ...{ id: 'evt_x', object: 'event', type: 'payout.paid', livemode: false },
    data: { object: { object: 'payout', id: 'po_1' } },
  });
  expect((await send(foreign)).status).toBe(200);
  const { call, id } = await newAccount();
  const opened = await openTopUp(call, 5);
  const [expired] = told(() => stripe.expire(opened.sessionId));
  await send(expired?.body ?? '');
  const params = { topUpId: opened.topUpId };
  expect((await call('getTopUp', { params })).body.state).toBe('expired');
  const [paid] = told(() => stripe.pay(opened.sessionId));
  await send(paid?.body ?? '');
  await send(expired?.body ?? '');
  expect([(await call('getTopUp', { params })).body.state, await balanceOf(id)]).toEqual(['paid', 5]);
});

test('payments, refunds and disputes that no webhook told of are found by reconciling, once', async () => {
  const { call, id } = await newAccount();
  const { sessionId } = await openTopUp(call, 40);
  const payment = stripe.pay(sessionId);
  stripe.refund(payment, 300);
  stripe.dispute(payment, 200);
  await reconcile();
  expect(await balanceOf(id)).toBe(35);
  await reconcile();
  expect(await balanceOf(id)).toBe(35);
  expect((await discrepancies.checks(em())).map(({ source }) => source)).toContain('stripe');
});

test('while Stripe is down a top-up answers so without its words, and a webhook is asked to come again', async () => {
  const { call, id } = await newAccount();
  const { sessionId } = await openTopUp(call, 20);
  const [event] = told(() => stripe.pay(sessionId));
  stripe.isDown = true;
  const refused = await call('topUp', { body: { amount_cents: 2_000 } });
  const late = await send(event?.body ?? '');
  stripe.isDown = false;
  expect([refused.status, refused.body.code, late.status]).toEqual([503, 'provider_unavailable', 503]);
  expect(JSON.stringify(refused.body)).not.toContain('internal words');
  expect((await send(event?.body ?? '')).status).toBe(200);
  expect(await balanceOf(id)).toBe(20);
}, 60_000);

test('a plan adds its amount with each paid invoice, once; cancelled it ends with the month and the balance stays', async () => {
  const { call, id } = await newAccount();
  expect((await call('getSubscription')).body).toEqual({ subscription: null });
  const started = await call('startSubscription', { body: { plan: 'starter' } });
  expect([started.status, started.body.price]).toEqual([201, 25]);
  const session = stripe.sessions().findLast(({ mode }) => mode === 'subscription');
  let subscription = '';
  const events = told(() => (subscription = stripe.pay(session?.id ?? '')));
  for (const { body } of [...events].reverse()) await send(body);
  for (const { body } of events) await send(body);
  expect(await balanceOf(id)).toBe(25);
  expect((await call('getSubscription')).body.subscription).toMatchObject({ plan: 'starter', state: 'active' });
  expect((await call('startSubscription', { body: { plan: 'studio' } })).body.code).toBe('subscription_exists');

  for (const { body } of told(() => stripe.renew(subscription))) await send(body);
  expect(await balanceOf(id)).toBe(50);
  for (const { body } of told(() => stripe.renew(subscription, 1))) await send(body);
  expect(await balanceOf(id)).toBe(50);
  stripe.renew(subscription);
  await reconcile();
  expect(await balanceOf(id)).toBe(75);

  const cancelled = await call('cancelSubscription');
  expect(cancelled.body.subscription).toMatchObject({ state: 'active', endsAtPeriod: true });
  stripe.end(subscription);
  await reconcile();
  expect((await call('getSubscription')).body.subscription).toMatchObject({ state: 'ended' });
  expect(await balanceOf(id)).toBe(75);
});

test('of two plans that were paid at once one is the account its own, and the operator is told of the other', async () => {
  const { call, id } = await newAccount();
  for (const plan of ['starter', 'studio']) await call('startSubscription', { body: { plan } });
  const sessions = stripe.sessions().filter(({ client_reference_id: account }) => account === id);
  const paid: string[] = [];
  for (const { body } of told(() => paid.push(...sessions.map((session) => stripe.pay(session.id))))) await send(body);
  expect(await balanceOf(id)).toBe(25 + 99);
  expect((await call('getSubscription')).body.subscription).toMatchObject({ plan: 'starter', state: 'active' });
  const second = (await discrepancies.list(em())).filter(({ subject }) => subject === paid[1]);
  expect(second).toMatchObject([{ source: 'stripe', rule: 'second_subscription' }]);
  for (const { body } of told(() => stripe.end(paid[0] ?? ''))) await send(body);
  await reconcile();
  expect((await call('getSubscription')).body.subscription).toMatchObject({ plan: 'studio', state: 'active' });
  expect((await discrepancies.list(em())).filter(({ subject }) => subject === paid[1])).toEqual([]);
});

test('deleting an account ends its plan at Stripe first, and what cannot be ended keeps the account', async () => {
  const { call, id } = await newAccount();
  await call('startSubscription', { body: { plan: 'studio' } });
  const session = stripe.sessions().findLast(({ mode }) => mode === 'subscription');
  for (const { body } of told(() => stripe.pay(session?.id ?? ''))) await send(body);
  expect(await balanceOf(id)).toBe(99);
  stripe.isDown = true;
  const refused = await call('deleteAccount', { body: { confirm: id } });
  stripe.isDown = false;
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
  expect((await call('deleteAccount', { body: { confirm: id } })).status).toBe(200);
  await reconcile();
  const left = (await discrepancies.list(em())).filter(({ rule }) => rule === 'subscription_of_no_account');
  expect(left).toEqual([]);
}, 60_000);
