import { test } from '@jest/globals';
import { exportThrough, holdThroughSchedules, openExportStack } from './killed-exports.ts';

test('killed workers, browsers, encoders and storage change no frame of an export, charge it once and leave nothing', async () => {
  await using opened = await openExportStack();
  const whole = await exportThrough(opened, []);
  // A worker, then a browser.
  await holdThroughSchedules(opened, [4, 1], whole);
}, 400_000);
