import { expect, test } from '@jest/globals';
import { asyncLocalStorage, type Context } from '@temporalio/activity';
import type { ApplicationFailure } from '@temporalio/common';
import type { ActivityPorts } from '../../activities/ports.ts';
import { createLogger } from '../../config/logger.ts';
import { activitiesByQueue } from '../../worker/activities-by-queue.ts';

/** Ports without a database: each activity that asks it breaks, as one with a fault of ours does. */
const { core } = activitiesByQueue({ logger: createLogger({ logLevel: 'silent' }, 'worker') } as ActivityPorts);

async function isTriedAgain(name: string, attempt: number): Promise<boolean> {
  const context = { info: { attempt }, cancellationSignal: new AbortController().signal } as unknown as Context;
  const broken = core[name] as unknown as (input: object) => Promise<unknown>;
  const failure = await asyncLocalStorage.run(context, () => broken({ runId: 'run_1' }).catch((error) => error));
  expect((failure as ApplicationFailure).type).toBe('internal');
  return !(failure as ApplicationFailure).nonRetryable;
}

test('a step that a fault of ours breaks ends its run after some minutes', async () => {
  expect(await Promise.all([1, 39, 40].map((attempt) => isTriedAgain('takeTurn', attempt)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what ends a run is tried for ever', async () => {
  expect(await Promise.all([1, 40, 4_000].map((attempt) => isTriedAgain('settleRun', attempt)))).toEqual([
    true,
    true,
    true,
  ]);
});
