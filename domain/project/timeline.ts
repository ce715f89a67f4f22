import { limits } from '../../contract/limits.ts';
import { inOrder, type Placement, type RevisionSceneState } from './scene.ts';

type TimelineRule = 'unknown_scene' | 'invalid_number' | 'overlap' | 'too_long' | 'too_many_scenes';

export interface TimelineProblem {
  rule: TimelineRule;
  /** The scenes concerned; the first is the one to move. */
  sceneIds: string[];
  message: string;
}

/** A new place for one scene; what is left out stays. */
export interface PositionUpdate extends Partial<Placement> {
  sceneId: string;
}

export interface PositionResult<Scene> {
  scenes: Scene[];
  /** Scenes that really move, with the place before and after. */
  moves: { sceneId: string; name: string; before: Placement; after: Placement }[];
  /** Problems that the update itself makes or leaves on the scenes it names; empty when it may be applied. */
  problems: TimelineProblem[];
}

type Scene = Omit<RevisionSceneState, 'codeHash'>;

/** Whether a scene is on at a frame of the timeline. */
export function isOnAt(
  { startFrame, durationInFrames }: { startFrame: number; durationInFrames: number },
  frame: number,
): boolean {
  return startFrame <= frame && frame < startFrame + durationInFrames;
}

/** Frames of the whole timeline: the end of its last scene, 0 when empty. */
export function timelineLength(scenes: readonly Placement[]): number {
  return Math.max(0, ...scenes.map(endFrame));
}

/** Moves scenes, all at once, and says what would be wrong; changes nothing. */
export function applyPositions<Given extends Scene>(
  scenes: readonly Given[],
  updates: readonly PositionUpdate[],
  fps: number,
): PositionResult<Given> {
  const wanted = new Map(updates.map((update) => [update.sceneId, update]));
  const known = new Set(scenes.map((scene) => scene.sceneId));
  const moved = scenes.map((scene) => ({ ...scene, ...given(wanted.get(scene.sceneId)) }));
  const unknown = [...wanted.keys()].filter((id) => !known.has(id));
  return {
    scenes: inOrder(moved),
    moves: movesBetween(scenes, moved),
    problems: [
      ...unknown.map((id) => problem('unknown_scene', [id], `There is no scene ${id}.`)),
      ...timelineProblems(moved, fps).filter(({ sceneIds }) => sceneIds.some((id) => wanted.has(id))),
    ],
  };
}

/** Everything wrong with the places of `scenes`. */
export function timelineProblems(scenes: readonly Scene[], fps: number): TimelineProblem[] {
  const invalid = scenes.filter((scene) => !isPlacement(scene));
  const valid = scenes.filter(isPlacement);
  const last = limits.timelineSeconds * fps;
  return [
    ...invalid.map(invalidNumber),
    ...valid
      .filter((scene) => endFrame(scene) > last)
      .map((scene) =>
        problem('too_long', [scene.sceneId], `${scene.name} ends after frame ${last}, the longest timeline.`),
      ),
    ...overlaps(valid),
    ...(scenes.length > limits.scenesPerProject
      ? [
          problem(
            'too_many_scenes',
            scenes.map((scene) => scene.sceneId),
            `A project has at most ${limits.scenesPerProject} scenes.`,
          ),
        ]
      : []),
  ];
}

/** Stretches of frames from 0 to the end in which no track shows a scene, as [first, last + 1]. */
export function gaps(scenes: readonly Placement[]): [number, number][] {
  const found: [number, number][] = [];
  let covered = 0;
  for (const scene of [...scenes].sort((one, other) => one.startFrame - other.startFrame)) {
    if (scene.startFrame > covered) found.push([covered, scene.startFrame]);
    covered = Math.max(covered, endFrame(scene));
  }
  return found;
}

function endFrame({ startFrame, durationInFrames }: Placement): number {
  return startFrame + durationInFrames;
}

function isPlacement({ track, startFrame, durationInFrames }: Placement): boolean {
  return [track, startFrame, durationInFrames - 1].every((number) => Number.isSafeInteger(number) && number >= 0);
}

function given(update: PositionUpdate | undefined): Partial<Placement> {
  const { sceneId: _, ...place } = update ?? { sceneId: '' };
  return Object.fromEntries(Object.entries(place).filter(([, number]) => number !== undefined));
}

function invalidNumber(scene: Scene): TimelineProblem {
  const text = 'track and start must be whole numbers from 0, the length at least one frame';
  return problem('invalid_number', [scene.sceneId], `${scene.name}: ${text}.`);
}

function overlaps(scenes: readonly Scene[]): TimelineProblem[] {
  const found: TimelineProblem[] = [];
  const open = new Map<number, Scene>();
  for (const scene of inOrder(scenes)) {
    const before = open.get(scene.track);
    if (before && endFrame(before) > scene.startFrame) {
      const message = `${scene.name} starts at frame ${scene.startFrame}, before ${before.name} ends on track ${scene.track}.`;
      found.push(problem('overlap', [scene.sceneId, before.sceneId], message));
    }
    if (!before || endFrame(scene) > endFrame(before)) open.set(scene.track, scene);
  }
  return found;
}

function movesBetween(before: readonly Scene[], after: readonly Scene[]) {
  return before.flatMap((scene, index) => {
    const moved = after[index] ?? scene;
    const [from, to] = [place(scene), place(moved)];
    const isSame = from.track === to.track && from.startFrame === to.startFrame && endFrame(from) === endFrame(to);
    return isSame ? [] : [{ sceneId: scene.sceneId, name: scene.name, before: from, after: to }];
  });
}

function place({ track, startFrame, durationInFrames }: Placement): Placement {
  return { track, startFrame, durationInFrames };
}

function problem(rule: TimelineRule, sceneIds: string[], message: string): TimelineProblem {
  return { rule, sceneIds, message };
}
