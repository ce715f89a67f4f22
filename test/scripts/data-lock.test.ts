import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockDataFolder } from '../../scripts/embedded/data-lock.ts';
import { scratchFolder } from './processes.ts';

const statOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

test('a folder belongs to its owner for as long as that lives, and not while a killed one waits to be buried', () => {
  using folder = scratchFolder();
  const { pid = 0 } = spawn('sleep', ['600'], { stdio: 'ignore' });
  writeFileSync(join(folder.path, 'owner.json'), JSON.stringify({ pid, started: statOf(pid)[19] }));
  expect(() => lockDataFolder(folder.path)).toThrow(`in use by process ${pid}`);
  process.kill(pid, 'SIGKILL');
  // Without a turn of the event loop nobody asks how it ended, so that it stays.
  while (statOf(pid)[0] !== 'Z');
  lockDataFolder(folder.path)[Symbol.dispose]();
});
