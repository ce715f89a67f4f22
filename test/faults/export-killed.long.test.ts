import { afterAll, beforeAll, test } from '@jest/globals';
import { type ExportStack, exportThrough, holdThroughSchedules, openExportStack } from './killed-exports.ts';

let opened: ExportStack;
let whole: string;
beforeAll(async () => {
  opened = await openExportStack();
  whole = await exportThrough(opened, []);
}, 300_000);
afterAll(async () => opened?.[Symbol.asyncDispose](), 60_000);

test.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'schedule %i of kills leaves the same frames, one charge, no process and no folder',
  async (seed) => {
    await holdThroughSchedules(opened, [seed], whole);
  },
  300_000,
);
