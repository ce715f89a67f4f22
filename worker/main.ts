import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';
import { AppError } from '../contract/errors.ts';
import { runWorker } from './run-worker.ts';
import { sendRuntimeLogs } from './runtime-logs.ts';

try {
  const config = readConfig();
  const logger = createLogger(config, 'worker');
  sendRuntimeLogs(logger);
  try {
    await runWorker(config, logger);
    logger.info('worker stopped');
  } catch (error) {
    const told = error instanceof AppError ? { code: error.code, reason: error.message } : { err: error };
    logger.fatal(told, 'the worker is not ready and ends');
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
