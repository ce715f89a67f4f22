import { execFile } from 'node:child_process';
import { expect } from '@jest/globals';
import { compiled } from '../compiled.ts';

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the real program in this home. */
export function runProgram(home: string, arguments_: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { PATH: '/usr/bin:/bin', ...compiled, HOME: home, ...env } };
    execFile(process.execPath, ['cli/main.ts', ...arguments_], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

/** Exit code 2 and one problem document, before anything is asked of a service. */
export async function expectWrongArguments(home: string, arguments_: string[]): Promise<void> {
  const { code, out, err } = await runProgram(home, [...arguments_, '--json'], {
    CLI_BASE_URL: 'http://127.0.0.1:9',
    CLI_API_KEY: 'k',
    CLI_PROJECT_ID: 'p',
  });
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ category: 'validation', code: 'invalid_arguments' });
  expect(err).toBe('');
}
