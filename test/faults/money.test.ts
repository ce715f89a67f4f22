import { afterAll, beforeAll, test } from '@jest/globals';
import { killTheApi, killTheWorker, ofExports, ofPrompts, openMoneyStack } from './money-stops.ts';

let stack: AsyncDisposable;
beforeAll(async () => {
  stack = await openMoneyStack();
}, 180_000);
afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

// The step that costs most when it goes wrong; every step is in the long run.
const sample = ofPrompts.filter(({ name }) => name === 'the charge is written');

test('an API killed between any two steps of a start leaves a run that is paid for, or nothing at all; a worker killed after it charges once for one result, and no hold stays', async () => {
  const begun = await killTheApi();
  await killTheWorker(sample, ofExports.slice(-1), begun);
});
