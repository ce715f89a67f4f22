import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

type Thing = { object: string; id: string; created: number } & Record<string, unknown>;

/** An event as Stripe would send it: told when it happened, delivered when the test says so. */
export interface FakeEvent {
  type: string;
  body: string;
}

/** A payment provider that keeps state: what is created through its API can be paid, refunded and disputed. */
export interface FakeStripe extends AsyncDisposable {
  url: string;
  /** Events in the order in which they happened. */
  events: FakeEvent[];
  /** While true every request fails. */
  isDown: boolean;
  sessions(): Thing[];
  /** A person pays the checkout; the payment, or for a plan its subscription. */
  pay(sessionId: string, amount?: number): string;
  expire(sessionId: string): void;
  refund(paymentId: string, amount: number, status?: string): string;
  /** The bank could not pay the refund out. */
  failRefund(id: string): void;
  dispute(paymentId: string, amount: number): string;
  closeDispute(id: string, status: 'won' | 'lost' | 'prevented'): void;
  /** Another month of a subscription is paid; the invoice. */
  renew(subscriptionId: string, amount?: number): string;
  /** The paid month of a cancelled subscription is over. */
  end(subscriptionId: string): void;
}

export const webhookSecret = 'whsec_test';
const signer = new Stripe('sk_test_signs');

/** Headers of a webhook, signed as Stripe signs. */
export function signed(body: string, { secret = webhookSecret, secondsAgo = 0 } = {}): Record<string, string> {
  const timestamp = now() - secondsAgo;
  const header = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { 'content-type': 'application/json', 'stripe-signature': header };
}

const now = () => Math.floor(Date.now() / 1000);

export async function startFakeStripe(): Promise<FakeStripe> {
  const things = new Map<string, Thing>();
  let count = 0;
  const keep = (object: string, prefix: string, fields: Record<string, unknown>): Thing => {
    count += 1;
    const thing = { object, id: `${prefix}_${count}`, created: now(), ...fields };
    things.set(thing.id, thing);
    return thing;
  };
  const get = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) throw new Error(`no ${id}`);
    return thing;
  };
  const events: FakeEvent[] = [];
  const tell = (type: string, object: Thing) => {
    const event = {
      id: `evt_${events.length + 1}`,
      object: 'event',
      type,
      livemode: false,
      data: { object },
      created: now(),
    };
    events.push({ type, body: JSON.stringify(event) });
  };
  const server = createServer((request, response) => void answer({ request, response, things, keep, fake }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const invoice = (subscription: Thing, amount: number) => {
    const payment = keep('payment_intent', 'pi', {});
    const { id: subscriptionId, metadata } = subscription;
    const made = keep('invoice', 'in', {
      ...{ status: 'paid', amount_paid: amount, currency: 'usd' },
      parent: { subscription_details: { subscription: subscriptionId, metadata } },
      payments: { object: 'list', data: [{ status: 'paid', payment: { payment_intent: payment.id } }] },
    });
    keep('invoice_payment', 'inpay', { invoice: made.id, payment_intent: payment.id });
    tell('invoice.paid', made);
    return made;
  };
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    isDown: false,
    sessions: () => [...things.values()].filter(({ object }) => object === 'checkout.session'),
    pay(sessionId, amount) {
      const session = get(sessionId);
      if (session.mode === 'subscription') {
        const items = { data: [{ current_period_end: now() + 2_592_000 }] };
        const state = { status: 'active', cancel_at_period_end: false, cancel_at: null, ended_at: null };
        const made = keep('subscription', 'sub', { ...state, metadata: session.metadata, items });
        Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: made.id });
        tell('customer.subscription.created', made);
        tell('checkout.session.completed', session);
        invoice(made, session.amount_total as number);
        return made.id;
      }
      const payment = keep('payment_intent', 'pi', {});
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: payment.id });
      if (amount !== undefined) session.amount_total = amount;
      tell('checkout.session.completed', session);
      return payment.id;
    },
    expire(sessionId) {
      tell('checkout.session.expired', Object.assign(get(sessionId), { status: 'expired' }));
    },
    refund(paymentId, amount, status = 'succeeded') {
      const made = keep('refund', 're', { payment_intent: paymentId, amount, status });
      tell('charge.refunded', { object: 'charge', id: 'ch_1', created: 0, payment_intent: paymentId });
      return made.id;
    },
    failRefund: (id) => tell('refund.failed', Object.assign(get(id), { status: 'failed' })),
    dispute(paymentId, amount) {
      const made = keep('dispute', 'du', {
        payment_intent: paymentId,
        amount,
        status: 'needs_response',
        balance_transactions: [],
      });
      tell('charge.dispute.created', made);
      return made.id;
    },
    closeDispute: (id, status) => tell('charge.dispute.closed', Object.assign(get(id), { status })),
    renew: (subscriptionId, amount = 2_500) => invoice(get(subscriptionId), amount).id,
    end: (id) => tell('customer.subscription.deleted', Object.assign(get(id), { status: 'canceled', ended_at: now() })),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  return fake;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  things: Map<string, Thing>;
  keep: (object: string, prefix: string, fields: Record<string, unknown>) => Thing;
  fake: FakeStripe;
}

