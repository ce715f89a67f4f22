import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import { runs } from '../db/repositories/runs.ts';
import type { PastTurn } from '../domain/loop/turn.ts';
import { wasCutShort } from './cut-short.ts';

/** Codes with which a director says that it can't follow a prompt: nothing was written, nothing charged. */
export const refusals = ['brief_not_understood', 'edit_not_understood', 'prompt_refused'];

const restored = { type: 'restore', ended: 'completed', isRefused: false } as const;

/** The turns of a loop that acted, oldest first, as its events and the runs that they opened tell. */
export async function pastTurns(em: EntityManager, loopId: string): Promise<PastTurn[]> {
  const turns = await runs.eventsOfType(em, loopId, 'turn');
  const children = new Map((await runs.childrenOf(em, loopId)).map((child) => [child.id, child]));
  const past: PastTurn[] = [];
  for (const { body } of turns) {
    const { action, key, runId, distance, pictureHash, revision } = body as RunEventBody<'turn'>;
    const child = children.get(runId ?? '');
    if (action === 'stop' || key === null) continue;
    if (action === 'restore') past.push({ ...restored, key, distance, pictureHash, revision });
    if (!child) continue;
    const ended = child.state === 'cancelled' || child.state === 'failed' ? child.state : 'completed';
    const isRefused = ended === 'failed' && refusals.includes(String(child.error?.code));
    const isCutShort = await wasCutShort(em, child);
    past.push({ key, type: action, distance, pictureHash, revision, ended, isRefused, isCutShort });
  }
  return past;
}
