import { WorkflowNotFoundError } from '@temporalio/client';
import { workflowMessages } from '../contract/names.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { runs } from '../db/repositories/runs.ts';
import { isCharged, quotePrompt } from '../domain/money/quote.ts';
import type { ActivityPorts } from './ports.ts';

/** Lets runs go on that wait for money which has come since. Their workflows need no clock of their own for that. */
export function createWakingActivities({ database, temporal }: Pick<ActivityPorts, 'database' | 'temporal'>) {
  return {
    async wakeWaitingRuns(): Promise<{ woken: number }> {
      let woken = 0;
      for (const run of await runs.waitingFor(database.fork(), 'balance')) {
        const quote = quotePrompt({ spar: false, charged: isCharged(run.billing, run.provider === 'offline') });
        const { availableMicros } = await ledger.balanceOf(database.fork(), run.accountId);
        if (availableMicros < quote.lowMicros) continue;
        await temporal.client.workflow
          .getHandle(run.id)
          .signal(workflowMessages.resume)
          .then(() => {
            woken += 1;
          })
          .catch((error: unknown) => {
            if (!(error instanceof WorkflowNotFoundError)) throw error;
          });
      }
      return { woken };
    },
  };
}
export type WakingActivities = ReturnType<typeof createWakingActivities>;
