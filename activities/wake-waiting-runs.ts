import type { EntityManager } from '@mikro-orm/postgresql';
import { workflowMessages } from '../contract/names.ts';
import type { Run } from '../db/entities/run.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { runs } from '../db/repositories/runs.ts';
import { microsOfDollars } from '../domain/money/amounts.ts';
import { isCharged, quotePrompt } from '../domain/money/quote.ts';
import { toldMissing } from './missing-money.ts';
import type { ActivityPorts } from './ports.ts';
import { spentByChildren } from './spent-by-children.ts';

type Ports = Pick<ActivityPorts, 'database' | 'temporal' | 'logger'>;

const atOnce = 200;

/** Lets runs go on that wait for money which has come since. Their workflows need no clock of their own for that. */
export function createWakingActivities(ports: Ports) {
  return {
    async wakeWaitingRuns(): Promise<{ woken: number }> {
      const woken = (await wake(ports, 'balance', hasBalance)) + (await wake(ports, 'budget', hasBudget));
      return { woken };
    },
  };
}
export type WakingActivities = ReturnType<typeof createWakingActivities>;

/** All runs that wait for it, page by page; one that can't be told now is left for the next time. */
async function wake(
  { database, temporal, logger }: Ports,
  reason: 'balance' | 'budget',
  hasCome: (em: EntityManager, run: Run) => Promise<boolean>,
): Promise<number> {
  let woken = 0;
  for (let after: string | undefined; ; ) {
    const page = await runs.waitingFor(database.fork(), reason, { after, limit: atOnce });
    for (const run of page) {
      try {
        if (!(await hasCome(database.fork(), run))) continue;
        await temporal.client.workflow.getHandle(run.id).signal(workflowMessages.resume);
        woken += 1;
      } catch (err) {
        logger.warn({ runId: run.id, err }, 'a waiting run could not be told');
      }
    }
    if (page.length < atOnce) return woken;
    after = page.at(-1)?.id;
  }
}

/** Whether the balance pays the step that the run waits for. */
async function hasBalance(em: EntityManager, { id, accountId }: Run): Promise<boolean> {
  const needed = microsOfDollars((await toldMissing(em, id, 'balance'))?.needed ?? 0, 'needed');
  const { availableMicros } = await ledger.balanceOf(em, accountId);
  return availableMicros >= needed;
}

/** Whether the budget, raised meanwhile, pays the step that the run waits for. */
async function hasBudget(em: EntityManager, run: Run): Promise<boolean> {
  const { leftMicros, capMicros } = await spentByChildren(em, run);
  const missing = await toldMissing(em, run.id, 'budget');
  if (missing && capMicros !== null) return capMicros >= microsOfDollars(missing.needed, 'needed');
  // Earlier workers told of no figure.
  const quote = quotePrompt({ spar: false, charged: isCharged(run.billing, run.provider === 'offline') });
  return leftMicros === null || leftMicros >= quote.lowMicros;
}
