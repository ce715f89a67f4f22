import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Members of a log line that never leave the process, wherever they stand. */
const secrets = ['authorization', 'apiKey', 'api_key', 'secretAccessKey', 'cookie', 'password', 'databaseUrl', 'token'];
const paths = [
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
  '*.headers["x-api-key"]',
  'headers["x-api-key"]',
  '["x-api-key"]',
];

/**
 * One JSON line for each entry, on stdout without a `destination`. Pass ids as members
 * (`requestId`, `runId`, `accountId`); never prompts, code or names.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  process: 'api' | 'worker' | 'setup',
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: { process },
    redact: { paths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? standardOutput(process));
}

/** Characters of lines that wait for a disk with room, at most; further ones are dropped. */
const mostWaiting = 1_000_000;

/**
 * The API writes a line for each request, so its lines are gathered and written beside the work, within a quarter of a
 * second; what is left is written when the process ends.
 */
function standardOutput(process: 'api' | 'worker' | 'setup'): DestinationStream {
  const pace = process === 'api' ? { sync: false, minLength: 4_096, periodicFlush: 250 } : { sync: true };
  const output = pino.destination({ ...pace, maxLength: mostWaiting });
  // A disk without room takes no lines; the work goes on without them, and its end does not try them for ever.
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return output;
}
