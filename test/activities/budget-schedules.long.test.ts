import { expect, test } from '@jest/globals';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { openTestDatabase } from '../db/test-project.ts';
import { playBudgets } from './budget-schedules.ts';

const db = await openTestDatabase();

test('a thousand random schedules never pass the budget of a production', async () => {
  expect(await playBudgets(db, 1_000, 1_000)).toEqual([]);
  expect(await reconcileLedger(db.fork())).toEqual([]);
}, 3_600_000);
