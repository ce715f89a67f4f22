import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readHost } from '../../config/host.ts';

/** What a program says on stdout, or undefined when it does not run, fails or takes longer than 20 s. */
export async function askProgram(path: string, ...args: string[]): Promise<string | undefined> {
  const env = { PATH: readHost().searchPath.join(':'), LC_ALL: 'C' };
  return promisify(execFile)(path, args, { env, timeout: 20_000, maxBuffer: 4 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
