import type { EntityManager } from '@mikro-orm/postgresql';
import { type WorkflowExecutionStatusName, WorkflowNotFoundError } from '@temporalio/client';
import { cancelRunWorkflow } from '../adapters/temporal/cancel-run.ts';
import { startRun } from '../adapters/temporal/start-run.ts';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { runs } from '../db/repositories/runs.ts';
import type { ActivityPorts } from './ports.ts';
import { type Ending, settle } from './settle.ts';

type Ports = Pick<ActivityPorts, 'database' | 'temporal' | 'logger'>;

/** How a run ends whose workflow closed without settling it. */
const endings: Partial<Record<WorkflowExecutionStatusName, Ending>> = {
  COMPLETED: { failure: 'internal' },
  FAILED: { failure: 'internal' },
  TIMED_OUT: { failure: 'run_lost' },
  TERMINATED: { failure: 'run_lost' },
  CANCELLED: { stoppedBy: 'cancelled' },
};

/**
 * What no single run can do for itself: be started late, be ended from outside, be cleared away. A run younger than
 * `patienceSeconds` is left to the API, which is just starting it.
 */
export function createHousekeepingActivities(ports: Ports, { patienceSeconds = 10, pageSize = 500 } = {}) {
  const { database, logger } = ports;
  const each = async (list: Run[], work: (run: Run) => Promise<boolean>) => {
    let count = 0;
    for (const run of list) {
      // One run that can't be helped now must not keep the others from it.
      const done = await work(run).catch((error: unknown) => {
        logger.warn({ runId: run.id, err: error }, 'housekeeping left a run for the next time');
        return false;
      });
      if (done) count += 1;
    }
    return count;
  };
  const nextOpen = (after?: string) => runs.open(database.fork(), { limit: pageSize, after });
  return {
    async startMissedRuns(): Promise<{ started: number }> {
      const missed = await runs.unstarted(database.fork(), { seconds: patienceSeconds });
      return { started: await each(missed, (run) => startOrEnd(ports, run)) };
    },
    async settleLostRuns(): Promise<{ settled: number }> {
      let settled = 0;
      for (let page = await nextOpen(); page.length > 0; page = await nextOpen(page.at(-1)?.id)) {
        settled += await each(page, (run) => settleIfLost(ports, run));
      }
      return { settled };
    },
    /** Puts off the expiry of what living runs hold, and gives back what no run holds any more. */
    async keepHolds(): Promise<{ renewed: number; expired: number }> {
      const renewed = await ledger.renewHolds(database.fork(), { soon: hoursFromNow(12), until: hoursFromNow(24) });
      const expired = await ledger.expireHolds(database.fork(), new Date());
      if (expired.length > 0) logger.warn({ runIds: expired }, 'holds were left by runs that are over');
      return { renewed, expired: expired.length };
    },
    async sweepDrafts(): Promise<{ abandoned: number }> {
      return { abandoned: await database.transaction(abandonOrphans) };
    },
  };
}
export type HousekeepingActivities = ReturnType<typeof createHousekeepingActivities>;

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function startOrEnd({ database, temporal }: Ports, run: Run): Promise<boolean> {
  if (run.cancelRequestedAt) {
    await database.transaction((em) => settle(em, run.id, { stoppedBy: 'cancelled' }));
    return false;
  }
  await startRun(temporal.client, { ...run, phase: run.phase ?? 'context' });
  await runs.markStarted(database.fork(), run.id);
  return true;
}

/** A closed workflow settles nothing any more, and one that Temporal lost is started again under the same id. */
async function settleIfLost(ports: Ports, run: Run): Promise<boolean> {
  const { database, temporal } = ports;
  try {
    const { status, raw } = await temporal.client.workflow.getHandle(run.id).describe();
    const ending = endings[status.name];
    if (ending) await database.transaction((em) => settle(em, run.id, ending));
    else {
      await noteStuck(database.fork(), run, raw.pendingWorkflowTask?.attempt ?? 0);
      await remindOfCancel(ports, run);
    }
    return ending !== undefined;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    return settleOrStart(ports, run);
  }
}

/** The run that opened another starts it too, when it comes to that; one whose parent is over is nobody's any more. */
async function settleOrStart(ports: Ports, run: Run): Promise<boolean> {
  const parent = run.parentId ? await runs.find(ports.database.fork(), run.parentId) : null;
  if (!parent) await startOrEnd(ports, run);
  if (!parent?.endedAt) return false;
  await ports.database.transaction((em) => settle(em, run.id, { stoppedBy: 'cancelled' }));
  return true;
}

/** A cancel that the workflow could not be told of stands in the row; telling it again joins the first. */
async function remindOfCancel({ temporal }: Ports, { id, cancelRequestedAt, discard }: Run): Promise<void> {
  if (cancelRequestedAt) await cancelRunWorkflow(temporal.client, id, { discard }, 1_000);
}

/** Attempts of one workflow task after which a person should look: they grow apart, this is about five minutes. */
const stuckAttempts = 10;

async function noteStuck(em: EntityManager, run: Run, attempts: number): Promise<void> {
  const needsHuman = attempts >= stuckAttempts || run.waitsFor !== null;
  if (needsHuman !== run.needsHuman) await runs.note(em, run.id, { needsHuman });
}

async function abandonOrphans(em: EntityManager): Promise<number> {
  const orphans = await em.execute<{ id: string }[]>(
    `select r.id from revisions r join runs on runs.id = r.run_id
      where r.kind = 'draft' and r.state = 'open' and runs.ended_at is not null limit 200`,
  );
  for (const { id } of orphans) await drafts.abandon(em, id);
  return orphans.length;
}
