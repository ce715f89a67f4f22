import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readHost } from '../../config/host.ts';

export interface RunOptions {
  nodeOptions?: string[];
  env?: Record<string, string>;
  timeoutMs?: number;
}

/** Runs a program of the installed packages on our Node, its output passed on. */
export async function run([program, ...args]: string[], { nodeOptions = [], env, timeoutMs }: RunOptions) {
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, join('node_modules', '.bin', program as string), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...readHost().environment, ...env },
    timeout: timeoutMs,
    killSignal: 'SIGINT',
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  return { ok: code === 0, seconds: (performance.now() - started) / 1000 };
}
