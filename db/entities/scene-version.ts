import { defineEntity, p } from '@mikro-orm/core';

/** One immutable state of a scene's code. Revisions refer to it and add name and place. */
const SceneVersionSchema = defineEntity({
  name: 'SceneVersion',
  tableName: 'scene_versions',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    sceneId: p.string(),
    code: p.text(),
    /** SHA-256 of `code`, hex. */
    codeHash: p.string(),
    /** SHA-256 of the compiled module, where the writer compiled it. */
    compiledHash: p.string().nullable(),
    writtenBy: p.enum(['caller', 'director']),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class SceneVersion extends SceneVersionSchema.class {}
SceneVersionSchema.setClass(SceneVersion);
