import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BrowserPool } from '../../../engine/stage/browser-pool.ts';
import { descendants, isBrowser } from '../../attacks/process-tree.ts';
import { testBundle } from './film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

/** Jails with a browser in them; each is a child of this process. */
const all = () =>
  descendants()
    .filter(isBrowser)
    .filter(({ parent }) => parent === process.pid)
    .map(({ pid }) => pid);
// What earlier suites of this process left to die is not of the pool.
const others = new Set(all());
const jails = () => all().filter((pid) => !others.has(pid)).length;

async function until(count: number): Promise<void> {
  for (let waited = 0; waited < 1_200 && jails() !== count; waited += 1) await delay(100);
  expect(jails()).toBe(count);
}

test('no browser starts in the middle of work that needs all of the machine, and one is ready after it', async () => {
  const soonMs = 100;
  await using pool = new BrowserPool({ bundle: stage.bundle, size: 1, soonMs });
  await using looked = await pool.take({ refill: 'soon' });
  const atWork = await pool.take({ refill: 'afterwards' });
  await delay(5 * soonMs);
  expect([looked.browser.alive, jails()]).toEqual([true, 2]);
  await atWork.browser.end();
  await until(2);
}, 60_000);
