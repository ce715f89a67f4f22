import { Context } from '@temporalio/activity';
import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { providerCosts } from '../db/repositories/provider-costs.ts';
import { transcripts } from '../db/repositories/transcripts.ts';
import type { CallCosts } from '../domain/directing/director.ts';
import type { ActivityPorts } from './ports.ts';

/** The book of what one attempt of a step pays to the provider. A call that has no room under the cap is not made. */
export function callCosts(
  { database, limits }: Pick<ActivityPorts, 'database' | 'limits'>,
  { id: runId, accountId }: Pick<Run, 'id' | 'accountId'>,
  step: string,
): CallCosts {
  const { attempt } = Context.current().info;
  return {
    async book(call, maxMicros) {
      const key = { runId, step: `${step}:${call}`, attempt };
      const capMicros = limits.providerCostCapMicros;
      const booking = await providerCosts.book(database.fork(), { ...key, accountId, maxMicros, capMicros });
      if (!booking.isBooked) {
        throw new AppError('cost_guard', `${step} of ${runId} could cost ${maxMicros} beside ${booking.runMicros}`);
      }
      return (actualMicros) => providerCosts.settle(database.fork(), key, actualMicros);
    },
    note: (call, transcript) =>
      transcripts.keep(database.fork(), { runId, step: `${step}:${call}`, attempt }, transcript),
  };
}
