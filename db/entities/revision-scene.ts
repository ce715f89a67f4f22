import { defineEntity, p } from '@mikro-orm/core';

/** A scene as one revision shows it: which code, under which name, where. */
const RevisionSceneSchema = defineEntity({
  name: 'RevisionScene',
  tableName: 'revision_scenes',
  properties: {
    revisionId: p.string().primary(),
    sceneId: p.string().primary(),
    versionId: p.string(),
    name: p.string(),
    track: p.integer(),
    startFrame: p.integer(),
    durationInFrames: p.integer(),
  },
});
export class RevisionScene extends RevisionSceneSchema.class {}
RevisionSceneSchema.setClass(RevisionScene);
