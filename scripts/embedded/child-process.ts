import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface ChildOptions {
  /** Shown in messages. */
  name: string;
  command: string;
  args: string[];
  env: Record<string, string | undefined>;
  cwd?: string;
  /** Gets stdout and stderr; what the start before left there moves to `<logFile>.1`. */
  logFile: string;
  /** What the kernel sends the child when we die, however we die. */
  deathSignal: 'KILL' | 'QUIT';
  /** Put before the death signal is set, such as `unshare …`: entering a user namespace clears the signal. */
  wrapper?: string[];
}

/** A process of the stack: in its own process group, so that Ctrl-C reaches us alone and we stop it in order. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Resolves with a short account of how it ended; never rejects. */
  readonly exited: Promise<string>;
  isAlive(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Sends `signal`, and after `patienceMs` kills the whole group. Fine to call twice. */
  stop(signal: NodeJS.Signals, patienceMs: number): Promise<void>;
  lastLines(count: number): string;
}

export async function startChild(options: ChildOptions): Promise<Child> {
  if (existsSync(options.logFile)) renameSync(options.logFile, `${options.logFile}.1`);
  const log = openSync(options.logFile, 'w', 0o600);
  const [program, ...args] = [
    ...(options.wrapper ?? []),
    ...['setpriv', '--pdeathsig', options.deathSignal],
    options.command,
    ...options.args,
  ] as [string, ...string[]];
  try {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return childOf(options, child, child.pid as number);
  } finally {
    closeSync(log);
  }
}

function childOf({ name, logFile }: ChildOptions, child: ChildProcess, pid: number): Child {
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const kill = (signal: NodeJS.Signals) => {
    if (isAlive()) child.kill(signal);
  };
  return {
    name,
    pid,
    logFile,
    exited,
    isAlive,
    kill,
    async stop(signal, patienceMs) {
      kill(signal);
      const patience = new AbortController();
      const late = delay(patienceMs, 'late', { signal: patience.signal }).catch(() => 'done');
      if ((await Promise.race([exited, late])) === 'late') killGroup(pid);
      patience.abort();
      await exited;
    },
    lastLines: (count) => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n'),
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
