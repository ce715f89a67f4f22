import type { EntityManager } from '@mikro-orm/postgresql';
import type { Phase } from '../contract/names.ts';
import type { Run } from '../db/entities/run.ts';
import { runs } from '../db/repositories/runs.ts';
import { storedView } from './stored-view.ts';

/** Tells of the phase that a run has come to, in its row and in its stream; `step` names the event. */
export async function enterPhase(em: EntityManager, run: Run, step: string, name: Phase): Promise<number> {
  await runs.note(em, run.id, { phase: name, view: storedView(run, name) });
  return runs.appendEvents(em, run.id, `phase-${step}`, [{ type: 'phase', body: { name, gate: 'open' } }]);
}
