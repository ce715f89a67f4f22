/** A scene's place on the timeline. All four numbers are integers, lengths and starts in frames. */
export interface Placement {
  track: number;
  startFrame: number;
  durationInFrames: number;
}

/** A scene as one revision shows it, without its code. */
export interface RevisionSceneState extends Placement {
  sceneId: string;
  name: string;
  /** SHA-256 of the code, hex. */
  codeHash: string;
}

/** Whether two states of one scene are the same to the last bit. */
export function sameScene(one: RevisionSceneState | undefined, other: RevisionSceneState | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.name === other.name &&
    one.codeHash === other.codeHash &&
    one.track === other.track &&
    one.startFrame === other.startFrame &&
    one.durationInFrames === other.durationInFrames
  );
}

/** Scenes by id. */
export function byId<Scene extends { sceneId: string }>(scenes: readonly Scene[]): Map<string, Scene> {
  return new Map(scenes.map((scene) => [scene.sceneId, scene]));
}

/** In the order of lists and of the timeline: by start, then track, then id. */
export function inOrder<Scene extends Placement & { sceneId: string }>(scenes: readonly Scene[]): Scene[] {
  return [...scenes].sort(
    (one, other) =>
      one.startFrame - other.startFrame || one.track - other.track || (one.sceneId < other.sceneId ? -1 : 1),
  );
}
