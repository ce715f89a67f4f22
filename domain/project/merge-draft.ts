import { byId, type RevisionSceneState, sameScene } from './scene.ts';

export interface MergedScenes<Scene> {
  scenes: Scene[];
  /** Scenes that both sides changed; the head's stand. */
  conflicts: string[];
}

/**
 * Three-way merge of a draft into a head that moved meanwhile: `base` is what the draft began from.
 * What a person changed on the head stays; all else follows the draft.
 */
export function mergeDraft<Scene extends RevisionSceneState>(
  base: readonly Scene[],
  draft: readonly Scene[],
  head: readonly Scene[],
): MergedScenes<Scene> {
  const [from, ours, theirs] = [byId(base), byId(draft), byId(head)];
  const merged: MergedScenes<Scene> = { scenes: [], conflicts: [] };
  for (const sceneId of new Set([...theirs.keys(), ...ours.keys()])) {
    const [before, mine, standing] = [from.get(sceneId), ours.get(sceneId), theirs.get(sceneId)];
    const isTheirs = !sameScene(before, standing);
    if (isTheirs && !sameScene(before, mine)) merged.conflicts.push(sceneId);
    const kept = isTheirs ? standing : mine;
    if (kept) merged.scenes.push(kept);
  }
  return merged;
}
