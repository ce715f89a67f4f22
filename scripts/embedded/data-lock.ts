import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors.ts';

interface Owner {
  pid: number;
  /** Start time of that process in clock ticks since boot: tells it from a later one with the same number. */
  started: string;
}

/** Takes a data folder for this process. A folder whose owner lives is refused; a dead owner's is taken over. */
export function lockDataFolder(dataDir: string): Disposable {
  const path = join(dataDir, 'owner.json');
  const mine: Owner = { pid: process.pid, started: startTime(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return { [Symbol.dispose]: () => unlinkSync(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(path);
    if (owner && startTime(owner.pid) === owner.started) throw taken(dataDir, owner.pid);
    removeStale(path);
  }
  throw taken(dataDir, undefined);
}

function taken(dataDir: string, pid: number | undefined): AppError {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  const detail = `${dataDir} is in use by ${who}. Stop that one first, or name another folder with --data.`;
  return new AppError('unavailable', detail, { detail, retryAfter: 5 });
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function removeStale(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Someone else removed it first.
  }
}

/** The kernel's flag of a process that is on its way out. */
const exiting = 0x4;

/**
 * Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces, so it is counted from its closing bracket. None for a
 * process that was killed and is not gone yet: it does nothing any more, and its servers die before it is.
 */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isEnding = fields[0] === 'Z' || fields[0] === 'X' || (Number(fields[6]) & exiting) !== 0;
    return isEnding ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
