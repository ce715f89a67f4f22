import { limits } from '../../contract/limits.ts';
import type { Placement } from '../project/scene.ts';
import { timelineLength, timelineProblems } from '../project/timeline.ts';
import type { Candidate, PlaceEdit } from './edit.ts';
import { lengthenScene } from './lengthen-scene.ts';

type Placed = Placement & { sceneId: string; name: string };

/**
 * Scenes at the places that several mends together give them; null where the timeline would not be valid any more, or
 * would become longer than `framesAtMost`.
 */
export function applyPlaces<Scene extends Placed>(
  scenes: readonly Scene[],
  candidates: readonly Candidate[],
  { fps, framesAtMost = limits.timelineSeconds * fps }: { fps: number; framesAtMost?: number },
): Scene[] | null {
  const longer = new Map<string, number>();
  for (const { lengthen } of candidates) {
    if (lengthen) longer.set(lengthen.sceneId, Math.max(lengthen.frames, longer.get(lengthen.sceneId) ?? 0));
  }
  let placed = moved(
    scenes,
    candidates.flatMap(({ places = [] }) => places),
  );
  for (const [sceneId, frames] of longer) placed = moved(placed, lengthenScene(placed, sceneId, frames));
  if (placed.every((scene, index) => isWhere(scene, scenes[index]))) return [...scenes];
  const problems = timelineProblems(
    placed.map((scene) => ({ ...scene, codeHash: '' })),
    fps,
  );
  return problems.length > 0 || timelineLength(placed) > framesAtMost ? null : placed;
}

function moved<Scene extends Placed>(scenes: readonly Scene[], edits: readonly PlaceEdit[]): Scene[] {
  const places = new Map(edits.map((edit) => [edit.sceneId, edit]));
  return scenes.map((scene) => ({ ...scene, ...places.get(scene.sceneId) }));
}

function isWhere(one: Placement, other: Placement | undefined): boolean {
  return one.startFrame === other?.startFrame && one.durationInFrames === other.durationInFrames;
}
