import type { EntityManager } from '@mikro-orm/postgresql';
import { Mend, MendedScene, type MendResult } from '../contract/mended.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { eventsOfType } from '../db/repositories/run-events.ts';
import { quantity } from '../domain/quantity.ts';

/** How a run that mends ended: its events tell what it changed and what it left. */
export async function mendTold(
  em: EntityManager,
  run: Run,
): Promise<{ summary: string; result: JsonObject; conflicts?: string[] }> {
  const findings = (await eventsOfType(em, run.id, 'mend')).map(({ body }) => Mend.parse(body));
  const scenes = (await eventsOfType(em, run.id, 'scene.mended')).map(({ body }) => MendedScene.parse(body));
  const draft = run.draftRevisionId ? await revisions.get(em, run.projectId, run.draftRevisionId) : null;
  const revision = draft?.publishedAs ?? null;
  const mended = findings.filter((finding) => finding.mended).length;
  const conflicts = draft?.conflicts ?? [];
  const result: MendResult = {
    ...{ applied: revision !== null, revision, mended, left: findings.length - mended, findings, scenes },
    ...(conflicts.length > 0 && { conflicts }),
  };
  return { summary: summaryOf(result, run.writing), result: { ...result }, conflicts };
}

function summaryOf({ applied, mended, left, scenes, conflicts = [] }: MendResult, isWriting: boolean): string {
  if (mended + left === 0)
    return 'Nothing to mend: the review finds no fault that a mechanical change would take away.';
  const rest = left > 0 ? `; ${left} left as ${left === 1 ? 'it is' : 'they are'}` : '';
  const kept = conflicts.length > 0 ? `; ${quantity(conflicts.length, 'scene')} kept as changed meanwhile` : '';
  if (applied)
    return `${quantity(mended, 'fault')} mended in ${quantity(scenes.length, 'scene')}, as one revision${rest}${kept}.`;
  if (mended === 0)
    return `${left === 1 ? 'The fault' : `None of the ${left} faults`} could ${left === 1 ? 'not ' : ''}be mended without a director; nothing was changed.`;
  return isWriting
    ? `Nothing was changed${rest}.`
    : `${quantity(mended, 'fault')} can be mended in ${quantity(scenes.length, 'scene')}${rest}; nothing was changed.`;
}
