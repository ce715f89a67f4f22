import { expect, test } from '@jest/globals';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { openTestDatabase } from '../db/test-project.ts';
import { playBudgets } from './budget-schedules.ts';

const db = await openTestDatabase();

test('no random schedule of steps, repeated answers and raised budgets passes the budget of a production', async () => {
  expect(await playBudgets(db, 1, 4)).toEqual([]);
  expect(await reconcileLedger(db.fork())).toEqual([]);
}, 240_000);
