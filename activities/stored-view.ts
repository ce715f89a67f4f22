import type { Phase, RunView } from '../contract/names.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { gatesAt } from '../domain/project/gates-at.ts';

/** The view that stands in for the workflow's own while no worker answers: written with each change of phase. */
export function storedView({ kind, draftRevisionId }: Run, phase: Phase): JsonObject {
  const view: RunView = {
    ...{ kind, phase, step: 'Waiting for a worker', gates: gatesAt(phase), counts: {} },
    ids: draftRevisionId ? { draft: draftRevisionId } : {},
  };
  return { ...view };
}
