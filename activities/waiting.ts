import type { WaitReason } from '../contract/names.ts';
import { runs } from '../db/repositories/runs.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

/** What stands in the row while a long run stands still, so that callers see what it waits for. */
export function createWaitingActivities(ports: Pick<ActivityPorts, 'database'>) {
  const { database } = ports;
  return {
    async beginWait({ runId, reason, key }: { runId: string; reason: WaitReason; key: string }): Promise<Receipt> {
      await livingRun(ports, runId);
      const seq = await database.transaction(async (em) => {
        await runs.note(em, runId, { waitsFor: reason, needsHuman: true });
        return runs.appendEvents(em, runId, `wait ${key}`, [{ type: 'waiting', body: { for: reason } }]);
      });
      return { seq };
    },

    async endWait({ runId, key }: { runId: string; key: string }): Promise<Receipt> {
      await livingRun(ports, runId);
      const seq = await database.transaction(async (em) => {
        await runs.note(em, runId, { waitsFor: null, needsHuman: false });
        return runs.appendEvents(em, runId, `resume ${key}`, [{ type: 'resumed', body: {} }]);
      });
      return { seq };
    },
  };
}
export type WaitingActivities = ReturnType<typeof createWaitingActivities>;
