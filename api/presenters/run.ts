import { AppError } from '../../contract/errors.ts';
import type { Problem } from '../../contract/problem.ts';
import { Problem as ProblemSchema } from '../../contract/problem.ts';
import type { Run } from '../../contract/runs.ts';
import type { JsonObject, Run as RunRow } from '../../db/entities/run.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import { problemDocument } from '../problem-document.ts';
import { type Addresses, withFileAddresses } from './addresses.ts';

export function presentRun(row: RunRow, addresses: Addresses): Run {
  const { id, kind, state, projectId, seq, createdAt } = row;
  return {
    ...{ id, kind, state, projectId },
    phase: row.phase ?? 'context',
    draftRevision: row.draftRevisionId ?? null,
    provider: (row.provider === 'none' ? null : row.provider) as Run['provider'],
    budget: row.budgetMicros === null || row.budgetMicros === undefined ? null : dollarsOfMicros(row.budgetMicros),
    spent: dollarsOfMicros(row.spentMicros),
    lastEvent: seq,
    result: (withFileAddresses(row.result ?? null, addresses) as JsonObject | null) ?? null,
    error: row.error ? presentError(row.error, id) : null,
    temporalUrl: temporalUrl(id, addresses),
    parentRun: row.parentId ?? null,
    waitsFor: row.waitsFor ?? null,
    asks: row.asks ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** The stored problem of a failed run. One that a later version cannot read is told as ours. */
function presentError(stored: JsonObject, runId: string): Problem {
  const parsed = ProblemSchema.safeParse(stored);
  return parsed.success
    ? parsed.data
    : problemDocument(new AppError('internal', 'unreadable'), { requestId: runId, path: runId });
}

function temporalUrl(runId: string, { temporalUi, temporalNamespace }: Addresses): string | null {
  return temporalUi && `${temporalUi}/namespaces/${encodeURIComponent(temporalNamespace)}/workflows/${runId}`;
}
