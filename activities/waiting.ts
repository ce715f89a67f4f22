import type { EntityManager } from '@mikro-orm/postgresql';
import { errorCodes } from '../contract/errors.ts';
import type { Decision, WaitReason } from '../contract/names.ts';
import type { Approvable } from '../contract/productions.ts';
import type { Run } from '../db/entities/run.ts';
import { runNotes } from '../db/repositories/run-notes.ts';
import { runs } from '../db/repositories/runs.ts';
import { microsOfDollars } from '../domain/money/amounts.ts';
import { asksOf, type UnfollowedNote } from '../domain/production/asks.ts';
import { toldMissing } from './missing-money.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

/** One wait of a run, under a key of its own. */
interface Wait {
  runId: string;
  key: string;
}

/** What a row says of a run that waits for nothing. */
export const goesOn = { waitsFor: null, needsHuman: false, asks: null };

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
      const { parentId } = await livingRun(ports, runId);
      const unfollowed = reason === 'approval' ? await unfollowedNote(database.fork(), runId) : undefined;
      const missing = await toldMissing(database.fork(), runId, reason);
      const asks = asksOf({ runId, reason, after, missing, unfollowed });
      const body = { for: reason, ...(after && { after }), asks, ...missing, ...(unfollowed && { unfollowed }) };
      const tell = (id: string) =>
        database.transaction(async (em) => {
          await runs.note(em, id, { waitsFor: reason, needsHuman: true, asks });
          return runs.appendEvents(em, id, `wait ${key}`, [{ type: 'waiting', body }]);
        });
      // Whoever follows a production looks at it, and not at the loop that cannot be paid.
      if (parentId && reason === 'balance') await tell(parentId);
      const counts = missing && { missingMicros: microsOfDollars(missing.shortfall, 'shortfall') };
      return { seq: await tell(runId), ...(counts && { counts }) };
    },

    async endWait({ runId, key, decision }: Wait & { decision?: Decision['type'] }): Promise<Receipt> {
      const { parentId, waitsFor } = await livingRun(ports, runId);
      const body = decision ? { decision } : {};
      const tell = (id: string) =>
        database.transaction(async (em) => {
          await runs.note(em, id, goesOn);
          return runs.appendEvents(em, id, `resume ${key}`, [{ type: 'resumed', body }]);
        });
      const parent = parentId ? await runs.find(database.fork(), parentId) : null;
      if (parent?.waitsFor === 'balance') await tell(parent.id);
      // What Temporal's UI showed to be missing has come.
      const wasShort = (await toldMissing(database.fork(), runId, waitsFor)) !== null;
      return { seq: await tell(runId), ...(wasShort && { counts: { missingMicros: 0 } }) };
    },
  };
}
export type WaitingActivities = ReturnType<typeof createWaitingActivities>;

/** The note that the newest run of a production was to follow and did not; a person must say it in other words. */
async function unfollowedNote(em: EntityManager, runId: string): Promise<UnfollowedNote | undefined> {
  const child = (await runs.childrenOf(em, runId)).at(-1);
  const [, note] = /^edit (\d+)/.exec(child?.parentStep ?? '') ?? [];
  const why = child && whyUnchanged(child);
  if (!note || !why) return undefined;
  const { text } = await runNotes.get(em, runId, Number(note));
  return { text, runId: child.id, why };
}

/** Why a prompt's run left the film as it was; null where it did not. */
function whyUnchanged({ state, error, result }: Run): string | null {
  if (state === 'failed') return String(error?.detail ?? errorCodes.internal.title);
  if (state === 'cancelled') return 'its run was cancelled.';
  return result?.revision === null ? 'its run stopped before a scene was made.' : null;
}
