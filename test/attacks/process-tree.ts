import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string[];
  /** Fields of /proc/<pid>/status. */
  status: Record<string, string>;
}

/** All living descendants of this process, from /proc. */
export function descendants(of = process.pid): RunningProcess[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? describe(Number(name)) : []));
  const found: RunningProcess[] = [];
  const open = [of];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const child of all.filter((candidate) => candidate.parent === parent)) {
      found.push(child);
      open.push(child.pid);
    }
  }
  return found;
}

export function isBrowser({ command }: RunningProcess): boolean {
  return command.some((word) => /headless[-_]shell/.test(word));
}

/**
 * Which of these processes still live when they should all have been gone for five seconds: of a machine with room for
 * them. Where so many processes wait for a core that each gets a tenth of one, dying takes ten times as long.
 */
export async function survivors(pids: number[]): Promise<number[]> {
  const isAlive = (pid: number) => describe(pid).length === 1;
  const most = 50 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  for (let waited = 0; waited < most && pids.some(isAlive); waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return pids.filter(isAlive);
}

/** The environment that a process was started with, as this machine shows it: `name=value` each. Nothing of one that is gone. */
export function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

function describe(pid: number): RunningProcess[] {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').trim().split('\n');
    const status = Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2) as [string, string]));
    if (status.State?.startsWith('Z')) return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    return [{ pid, parent: Number(status.PPid), command, status }];
  } catch {
    return [];
  }
}
