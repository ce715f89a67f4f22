import { DefaultLogger, Runtime } from '@temporalio/worker';
import type { Logger } from '../config/logger.ts';

const levels = { TRACE: 'debug', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const;

/** Temporal's own lines go to our log, its everyday ones only at `debug`. Once for each process. */
export function sendRuntimeLogs(logger: Logger): void {
  const sink = new DefaultLogger('INFO', ({ level, message, meta }) => {
    const { workflowId, activityType, attempt, taskQueue, error } = meta ?? {};
    logger[levels[level]]({ runId: workflowId, activityType, attempt, taskQueue, err: error }, message);
  });
  Runtime.install({ logger: sink });
}
