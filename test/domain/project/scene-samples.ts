import type { RevisionSceneState } from '../../../domain/project/scene.ts';

/** A scene of one second at the start of track 0, changed as told. */
export const sampleScene = (sceneId: string, change: Partial<RevisionSceneState> = {}): RevisionSceneState => ({
  ...{ sceneId, name: sceneId, codeHash: 'code', track: 0, startFrame: 0, durationInFrames: 30 },
  ...change,
});