const kinds: Record<string, string> = {
  '/v1/checkout/sessions': 'checkout.session',
  '/v1/invoices': 'invoice',
  '/v1/subscriptions': 'subscription',
  '/v1/refunds': 'refund',
  '/v1/disputes': 'dispute',
  '/v1/invoice_payments': 'invoice_payment',
};

/** The few calls that we make: create a checkout, read one thing, list by payment, change or end a subscription. */
async function answer({ request, response, things, keep, fake }: Call): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
  const body = new URLSearchParams(await text(request));
  const reply = (status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  if (fake.isDown) return reply(500, { error: { type: 'api_error', message: 'down: internal words' } });
  if (request.method === 'POST' && pathname === '/v1/checkout/sessions') return reply(200, open(keep, body, request));
  if (pathname === '/v1/events')
    return reply(200, { object: 'list', has_more: false, data: happened(fake, searchParams) });
  const kind = kinds[pathname];
  if (kind) return reply(200, { object: 'list', has_more: false, data: listed(things, kind, searchParams) });
  const thing = things.get(pathname.split('/').at(-1) ?? '');
  if (!thing) return reply(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } });
  if (request.method === 'DELETE') Object.assign(thing, { status: 'canceled', ended_at: now() });
  if (body.get('cancel_at_period_end') === 'true') thing.cancel_at_period_end = true;
  return reply(200, thing);
}

/** The same idempotency key again is the same checkout. */
function open(keep: Call['keep'], body: URLSearchParams, request: IncomingMessage): Thing {
  const key = request.headers['idempotency-key'];
  const price = 'line_items[0][price_data]';
  const session = keep('checkout.session', 'cs', {
    ...{ mode: body.get('mode'), status: 'open', payment_status: 'unpaid', payment_intent: null, subscription: null },
    client_reference_id: body.get('client_reference_id'),
    amount_total: Number(body.get(`${price}[unit_amount]`)),
    currency: body.get(`${price}[currency]`),
    metadata: { account: body.get('metadata[account]'), plan: body.get('metadata[plan]') },
    key,
  });
  session.url = `https://checkout.stripe.test/${session.id}`;
  return session;
}

/** Stripe's own record, newest first. */
function happened({ events }: FakeStripe, query: URLSearchParams): unknown[] {
  const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
  const since = Number(query.get('created[gte]') ?? 0);
  const all = events.map(({ body }) => JSON.parse(body) as { type: string; created: number });
  return all.filter(({ type, created }) => types.includes(type) && created >= since).reverse();
}

function listed(things: Map<string, Thing>, kind: string, query: URLSearchParams): Thing[] {
  const payment = query.get('payment_intent') ?? query.get('payment[payment_intent]');
  const since = Number(query.get('created[gte]') ?? 0);
  const status = query.get('status');
  return [...things.values()].filter(
    (thing) =>
      thing.object === kind &&
      thing.created >= since &&
      (payment === null || thing.payment_intent === payment) &&
      (status === null || status === 'all' || thing.status === status),
  );
}
