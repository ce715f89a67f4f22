import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../contract/errors.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Runs the embedded stack; only a checkout has it. */
export const createUpCommand = (context: CliContext): Command<CommonArguments & { data?: string }> => ({
  example: 'framewright up --data .data',
  builder: (yargs) => yargs.option('data', { type: 'string', describe: 'The folder that keeps everything' }) as never,
  handler: async ({ data }) => context.fail(await runScript('up', data ? ['--data', data] : [])),
});

/** Lists what an installation needs and what is missing; only a checkout can tell. */
export const createDoctorCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright doctor',
  handler: async ({ json }) =>
    context.fail(await runScript('doctor', json || context.settings.agent ? ['--json'] : [])),
});

/** Runs a script of the checkout in this terminal and returns its exit code. */
function runScript(name: string, arguments_: string[]): Promise<number> {
  // The published package is plain JavaScript: only a checkout runs from source, and only it has scripts.
  if (!import.meta.url.endsWith('.ts')) {
    throw new AppError('operation_unavailable', 'not a checkout', {
      detail: `This command works in a checkout of Framewright: npm run ${name === 'up' ? 'start' : name}`,
    });
  }
  const path = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(execPath, [path, ...arguments_], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
