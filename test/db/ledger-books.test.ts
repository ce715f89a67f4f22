import { expect, test } from '@jest/globals';
import { newId } from '../../db/new-id.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { providerCosts } from '../../db/repositories/provider-costs.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import { accountWith, balances, hold, inAnHour } from './ledger-sample.ts';
import { codeOf, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const capMicros = 2_000_000;

test('calls of one run are booked at their worst case and never pass its cap, side by side', async () => {
  const accountId = await accountWith(db, 0);
  const runId = newId('run');
  const call = (attempt: number) =>
    providerCosts.book(db.fork(), { accountId, runId, step: 'scene-0', attempt, maxMicros: 300_000, capMicros });
  const booked = await Promise.all(Array.from({ length: 20 }, (_, index) => call(index + 1)));
  expect(booked.filter(({ isBooked }) => isBooked)).toHaveLength(6);
  expect(await providerCosts.ofRun(db.fork(), runId)).toBe(1_800_000);
});

test('a settled call counts at what it cost, an unsettled one at its worst case, a repeated one once', async () => {
  const accountId = await accountWith(db, 0);
  const call = { runId: newId('run'), step: 'scene-0', attempt: 1 };
  const book = (attempt: number) =>
    providerCosts.book(db.fork(), { ...call, attempt, accountId, maxMicros: 900_000, capMicros });
  await Promise.all(Array.from({ length: 5 }, () => book(1)));
  await Promise.all(Array.from({ length: 5 }, () => providerCosts.settle(db.fork(), call, 120_000)));
  await providerCosts.settle(db.fork(), call, 500_000);
  expect(await book(2)).toEqual({ isBooked: true, runMicros: 1_020_000 });
  expect(await book(3)).toEqual({ isBooked: true, runMicros: 1_920_000 });
  expect(await book(4)).toEqual({ isBooked: false, runMicros: 1_920_000 });
  expect(await codeOf(providerCosts.settle(db.fork(), { ...call, attempt: 4 }, 1))).toBe('internal');
  expect((await ledger.statement(db.fork(), accountId)).items).toEqual([]);
});

test('a top-up is credited once, with what our own row asks, even when it was paid late', async () => {
  const accountId = await accountWith(db, 0);
  const expiresAt = new Date(Date.now() - 1_000);
  const { id, token } = await topUps.create(db.fork(), { accountId, amountCents: 700, source: 'local', expiresAt });
  expect(await topUps.expire(db.fork(), new Date())).toBe(1);
  expect(await codeOf(topUps.fulfil(db.fork(), id, { amountCents: 699 }))).toBe('internal');
  expect((await topUps.byToken(db.fork(), token)).state).toBe('expired');
  const paid = await Promise.all(Array.from({ length: 10 }, () => topUps.fulfil(db.fork(), id, { amountCents: 700 })));
  expect(paid.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await topUps.get(db.fork(), accountId, id)).state).toBe('paid');
  expect(await balances(db, accountId)).toEqual([7_000_000, 0]);
});

test('another account cannot see a top-up, and a session names its own', async () => {
  const [accountId, other] = [await accountWith(db, 0), await accountWith(db, 0)];
  const wanted = { accountId, amountCents: 500, source: 'stripe' as const, expiresAt: inAnHour() };
  const { id } = await topUps.create(db.fork(), wanted);
  await topUps.attachSession(db.fork(), id, 'cs_1');
  await topUps.attachSession(db.fork(), id, 'cs_2');
  expect((await topUps.bySession(db.fork(), 'cs_1'))?.id).toBe(id);
  expect(await topUps.bySession(db.fork(), 'cs_2')).toBe(null);
  expect(await codeOf(topUps.get(db.fork(), other, id))).toBe('not_found');
  expect((await topUps.list(db.fork(), other)).items).toEqual([]);
});

test('reconciling names a hold whose run is over and a run that spent something else than it paid', async () => {
  const { account, project } = await newProject(db);
  await ledger.topUp(db.fork(), { accountId: account.id, key: 'a', amountCents: 1_000, source: 'local' });
  expect(await reconcileLedger(db.fork())).toEqual([]);
  const { run } = await newRun(db, { account, project });
  await hold(db, account.id, { runId: run.id });
  expect(await reconcileLedger(db.fork())).toEqual([]);
  const event = { type: 'run.completed' as const, body: {} };
  await runs.finish(db.fork(), run.id, { state: 'completed', event });
  expect(await reconcileLedger(db.fork())).toEqual([
    { rule: 'hold_of_ended_run', subject: run.id, detail: 'holds 5000000, the run is completed' },
  ]);
  await ledger.captureHold(db.fork(), run.id, 1_250_000);
  expect(await reconcileLedger(db.fork())).toEqual([
    { rule: 'charge_not_spent', subject: run.id, detail: 'captured 1250000, the run spent 0' },
  ]);
});

test('reconciling finds what someone forged past the guards', async () => {
  const accountId = await accountWith(db, 500);
  const customer = `customer:${accountId}`;
  await expect(
    db.transaction(async (em) => {
      await em.execute('alter table ledger_accounts disable trigger user');
      await em.execute('update ledger_accounts set balance_micros = balance_micros + 1 where name = ?', [customer]);
      const found = await reconcileLedger(em);
      expect(found.filter(({ subject }) => subject === customer).map(({ rule }) => rule)).toEqual(['balance_not_sum']);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
});
