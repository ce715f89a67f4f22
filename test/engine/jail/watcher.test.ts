import { expect, test } from '@jest/globals';
import { startJailed } from '../../../engine/jail/jailed-process.ts';
import { treeUsage } from '../../../engine/jail/tree-usage.ts';
import { descendants, survivors } from '../../attacks/process-tree.ts';

/** Eats once it is told to. */
const eating = `const all = []; console.log('here');
process.stdin.once('data', () => setInterval(() => all.push(Buffer.alloc(16 << 20, 1)), 20));`;
const mebibyte = 2 ** 20;
/** Any program stands for a jailed one: the watcher knows nothing of what it watches. */
const started = (script: string, tree: { bytes: number; processes: number }) =>
  startJailed({ command: process.execPath, args: ['-e'], files: [], tree }, [script], ['ignore', 'ignore', 'pipe']);

test('a tree that uses too much memory in all is killed whole, though no single process uses much', async () => {
  const script = `const { spawn } = require('node:child_process');
    const eaters = [1, 2, 3].map(() => spawn(process.execPath, ['-e', ${JSON.stringify(eating)}], { detached: true }));
    // None begins before all are there.
    const here = Promise.all(eaters.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))));
    here.then(() => eaters.forEach(({ stdin }) => stdin.write('eat')));
    setInterval(() => 0, 1000);`;
  // What earlier suites of this process started is not of the tree.
  const others = new Set(descendants().map(({ pid }) => pid));
  const tree = started(script, { bytes: 900 * mebibyte, processes: 50 });
  const pids = new Set<number>();
  const timer = setInterval(() => {
    for (const { pid } of descendants()) if (!others.has(pid)) pids.add(pid);
  }, 100);
  await tree.exited;
  clearInterval(timer);
  expect(tree.stderr()).toMatch(/its processes used \d+ MiB/);
  expect(pids.size).toBeGreaterThanOrEqual(4);
  expect(await survivors([...pids])).toEqual([]);
}, 60_000);

test('a tree of too many processes is killed', async () => {
  const script = `const { spawn } = require('node:child_process');
    for (let i = 0; i < 6; i += 1) spawn('sleep', ['60']);
    setInterval(() => 0, 1000);`;
  await using tree = started(script, { bytes: 900 * mebibyte, processes: 5 });
  await tree.exited;
  expect(tree.stderr()).toMatch(/it had \d+ processes/);
});

test('shared memory counts, programs and libraries do not', async () => {
  const { bytes, pids } = treeUsage(process.pid);
  expect(pids[0]).toBe(process.pid);
  expect(bytes).toBeGreaterThan(20 * mebibyte);
  expect(treeUsage(2 ** 22 + 1).bytes).toBe(0);
});
