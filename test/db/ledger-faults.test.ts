import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { newId } from '../../db/new-id.ts';
import { openDatabase } from '../../db/orm.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { providerCosts } from '../../db/repositories/provider-costs.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { accountWith, balances, dollarQuote, hold } from './ledger-sample.ts';
import { openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();

/** Does `work` again until it succeeds, as activities and callers with a key do; how often it had to. */
async function untilDone(work: () => Promise<unknown>): Promise<number> {
  for (let failures = 0; ; failures++) {
    try {
      await work();
      return failures;
    } catch (error) {
      if (error instanceof AppError || failures > 200) throw error;
      await delay(10);
    }
  }
}

test('connections cut at any moment lose no movement and make none twice', async () => {
  await using killer = await openDatabase(db.url, { connections: 1 });
  const accountId = await accountWith(db, 0);
  let isOver = false;
  const cutting = (async () => {
    for (let cuts = 0; cuts < 40 && !isOver; cuts++, await delay(30)) {
      await killer.fork().execute(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`);
    }
  })();
  const credits = Array.from({ length: 60 }, (_, index) => {
    const credit = { accountId, key: `${index % 20}`, amountCents: 500, source: 'stripe' as const };
    return untilDone(() => ledger.topUp(db.fork(), credit));
  });
  const failures = await Promise.all(credits);
  const runs = Array.from({ length: 30 }, async () => {
    const call = { runId: newId('run'), step: 'scene-0', attempt: 1 };
    const { runId } = call;
    const placed = await untilDone(() => hold(db, accountId, { runId, quote: dollarQuote }));
    const booked = await untilDone(() =>
      providerCosts.book(db.fork(), { ...call, accountId, maxMicros: 40_000, capMicros: 50_000 }),
    );
    const settled = await untilDone(() => providerCosts.settle(db.fork(), call, 30_000));
    return placed + booked + settled + (await untilDone(() => ledger.captureHold(db.fork(), runId, 600_000)));
  });
  failures.push(...(await Promise.all(runs)));
  isOver = true;
  await cutting;
  expect(failures.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
  expect(await balances(db, accountId)).toEqual([100_000_000 - 30 * 600_000, 0]);
  expect(await reconcileLedger(db.fork())).toEqual([]);
});

test('credits, holds and ends of one account all at once keep every micro-dollar', async () => {
  const accountId = await accountWith(db, 300);
  const runs = Array.from({ length: 12 }, () => newId('run'));
  const work = runs.flatMap((runId, index) => [
    () => ledger.topUp(db.fork(), { accountId, key: `${index % 4}`, amountCents: 150, source: 'local' }),
    () => hold(db, accountId, { runId }),
    () => hold(db, accountId, { runId }),
    () => ledger.captureHold(db.fork(), runId, 700_001),
    () => ledger.releaseHold(db.fork(), runId),
  ]);
  await Promise.allSettled(work.map((step) => step()));
  await Promise.all(runs.map((runId) => ledger.captureHold(db.fork(), runId, 1).catch(() => null)));
  const [available, held] = await balances(db, accountId);
  const [taken] = await db
    .fork()
    .execute<{ micros: string }[]>(
      'select coalesce(sum(captured_micros), 0) as micros from holds where account_id = ?',
      [accountId],
    );
  expect([held, available + Number(taken?.micros)]).toEqual([0, 9_000_000]);
  expect(await reconcileLedger(db.fork())).toEqual([]);
});
