import { expect, test } from '@jest/globals';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { openTestDatabase } from '../db/test-project.ts';
import { playBudgets } from './budget-schedules.ts';

const db = await openTestDatabase();

// A thousand in all, in parts that can be played one by one.
for (let from = 0; from < 1_000; from += 100) {
  test(`random schedules ${from} to ${from + 99} never pass the budget of a production`, async () => {
    expect(await playBudgets(db, from, 100)).toEqual([]);
    expect(await reconcileLedger(db.fork())).toEqual([]);
  }, 1_200_000);
}
