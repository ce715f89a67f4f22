import type { EntityManager } from '@mikro-orm/postgresql';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { eventsOfType } from '../db/repositories/run-events.ts';
import { runs } from '../db/repositories/runs.ts';
import { byId } from '../domain/project/scene.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

/** Makes the mended draft the head, as one revision. */
export function createMendPublishingActivities(ports: Pick<ActivityPorts, 'database'>) {
  return {
    /** Nothing mended or a dry run: the head stays, and nothing is published. */
    async publishMends({ runId }: { runId: string }): Promise<Receipt & { published: boolean }> {
      const run = await livingRun(ports, runId);
      const { draftRevisionId } = run;
      return ports.database.transaction(async (em) => {
        const mended = (await eventsOfType(em, runId, 'mend')).filter(({ body }) => body.mended === true).length;
        if (!draftRevisionId || mended === 0) return { seq: run.seq, published: false };
        await keepPlaces(em, run, draftRevisionId);
        const { head } = await drafts.publish(
          em,
          draftRevisionId,
          `Mended: ${mended} ${mended === 1 ? 'fault' : 'faults'}`,
        );
        await runs.note(em, runId, { revisionId: head.id });
        return { seq: run.seq, published: true, ids: { revision: head.id } };
      });
    },
  };
}
export type MendPublishingActivities = ReturnType<typeof createMendPublishingActivities>;

/**
 * Where a person changed the timeline meanwhile, new places from the mends might overlap what stands there now: the
 * scenes then stay where they were, and only their code is taken.
 */
async function keepPlaces(em: EntityManager, { projectId }: Run, draftId: string): Promise<void> {
  const draft = await revisions.get(em, projectId, draftId);
  const head = await revisions.head(em, projectId);
  if (draft.state !== 'open' || head.id === draft.parentId) return;
  const base = byId(await revisions.scenes(em, draft.parentId ?? ''));
  for (const scene of await revisions.scenesWithCode(em, draftId)) {
    const before = base.get(scene.sceneId);
    if (!before || (before.startFrame === scene.startFrame && before.durationInFrames === scene.durationInFrames))
      continue;
    const { name, code, track, compiledHash, writtenBy } = scene;
    const place = { track, startFrame: before.startFrame, durationInFrames: before.durationInFrames };
    await drafts.putScene(em, draftId, { scene: { id: scene.sceneId }, name, code, compiledHash, writtenBy, ...place });
  }
}
