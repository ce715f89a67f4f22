import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder for this process alone; those of processes that were killed are removed. */
export async function openScratchFolder(dataDir: string): Promise<AsyncDisposable & { path: string }> {
  const parent = join(dataDir, 'scratch');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) {
    if (!isAlive(Number(name))) await rm(join(parent, name), { recursive: true, force: true });
  }
  const path = join(parent, String(process.pid));
  await mkdir(path, { recursive: true, mode: 0o700 });
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
