import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mount = '/sys/fs/cgroup';

/** A control group of its own, where this machine lets us make one. */
export interface MemoryCgroup {
  /** Call when its processes are gone. */
  remove(): void;
}

/**
 * Puts a process, and with it all that it starts from now on, under a limit that the kernel keeps. Null where we may not:
 * then the limits of single processes and the watcher hold alone.
 */
export function limitMemory(pid: number, bytes: number): MemoryCgroup | null {
  const folder = placeOfOurs();
  if (!folder) return null;
  const own = join(folder.path, `framewright-${randomUUID()}`);
  try {
    mkdirSync(own);
    writeFileSync(join(own, folder.limit), String(bytes));
    writeFileSync(join(own, 'cgroup.procs'), String(pid));
    return { remove: () => removeSoon(own) };
  } catch {
    removeSoon(own);
    return null;
  }
}

/** Version 2 has one tree for all; version 1 one for memory. */
function placeOfOurs(): { path: string; limit: string } | null {
  try {
    const lines = readFileSync('/proc/self/cgroup', 'utf8').split('\n');
    const memory = lines.find((line) => line.split(':')[1]?.split(',').includes('memory'));
    if (memory) return { path: join(mount, 'memory', pathOf(memory)), limit: 'memory.limit_in_bytes' };
    const only = lines.find((line) => line.startsWith('0::'));
    return only ? { path: join(mount, pathOf(only)), limit: 'memory.max' } : null;
  } catch {
    return null;
  }
}

function pathOf(line: string): string {
  return line.split(':').slice(2).join(':');
}

/** The kernel lets a group go a moment after its last process. */
function removeSoon(folder: string, attempts = 20): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || attempts === 0) return;
    setTimeout(() => removeSoon(folder, attempts - 1), 100).unref();
  }
}
