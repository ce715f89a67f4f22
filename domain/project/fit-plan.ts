import type { PlannedScene } from '../../contract/plan.ts';
import type { Placement } from './scene.ts';

export interface StandingScene extends Placement {
  sceneId: string;
  name: string;
  writtenBy: 'caller' | 'director';
}

export interface FittedPlan {
  /** For each planned scene, in order: the standing scene that it rewrites, or null for a new one, and its track. */
  scenes: { sceneId: string | null; track: number }[];
  /** Standing scenes that the new film has no place for: the director's own of an earlier prompt. */
  removed: string[];
}

/**
 * Fits a plan into what stands: a planned scene rewrites the standing one of its name; other scenes of earlier prompts
 * make way; a person's own scenes stay where they are, and a planned scene that would overlap one moves to the next
 * track above. A plan that edits knows all that stands: what it leaves out goes, whoever wrote it.
 */
export function fitPlan(
  standing: readonly StandingScene[],
  planned: readonly PlannedScene[],
  { edits = false }: { edits?: boolean } = {},
): FittedPlan {
  const free = new Map(standing.map((scene) => [scene.name, scene]));
  const rewritten = planned.map((scene) => {
    const before = free.get(scene.name);
    free.delete(scene.name);
    return before?.sceneId ?? null;
  });
  const others = standing.filter((scene) => !rewritten.includes(scene.sceneId));
  const kept: Placement[] = edits ? [] : others.filter((scene) => scene.writtenBy === 'caller');
  const scenes = planned.map((scene, index) => {
    const rivals = [...kept, ...planned.filter((_, other) => other !== index)];
    const track = overlaps(scene, kept) ? freeTrack(scene, rivals) : scene.track;
    if (track !== scene.track) kept.push({ ...placeOf(scene), track });
    return { sceneId: rewritten[index] ?? null, track };
  });
  const removed = others.filter((scene) => edits || scene.writtenBy === 'director');
  return { scenes, removed: removed.map((scene) => scene.sceneId) };
}

function freeTrack(scene: Placement, rivals: readonly Placement[]): number {
  let track = scene.track + 1;
  while (overlaps({ ...placeOf(scene), track }, rivals)) track += 1;
  return track;
}

function overlaps(scene: Placement, others: readonly Placement[]): boolean {
  return others.some(
    (other) =>
      other.track === scene.track &&
      other.startFrame < scene.startFrame + scene.durationInFrames &&
      scene.startFrame < other.startFrame + other.durationInFrames,
  );
}

function placeOf({ track, startFrame, durationInFrames }: Placement): Placement {
  return { track, startFrame, durationInFrames };
}
