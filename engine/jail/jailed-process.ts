import { type ChildProcess, type IOType, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { firstFileDescriptor, type JailedCommand, type TreeLimits } from './jailed-command.ts';
import { limitMemory } from './memory-cgroup.ts';
import { treeUsage } from './tree-usage.ts';

const stderrLimit = 64 * 1024;
const killSeconds = 30;
const watchMs = 250;

/** A running program of the jail. `end()` kills the whole tree and resolves when it is gone. */
export interface JailedProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  /** Exit code, or `null` when a signal ended it; resolves when the last process that holds its pipes is gone. */
  readonly exited: Promise<number | null>;
  alive(): boolean;
  /** The last 64 KiB the program said on stderr. */
  stderr(): string;
  end(): Promise<void>;
}

/** Starts a jailed program with an empty environment and its own process group; `stdio[2]` must be 'pipe'. */
export function startJailed(jail: JailedCommand, args: string[], stdio: IOType[]): JailedProcess {
  const unused = Array.from({ length: firstFileDescriptor - stdio.length }, (): IOType => 'ignore');
  const child = spawn(jail.command, [...jail.args, ...args], {
    env: {},
    cwd: '/',
    stdio: jail.files.length > 0 ? [...stdio, ...unused, ...jail.files.map((): IOType => 'pipe')] : stdio,
    detached: true,
  });
  handOver(child, jail.files);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-stderrLimit);
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
    child.once('error', (error) => {
      said += error.message;
      resolve(null);
    });
  });
  const stopWatching = watch(child, jail.tree, (what) => {
    said += `\nThe jail was ended: ${what}`;
    killTree(child);
  });
  void exited.then(stopWatching);
  const end = async () => {
    killTree(child);
    await Promise.race([exited, timer(killSeconds)]);
  };
  const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return { child, exited, alive, stderr: () => said, end, [Symbol.asyncDispose]: end };
}

/** Looks at the whole tree four times a second; limits of single processes do not add up to one of all. */
function watch(child: ChildProcess, limits: TreeLimits, onExceeded: (what: string) => void): () => void {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  // The kernel would kill one process of a tree that lives on; it is the last resort, for what grows between two looks.
  const group = limitMemory(pid, Math.round(limits.bytes * 1.25));
  const timer = setInterval(() => {
    const { bytes, pids } = treeUsage(pid);
    if (bytes > limits.bytes) onExceeded(`its processes used ${Math.round(bytes / 2 ** 20)} MiB`);
    else if (pids.length > limits.processes) onExceeded(`it had ${pids.length} processes`);
  }, watchMs).unref();
  return () => {
    clearInterval(timer);
    group?.remove();
  };
}

/**
 * The outer bubblewrap and its monitor share the group, and the pid namespace takes everything inside along. Without
 * the jail a process may have left the group, so each of the tree is killed by its own number first.
 */
function killTree(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { pids } = treeUsage(child.pid);
  for (const target of [-child.pid, ...pids]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}

function timer(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref());
}

/** bubblewrap reads each file to its end before the program starts; one that is gone by then explains itself on stderr. */
function handOver(child: ChildProcess, files: Buffer[]): void {
  for (const [index, body] of files.entries()) {
    const pipe = child.stdio[firstFileDescriptor + index] as Writable;
    pipe.on('error', () => undefined).end(body);
  }
}
