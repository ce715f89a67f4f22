import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { topUpStates, transferKinds } from './ledger.ts';
import { ListQuery } from './projects.ts';

/** Cents of one top-up. */
export const topUpCents = { least: 500, most: 1_000_000 } as const;

export const topUp = defineEndpoint({
  name: 'money.top-up',
  method: 'POST',
  path: '/api/v1/top-up',
  summary: 'Open a checkout that adds to the balance',
  scope: 'spend',
  body: z.strictObject({ amount_cents: z.number().int().min(topUpCents.least).max(topUpCents.most) }),
  reply: z.strictObject({
    id: z.string(),
    checkoutUrl: z.string(),
    amount_cents: z.number().int(),
    expiresAt: z.string(),
  }),
  status: 201,
  idempotent: true,
  command: 'top-up <dollars>',
});

export const getTopUp = defineEndpoint({
  name: 'money.show-top-up',
  method: 'GET',
  path: '/api/v1/top-ups/:topUpId',
  summary: 'Whether a checkout was paid',
  scope: 'read',
  params: z.strictObject({ topUpId: z.string() }),
  reply: z.strictObject({
    id: z.string(),
    state: z.enum(topUpStates),
    amount_cents: z.number().int(),
    expiresAt: z.string(),
    paidAt: z.string().nullable(),
  }),
  command: 'top-up <dollars> --wait',
});

/** One movement of the account's money, in dollars. */
export const StatementLine = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.enum(transferKinds),
  /** Key of the price list, where the movement is about one. */
  operation: z.string().nullable(),
  runId: z.string().nullable(),
  /** What the account won (above 0) or paid; 0 for money that is only set aside or given back. */
  amount: z.number(),
  /** Changes of what can be spent and of what is held; their sum is `amount`. */
  available: z.number(),
  held: z.number(),
  /** What could be spent after it. */
  balance: z.number(),
});
export type StatementLine = z.infer<typeof StatementLine>;
export const listLedger = defineEndpoint({
  name: 'money.ledger',
  method: 'GET',
  path: '/api/v1/ledger',
  summary: 'Every movement of the balance, newest first',
  scope: 'read',
  query: ListQuery,
  reply: z.strictObject({ entries: z.array(StatementLine), nextCursor: z.string().nullable() }),
  command: 'ledger',
});
export const downloadLedger = defineEndpoint({
  name: 'money.statement',
  method: 'GET',
  path: '/api/v1/ledger.csv',
  summary: 'The whole statement as CSV, newest first, in dollars',
  scope: 'read',
  reply: z.undefined(),
  download: { name: 'framewright-statement.csv', type: 'text/csv' },
  command: 'ledger --csv',
});
