import { expect, test } from '@jest/globals';
import { getTopUp, listLedger, StatementLine, topUp, topUpCents } from '../../contract/money.ts';

test('a top-up is whole cents, five dollars at least, and nothing else', () => {
  const isTaken = (body: unknown) => topUp.body?.safeParse(body).success;
  expect(isTaken({ amount_cents: topUpCents.least }) && isTaken({ amount_cents: topUpCents.most })).toBe(true);
  for (const cents of [499, 500.5, -500, topUpCents.most + 1, 1e21, Number.NaN, '500', null]) {
    expect([cents, isTaken({ amount_cents: cents })]).toEqual([cents, false]);
  }
  expect(isTaken({ amount_cents: 500, currency: 'eur' })).toBe(false);
});

test('reading money needs a key, and paying needs one that may spend', () => {
  expect([topUp.scope, getTopUp.scope, listLedger.scope]).toEqual(['spend', 'read', 'read']);
});

test('a line of the statement takes every kind of movement', () => {
  const line = { id: 'trf_1', at: '', kind: 'expire', operation: null, runId: null };
  expect(StatementLine.safeParse({ ...line, amount: 0, available: 5, held: -5, balance: 5 }).success).toBe(true);
});
