import type { EntityManager } from '@mikro-orm/postgresql';
import type { Decision } from '../../contract/names.ts';
import { RunNote } from '../entities/run-note.ts';
import { requireRow } from './rows.ts';
import { holdRun } from './run-events.ts';

/** What people wrote to a run that waited for them. Their words stay here and never reach Temporal. */
export const runNotes = {
  /** Adds a note and returns its number, from 1 on. */
  add(em: EntityManager, runId: string, decision: Decision['type'], text: string): Promise<number> {
    return em.transactional(async (tx) => {
      await holdRun(tx, runId);
      const [newest] = await tx.execute<{ n: number }[]>('select max(n) as n from run_notes where run_id = ?', [runId]);
      const n = (newest?.n ?? 0) + 1;
      await tx.insert(RunNote, { runId, n, decision, text });
      return n;
    });
  },

  get(em: EntityManager, runId: string, n: number): Promise<RunNote> {
    return requireRow(em, RunNote, { runId, n }, 'note');
  },

  /** Takes the newest note back, which nobody has read. */
  async remove(em: EntityManager, runId: string, n: number): Promise<void> {
    await em.nativeDelete(RunNote, { runId, n });
  },
};
