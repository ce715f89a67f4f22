import type { EntityManager } from '@mikro-orm/postgresql';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { inTransaction } from '../joined-transaction.ts';
import type { CreatedRun, NewRun } from './create-run.ts';
import { exportRecords, type NewExport } from './exports.ts';
import { placeHold } from './holds.ts';
import { runs } from './runs.ts';

export interface RunOpening {
  /** What the run may cost; null for kinds of runs that never cost anything. */
  quote: Quote | null;
  /** The export that an export run makes. */
  export?: Omit<NewExport, 'runId' | 'projectId'>;
}

/** A hold lives so long by itself; housekeeping renews that of every run that lives. */
const holdHours = 24;

/**
 * Writes a run, its place in the outbox, its first event and its hold, all or nothing. Throws `insufficient_balance`
 * and `budget_too_small`; an idempotency key of a refused run stays free. In a transaction, call it last.
 */
export function openPaidRun(em: EntityManager, wanted: NewRun, opening: RunOpening): Promise<CreatedRun> {
  return inTransaction(em, async (tx) => {
    const created = await runs.create(tx, wanted);
    if (!created.isNew) return created;
    const { id, projectId, accountId, draftRevisionId } = created.run;
    if (opening.export) await exportRecords.create(tx, { ...opening.export, projectId, runId: id });
    const provider = wanted.provider === 'none' ? null : wanted.provider;
    const { quote } = opening;
    const told = quote && { low: dollarsOfMicros(quote.lowMicros), high: dollarsOfMicros(quote.highMicros) };
    const parent = wanted.parentId && { parent: wanted.parentId };
    const body = { runId: id, draftRevision: draftRevisionId ?? null, quote: told, provider, ...parent };
    await runs.appendEvents(tx, id, 'accept', [{ type: 'run.accepted', body }]);
    if (quote) {
      const expiresAt = new Date(Date.now() + holdHours * 3_600_000);
      await placeHold(tx, {
        accountId,
        runId: id,
        key: id,
        quote,
        budgetMicros: wanted.budgetMicros ?? null,
        expiresAt,
      });
    }
    return created;
  });
}
