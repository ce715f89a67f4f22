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
  return destination ? pino(options, destination) : pino(options);
}
