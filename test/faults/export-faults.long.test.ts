import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isBrowser } from '../attacks/process-tree.ts';
import { failedUnder, killing } from './broken-exports.ts';
import { isEncoder } from './kill-schedule.ts';
import { type ExportStack, exportThrough, openExportStack } from './killed-exports.ts';

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

test('storage that stays away: the export waits for it, then fails as unavailable, hands nothing over and costs nothing', async () => {
  await using other = await openExportStack();
  const fault = { begin: () => other.storage.kill(), end: () => other.storage.restart() };
  expect(await failedUnder(other, fault)).toEqual({ code: 'unavailable', category: 'transient' });
}, 900_000);

test('a disk without room: the export fails as unavailable, and the next one is whole', async () => {
  const most = async (bytes: string) => {
    await promisify(execFile)('prlimit', ['--pid', String(opened.stack.pids().worker), `--fsize=${bytes}:`]);
  };
  // No file may grow past this: what a full disk answers, without filling one. Fonts of the jail fit, the film does not.
  const full = await failedUnder(opened, { begin: () => most('49152'), end: () => most('unlimited') });
  expect(full).toEqual({ code: 'unavailable', category: 'transient' });
  expect(await exportThrough(opened, [])).toMatch(/^[0-9a-f]{64}$/u);
}, 400_000);
