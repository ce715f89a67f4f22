import { defineEntity, p } from '@mikro-orm/core';
import type { FilmPlan } from '../../contract/plan.ts';
import type { SoundClip } from '../../contract/sound.ts';
import type { Theme } from '../../contract/theme.ts';

/** `open` revisions are being written; a sealed one (`published`, `abandoned`) never changes: the database refuses. */
const RevisionSchema = defineEntity({
  name: 'Revision',
  tableName: 'revisions',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    /** Counts the heads of a project from 1; a draft has none. */
    number: p.integer().nullable(),
    parentId: p.string().nullable(),
    kind: p.enum(['head', 'draft']),
    state: p.enum(['open', 'published', 'abandoned']),
    runId: p.string().nullable(),
    width: p.integer(),
    height: p.integer(),
    fps: p.integer(),
    theme: p.json<Theme>().nullable(),
    plan: p.json<FilmPlan>().nullable(),
    /** What the film is heard with, by start. */
    sound: p.json<SoundClip[]>().default('[]'),
    /** Ids of the context entries that stood when the revision was made. */
    contextIds: p.array<string>(),
    /** SHA-256 of all that paints, without the stage's version. Null while open. */
    contentHash: p.string().nullable(),
    /** The head that a published draft became. */
    publishedAs: p.string().nullable(),
    /** Scenes of a published draft that were set aside, because a person changed them meanwhile. */
    conflicts: p.array<string>(),
    message: p.string(),
    writtenBy: p.enum(['caller', 'director']),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Revision extends RevisionSchema.class {}
RevisionSchema.setClass(Revision);
