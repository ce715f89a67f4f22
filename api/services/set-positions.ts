import { projects } from '../../db/repositories/projects.ts';
import type { SceneOfRevision } from '../../db/repositories/revision-scenes.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { applyPositions, type PositionUpdate, type TimelineProblem } from '../../domain/project/timeline.ts';
import type { ApiContext } from '../context.ts';
import type { SceneEdit } from './edit-scenes.ts';

export interface PositionsOutcome {
  applied: boolean;
  /** The head: the new one where the positions were applied. */
  revision: string;
  before: SceneOfRevision[];
  after: SceneOfRevision[];
  problems: TimelineProblem[];
}

/** Shows what moving scenes would do; with `apply`, does it. A dry run stores nothing and refuses nothing. */
export async function setPositions(
  { database }: ApiContext,
  { accountId, projectId, base, updates, apply = false }: SceneEdit & { updates: PositionUpdate[]; apply?: boolean },
): Promise<PositionsOutcome> {
  const em = database.fork();
  const { headRevisionId, fps } = await projects.get(em, accountId, projectId);
  const before = await revisions.scenes(em, headRevisionId);
  if (apply) {
    const options = { base, message: 'Scenes moved', writtenBy: 'caller' } as const;
    const { revision, scenes } = await revisions.commit(em, projectId, { type: 'positions', updates }, options);
    return { applied: true, revision: revision.id, before, after: scenes, problems: [] };
  }
  const { scenes, problems } = applyPositions(before, updates, fps);
  return { applied: false, revision: headRevisionId, before, after: scenes, problems };
}
