import { expect, test } from '@jest/globals';
import { asyncLocalStorage, type Context } from '@temporalio/activity';
import type { ApplicationFailure } from '@temporalio/common';
import { translateErrors } from '../../activities/translate-errors.ts';
import { createLogger } from '../../config/logger.ts';
import { AppError } from '../../contract/errors.ts';

const secret = 'Zephyrquill';
const away = Object.assign(new Error(`connect ${secret}`), { code: 'ECONNREFUSED' });

/** How an activity that throws `error` fails at its n-th attempt, as Temporal is told it. */
async function failureOf(error: unknown, attempt: number, attempts?: number): Promise<ApplicationFailure> {
  const logger = createLogger({ logLevel: 'silent' }, 'worker');
  const broken = async () => {
    throw error;
  };
  const { work } = translateErrors({ work: broken }, logger, { alsoRetry: ['scene_timeout'], attempts });
  const context = { info: { attempt }, cancellationSignal: new AbortController().signal } as unknown as Context;
  const thrown = await asyncLocalStorage.run(context, () => work().catch((failure: unknown) => failure));
  return thrown as ApplicationFailure;
}

test.each<[string, unknown, string, boolean[]]>([
  ['work that breaks is tried a few times', new TypeError(secret), 'internal', [true, true, true, false]],
  [
    'a provider that is busy too',
    new AppError('provider_unavailable', secret),
    'provider_unavailable',
    [true, true, true, false],
  ],
  ['and what overload may cause', new AppError('scene_timeout', secret), 'scene_timeout', [true, true, true, false]],
  [
    'what will not change is not tried again',
    new AppError('gate_closed', secret),
    'gate_closed',
    [false, false, false, false],
  ],
  ['storage that is down is waited for', new AppError('unavailable', secret), 'unavailable', [true, true, true, true]],
  ['a server that is away is waited for', away, 'unavailable', [true, true, true, true]],
])('%s, and no word of it reaches Temporal', async (_, error, type, retried) => {
  const failures = await Promise.all([1, 2, 3, 4].map((attempt) => failureOf(error, attempt, 4)));
  expect(failures.map((failure) => failure.type)).toEqual([type, type, type, type]);
  expect(failures.map(({ nonRetryable }) => !nonRetryable)).toEqual(retried);
  for (const { message, stack, details } of failures)
    expect(JSON.stringify([message, stack, details])).not.toContain(secret);
});

test('without a bound, as for short transactions, it is tried for ever', async () => {
  expect((await failureOf(new TypeError(secret), 1_000)).nonRetryable).toBe(false);
});
