interface Shown {
  timeline: { scenes: readonly { key: string; startFrame: number; durationInFrames: number }[] };
  /** Key of the timeline → id of the scene. */
  keys: Record<string, string>;
}

/** Frame at which a scene shows what it is about: past its entrance. Null where the film does not have the scene. */
function frameOfScene({ timeline, keys }: Shown, sceneId: string | null): number | null {
  const scene = timeline.scenes.find(({ key }) => keys[key] === sceneId);
  return scene ? scene.startFrame + Math.floor(scene.durationInFrames * 0.6) : null;
}

/** Frame for a change between two films: where the later one has the scene, else where the earlier one had it, else the first. */
export function frameOfChange(before: Shown | undefined, after: Shown | undefined, sceneId: string | null): number {
  const inAfter = after ? frameOfScene(after, sceneId) : null;
  return inAfter ?? (before ? frameOfScene(before, sceneId) : null) ?? 0;
}
