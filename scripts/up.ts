import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHost } from '../config/host.ts';
import { AppError } from '../contract/errors.ts';
import { followLog } from './embedded/follow-log.ts';
import { startStack } from './embedded/stack.ts';
import { onStopSignal } from './stop-signals.ts';

const usage = 'Usage: npm start -- [--data DIR] [--port N]';
const say = (line: string) => console.log(line);

/** Runs the whole service until it is told to stop; everything it keeps lies in one folder. */
async function up(): Promise<void> {
  const { dataDir, apiPort } = readArguments(process.argv.slice(2));
  const { DATABASE_URL, TEMPORAL_ADDRESS } = readHost().environment;
  const stopped = new Promise<void>(onStopSignal);
  await using stack = await startStack({
    dataDir,
    apiPort,
    databaseUrl: DATABASE_URL || undefined,
    temporalAddress: TEMPORAL_ADDRESS || undefined,
    onStep: say,
    onRestart: say,
  });
  say('');
  say(`API           ${stack.apiUrl}`);
  if (stack.temporalUiUrl) say(`Temporal UI   ${stack.temporalUiUrl}`);
  say(`Data and logs ${dataDir}`);
  if (existsSync(join(dataDir, 'admin-key'))) say(`Admin key     ${join(dataDir, 'admin-key')}`);
  // Without a mail server, sign-in codes are told here and on a page of this machine.
  await using _ = followLog(join(dataDir, 'logs', 'api.log'), 'local mail', ({ subject, page }) =>
    say(`Local mail    ${subject} (${stack.apiUrl}${page})`),
  );
  say(`Use it        export CLI_BASE_URL=${stack.apiUrl}`);
  say('Ctrl-C stops it.');
  await stopped;
  say('Stopping');
}

function readArguments(args: string[]): { dataDir: string; apiPort: number } {
  const { values } = parseOrExplain(args);
  const apiPort = Number(values.port ?? 0);
  if (Number.isInteger(apiPort) && apiPort >= 0 && apiPort < 65_536) return { dataDir: resolve(values.data), apiPort };
  throw new AppError('invalid_arguments', `--port takes a port number. ${usage}`);
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({ args, options: { data: { type: 'string', default: '.data' }, port: { type: 'string' } } });
  } catch (cause) {
    throw new AppError('invalid_arguments', `${(cause as Error).message}. ${usage}`, { cause });
  }
}

try {
  await up();
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
