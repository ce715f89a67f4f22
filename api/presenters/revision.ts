import type { z } from 'zod';
import type { diffRevision, Revision } from '../../contract/scenes.ts';
import type { Revision as RevisionRow } from '../../db/entities/revision.ts';
import type { SceneOfRevision } from '../../db/repositories/revision-scenes.ts';
import type { SceneChange } from '../../domain/project/revision-diff.ts';
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

type Change = z.infer<typeof diffRevision.reply>['changes'][number];
const sentences = {
  added: 'new scene',
  removed: 'scene deleted',
  name: 'renamed',
  code: 'other code',
  position: 'moved',
};

/** One line for each thing that changed: a scene whose code and place differ makes two. */
export function presentChange({ sceneId, name, kind, fields }: SceneChange): Change[] {
  const kinds = kind === 'changed' ? fields : [kind];
  return kinds.map((what) => ({ sceneId, name, kind: what, detail: sentences[what] }));
}
