import type { PositionUpdate } from '../../contract/scenes.ts';

export interface Placed {
  id: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

/** What a person does to a scene: moves it whole, or one of its ends. */
export type Grip = 'move' | 'start' | 'end';

export interface Drag {
  scene: Placed;
  grip: Grip;
  /** Frames and tracks by which the pointer, or a key, went; tracks upwards. */
  frames: number;
  tracks: number;
}

/** Where the scene would stand. Its ends snap to `edges` that are at most `reach` frames away; it never leaves the timeline. */
export function placeOf({ scene, grip, frames, tracks }: Drag, edges: readonly number[], reach: number): Placed {
  const end = scene.startFrame + scene.durationInFrames;
  if (grip === 'start') {
    const start = Math.min(end - 1, Math.max(0, snapped(scene.startFrame + frames, edges, reach)));
    return { ...scene, startFrame: start, durationInFrames: end - start };
  }
  if (grip === 'end') {
    const to = Math.max(scene.startFrame + 1, snapped(end + frames, edges, reach));
    return { ...scene, durationInFrames: to - scene.startFrame };
  }
  const wanted = scene.startFrame + frames;
  const byStart = snapped(wanted, edges, reach) - wanted;
  const byEnd = snapped(wanted + scene.durationInFrames, edges, reach) - (wanted + scene.durationInFrames);
  // Whichever end is nearer to an edge holds on to it.
  const pulled = byEnd !== 0 && (byStart === 0 || Math.abs(byEnd) < Math.abs(byStart)) ? byEnd : byStart;
  return {
    ...scene,
    track: Math.min(99, Math.max(0, scene.track + tracks)),
    startFrame: Math.max(0, wanted + pulled),
  };
}

/** Frames to snap to: the ends of all other scenes, the film's beginning and the playhead. */
export function edgesOf(scenes: readonly Placed[], moving: string, playhead: number): number[] {
  const others = scenes.filter(({ id }) => id !== moving);
  return [0, playhead, ...others.flatMap((scene) => [scene.startFrame, scene.startFrame + scene.durationInFrames])];
}

/** What differs between two places of a scene, as the endpoint takes it; null where nothing does. */
export function updateOf(before: Placed, after: Placed): PositionUpdate | null {
  const update: PositionUpdate = { sceneId: before.id };
  if (after.track !== before.track) update.track = after.track;
  if (after.startFrame !== before.startFrame) update.startFrame = after.startFrame;
  if (after.durationInFrames !== before.durationInFrames) update.durationInFrames = after.durationInFrames;
  return Object.keys(update).length > 1 ? update : null;
}

/** The scene as it is now with the changes of a move that began when it stood at `from`. */
export function movedOn<Scene extends Placed>(now: Scene, from: Placed, to: Placed): Scene {
  const { sceneId: _, ...changed } = updateOf(from, to) ?? { sceneId: now.id };
  return { ...now, ...changed };
}

function snapped(frame: number, edges: readonly number[], reach: number): number {
  let best = frame;
  let distance = reach + 1;
  for (const edge of edges) {
    if (Math.abs(edge - frame) >= distance) continue;
    best = edge;
    distance = Math.abs(edge - frame);
  }
  return best;
}

/** Frames between the marks of the ruler, so that they stand at least `least` pixels apart. */
export function rulerStep(fps: number, pixelsPerFrame: number, least = 64): number {
  const seconds = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300];
  const fitting = seconds.find((each) => each * fps * pixelsPerFrame >= least) ?? 600;
  return Math.max(1, Math.round(fitting * fps));
}
