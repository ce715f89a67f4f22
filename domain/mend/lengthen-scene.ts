import type { Placement } from '../project/scene.ts';
import type { PlaceEdit } from './edit.ts';

type Placed = Placement & { sceneId: string };

/**
 * Gives one scene more frames at its end. What follows moves on by as much, on every track, and what lies across its
 * end, such as a ground below the whole film, becomes longer.
 */
export function lengthenScene(scenes: readonly Placed[], sceneId: string, frames: number): PlaceEdit[] {
  const scene = scenes.find((each) => each.sceneId === sceneId);
  if (!scene || frames <= 0) return [];
  const end = scene.startFrame + scene.durationInFrames;
  return scenes.flatMap((each): PlaceEdit[] => {
    const { startFrame, durationInFrames } = each;
    if (startFrame >= end) return [{ sceneId: each.sceneId, startFrame: startFrame + frames, durationInFrames }];
    if (startFrame + durationInFrames < end) return [];
    return [{ sceneId: each.sceneId, startFrame, durationInFrames: durationInFrames + frames }];
  });
}
