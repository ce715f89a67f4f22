import { type ChildProcess, type IOType, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { firstFileDescriptor, type JailedCommand } from './jailed-command.ts';

const stderrLimit = 64 * 1024;
const killSeconds = 5;

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
  const end = async () => {
    killGroup(child);
    await Promise.race([exited, timer(killSeconds)]);
  };
  const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return { child, exited, alive, stderr: () => said, end, [Symbol.asyncDispose]: end };
}

/** The outer bubblewrap and its monitor share the group; the pid namespace takes everything inside along. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
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
