import { afterAll, beforeAll, test } from '@jest/globals';
import { cancelInTheMiddle } from './broken-exports.ts';
import { type ExportStack, exportThrough, holdThroughSchedules, openExportStack } from './killed-exports.ts';

let opened: ExportStack;
beforeAll(async () => {
  opened = await openExportStack();
}, 200_000);
afterAll(async () => opened?.[Symbol.asyncDispose](), 60_000);

test('a killed browser changes no frame of an export, and it is charged once and leaves nothing', async () => {
  const whole = await exportThrough(opened, []);
  // A browser here, a worker in `worker-killed`; every kind, in fifty schedules, in the long run.
  await holdThroughSchedules(opened, [1], whole);
});

test('an export that is cancelled in the middle stops all work within five seconds and costs nothing', async () => {
  await cancelInTheMiddle(opened);
}, 200_000);
