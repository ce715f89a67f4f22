import type { Scene } from '../../contract/scenes.ts';
import type { SceneOfRevision } from '../../db/repositories/revision-scenes.ts';

export function presentScene(scene: SceneOfRevision): Scene {
  const { sceneId, name, track, startFrame, durationInFrames, writtenBy, codeHash } = scene;
  return { id: sceneId, name, track, startFrame, durationInFrames, writtenBy, codeHash };
}

/** The place of a scene, as dry runs of positions show it. */
export function presentPosition(
  scene: Pick<SceneOfRevision, 'sceneId' | 'name' | 'track' | 'startFrame' | 'durationInFrames'>,
) {
  const { sceneId, name, track, startFrame, durationInFrames } = scene;
  return { id: sceneId, name, track, startFrame, durationInFrames };
}

/** In the order of lists: by track, then start. */
export function byTrack<Placed extends { track: number; startFrame: number }>(scenes: readonly Placed[]): Placed[] {
  return [...scenes].sort((one, other) => one.track - other.track || one.startFrame - other.startFrame);
}
