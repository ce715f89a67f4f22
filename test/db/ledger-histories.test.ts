import { expect, test } from '@jest/globals';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { playHistories } from './ledger-histories.ts';
import { openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();

test('forty random histories of accounts end as a plain model says, and the books agree', async () => {
  expect(await playHistories(db, 1, 40)).toEqual([]);
  // Runs of these histories were never written, so what they still hold is all that reconciling may find.
  const found = await reconcileLedger(db.fork());
  expect(found.filter(({ rule }) => rule !== 'hold_of_ended_run')).toEqual([]);
}, 120_000);
