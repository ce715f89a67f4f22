import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isBrowser } from '../attacks/process-tree.ts';
import { failedUnder, killing } from './broken-exports.ts';
import { isEncoder } from './kill-schedule.ts';
import { type ExportStack, openExportStack } from './killed-exports.ts';

let opened: ExportStack;
beforeAll(async () => {
  opened = await openExportStack({ inFolder: true });
}, 200_000);
afterAll(async () => opened?.[Symbol.asyncDispose](), 60_000);

test('an encoder that crashes each time: the export fails, hands nothing over and costs nothing', async () => {
  const { category } = await failedUnder(opened, killing(opened, isEncoder));
  expect(category).toBe('fatal');
}, 300_000);

test('a browser that crashes each time: the export fails, hands nothing over and costs nothing', async () => {
  const { code } = await failedUnder(opened, killing(opened, isBrowser));
  expect(['scene_crashed', 'internal', 'jail_unavailable']).toContain(code);
}, 300_000);
