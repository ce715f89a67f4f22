import { afterAll, beforeAll, test } from '@jest/globals';
import { expectPaidOnce, killTheApi, killTheWorker, ofExports, ofPrompts, openMoneyStack } from './money-stops.ts';

let stack: AsyncDisposable;
beforeAll(async () => {
  stack = await openMoneyStack();
}, 180_000);
afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

test('an API killed between any two steps of a start leaves a run that is paid for, or nothing at all', async () => {
  for (const buyer of await killTheApi()) await expectPaidOnce(buyer);
});

test('a worker killed between any two steps of a run charges once for one result, and no hold stays', async () => {
  await killTheWorker(ofPrompts, ofExports);
}, 300_000);
