import type { EntityManager } from '@mikro-orm/postgresql';
import { WorkflowNotFoundError } from '@temporalio/client';
import { workflowMessages } from '../contract/names.ts';
import type { RunEventBody } from '../contract/runs.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { runs } from '../db/repositories/runs.ts';
import { microsOfDollars } from '../domain/money/amounts.ts';
import type { ActivityPorts } from './ports.ts';

/** Lets runs go on that wait for money which has come since. Their workflows need no clock of their own for that. */
export function createWakingActivities({ database, temporal }: Pick<ActivityPorts, 'database' | 'temporal'>) {
  return {
    async wakeWaitingRuns(): Promise<{ woken: number }> {
      let woken = 0;
      for (const run of await runs.waitingFor(database.fork(), 'balance')) {
        const { availableMicros } = await ledger.balanceOf(database.fork(), run.accountId);
        if (availableMicros < (await neededFor(database.fork(), run.id))) continue;
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

/** The balance, in micro-dollars, from which the step that the run waits for can be paid. */
async function neededFor(em: EntityManager, runId: string): Promise<number> {
  const told = (await runs.eventsOfType(em, runId, 'balance.needed')).at(-1);
  return microsOfDollars((told?.body as RunEventBody<'balance.needed'> | undefined)?.needed ?? 0, 'needed');
}
