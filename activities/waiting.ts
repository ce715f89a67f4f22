import type { Decision, WaitReason } from '../contract/names.ts';
import type { Approvable } from '../contract/productions.ts';
import { runs } from '../db/repositories/runs.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

/** One wait of a run, under a key of its own. */
interface Wait {
  runId: string;
  key: string;
}

/** What stands in the row while a long run stands still, so that callers see what it waits for. */
export function createWaitingActivities(ports: Pick<ActivityPorts, 'database'>) {
  const { database } = ports;
  return {
    /** `after`: the phase that a person is asked about. */
    async beginWait({
      runId,
      key,
      reason,
      after,
    }: Wait & { reason: WaitReason; after?: Approvable }): Promise<Receipt> {
      await livingRun(ports, runId);
      const body = { for: reason, ...(after && { after }) };
      const seq = await database.transaction(async (em) => {
        await runs.note(em, runId, { waitsFor: reason, needsHuman: true });
        return runs.appendEvents(em, runId, `wait ${key}`, [{ type: 'waiting', body }]);
      });
      return { seq };
    },

    async endWait({ runId, key, decision }: Wait & { decision?: Decision['type'] }): Promise<Receipt> {
      await livingRun(ports, runId);
      const body = decision ? { decision } : {};
      const seq = await database.transaction(async (em) => {
        await runs.note(em, runId, { waitsFor: null, needsHuman: false });
        return runs.appendEvents(em, runId, `resume ${key}`, [{ type: 'resumed', body }]);
      });
      return { seq };
    },
  };
}
export type WaitingActivities = ReturnType<typeof createWaitingActivities>;
