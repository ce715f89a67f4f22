import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One history of each way that a run can go, kept as `plainHistory` gives it. A run that was begun
// before an upgrade goes on after it only as long as these replay.
test('this code replays the histories of earlier versions', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [here('./replay-recorded.ts')]);
  const names = await readdir(here('./histories'));
  expect(names.length).toBeGreaterThan(5);
  expect(stdout.trim().split('\n').sort()).toEqual(names.sort().map((name) => `replays ${name}`));
}, 60_000);
