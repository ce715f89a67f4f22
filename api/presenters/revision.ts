import type { Revision } from '../../contract/scenes.ts';
import type { Revision as RevisionRow } from '../../db/entities/revision.ts';
import type { SceneOfRevision } from '../../db/repositories/revision-scenes.ts';
import { timelineLength } from '../../domain/project/timeline.ts';

export function presentRevision(row: RevisionRow, scenes: readonly SceneOfRevision[]): Revision {
  return {
    id: row.id,
    number: row.number ?? 0,
    parent: row.parentId ?? null,
    message: row.message,
    sceneCount: scenes.length,
    durationInFrames: timelineLength(scenes),
    createdAt: row.createdAt.toISOString(),
  };
}
