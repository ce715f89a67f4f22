import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { patienceMs } from '../patience.ts';

/** A scratch folder of mode 0700 that is gone afterwards. */
export function scratchFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'framewright-scripts-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a script of ours and gathers its lines. */
export function startScript(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, lines, ended };
}

/** Waits until `isTrue` is. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if (await isTrue()) return;
    await delay(100);
  }
  throw new Error(`did not become true: ${isTrue}`);
}

/** Process numbers of the children of `parent`, and of theirs. */
export function descendants(parent: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readStat(Number(name));
    if (stat) parents.set(Number(name), Number(stat[1]));
  }
  const childrenOf = (pid: number): number[] =>
    [...parents].filter(([, above]) => above === pid).flatMap(([child]) => [child, ...childrenOf(child)]);
  return childrenOf(parent);
}

/** Those of `pids` that still run; a zombie does not. */
export const alive = (pids: number[]): number[] => pids.filter((pid) => (readStat(pid)?.[0] ?? 'Z') !== 'Z');

/** The command line of a process; empty when it is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** State, parent and so on: the fields behind the name in /proc/<pid>/stat. */
function readStat(pid: number): string[] | undefined {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  try {
    const stat = readFileSync(path, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
