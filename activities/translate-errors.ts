import { CancelledFailure, Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { Logger } from 'pino';
import { AppError, type ErrorCode, errorCodes } from '../contract/errors.ts';
import { isOutage } from './is-outage.ts';

export type Activities = Record<string, (...args: never[]) => Promise<unknown>>;

interface RetryRules {
  alsoRetry?: readonly ErrorCode[];
  attempts?: number;
}

/**
 * The one place where errors of activities become Temporal's. History keeps a failure for ever, so it carries the code
 * (as `type`) and the code's own title; the message goes to the log. Only `transient` errors, those that nobody
 * named, and the codes in `alsoRetry` are tried again, `attempts` times in all; while a server is away more often, as
 * often as the activity's own policy lets it.
 */
export function translateErrors<Given extends Activities>(
  activities: Given,
  logger: Logger,
  { alsoRetry = [], attempts = Number.POSITIVE_INFINITY }: RetryRules = {},
): Given {
  const translated = Object.entries(activities).map(([name, activity]) => {
    const run = async (...args: never[]) => {
      try {
        return await activity(...args);
      } catch (error) {
        throw failureOf(error, logger.child({ activity: name, ...runOf(args[0]) }), { alsoRetry, attempts });
      }
    };
    return [name, run];
  });
  return Object.fromEntries(translated) as Given;
}

function failureOf(error: unknown, logger: Logger, { alsoRetry, attempts }: Required<RetryRules>): Error {
  if (error instanceof CancelledFailure) return error;
  const { cancellationSignal, info } = Context.current();
  if (cancellationSignal.aborted) return new CancelledFailure('The activity was told to stop');
  if (isOutage(error)) {
    logger.warn({ err: error }, 'a server is away');
    return withoutStack({ message: errorCodes.unavailable.title, type: 'unavailable' });
  }
  const isLast = info.attempt >= attempts;
  if (!(error instanceof AppError)) {
    logger.error({ err: error }, 'an activity broke');
    return withoutStack({ message: errorCodes.internal.title, type: 'internal', nonRetryable: isLast });
  }
  const isFault = error.category === 'fatal';
  logger[isFault ? 'error' : 'warn']({ err: error, code: error.code }, 'an activity failed');
  return withoutStack({
    message: errorCodes[error.code].title,
    type: error.code,
    nonRetryable: isLast || (error.category !== 'transient' && !alsoRetry.includes(error.code)),
    nextRetryDelay: error.options.retryAfter ? error.options.retryAfter * 1000 : undefined,
    category: isFault ? undefined : ApplicationFailureCategory.BENIGN,
  });
}

/** A stack names folders of this machine. */
function withoutStack(options: Parameters<typeof ApplicationFailure.create>[0]): ApplicationFailure {
  const failure = ApplicationFailure.create(options);
  failure.stack = '';
  return failure;
}

function runOf(input: unknown): { runId?: string } {
  const runId = (input as { runId?: unknown } | undefined)?.runId;
  return typeof runId === 'string' ? { runId } : {};
}
