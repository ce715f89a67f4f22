import type { SoundClip } from '../../contract/sound.ts';
import { byId, inOrder, type RevisionSceneState, sameScene } from './scene.ts';

export interface SceneChange {
  sceneId: string;
  name: string;
  kind: 'added' | 'removed' | 'changed';
  /** For `changed`: which of name, code and place differ. */
  fields: ('name' | 'code' | 'position')[];
}

/** What two revisions are compared by. */
export interface RevisionState {
  width: number;
  height: number;
  /** The look; compared part by part. */
  theme?: object | null;
  scenes: readonly RevisionSceneState[];
  sound?: readonly SoundClip[];
}

/** One thing that changed. `sceneId` is null for what is the whole film's: its look, its size. */
export interface RevisionChange {
  sceneId: string | null;
  name: string;
  kind: 'added' | 'removed' | 'code' | 'position' | 'name' | 'look' | 'size' | 'sound';
  detail: string;
}

const sentences = { added: 'new scene', removed: 'scene deleted', name: 'renamed', code: 'other code' } as const;

/** One line for each thing that changed between two revisions: scenes in timeline order, then look, size and sound. */
export function revisionChanges(before: RevisionState, after: RevisionState): RevisionChange[] {
  const [old, now] = [byId(before.scenes), byId(after.scenes)];
  const scenes = revisionDiff(before.scenes, after.scenes).flatMap(({ sceneId, name, kind, fields }) => {
    const kinds = kind === 'changed' ? fields : [kind];
    return kinds.map((what): RevisionChange => {
      const detail = what === 'position' ? moved(old.get(sceneId), now.get(sceneId)) : sentences[what];
      return { sceneId, name, kind: what, detail };
    });
  });
  const size = (one: RevisionState) => `${one.width}×${one.height}`;
  const look = changedKeys(before.theme ?? {}, after.theme ?? {});
  return [
    ...scenes,
    ...(look.length > 0 ? [{ sceneId: null, name: 'Film', kind: 'look' as const, detail: look.join(', ') }] : []),
    ...(size(before) === size(after)
      ? []
      : [{ sceneId: null, name: 'Film', kind: 'size' as const, detail: `${size(before)} → ${size(after)}` }]),
    ...soundChanges(before.sound ?? [], after.sound ?? []),
  ];
}

function soundChanges(before: readonly SoundClip[], after: readonly SoundClip[]): RevisionChange[] {
  const [old, now] = [new Map(before.map((clip) => [clip.id, clip])), new Map(after.map((clip) => [clip.id, clip]))];
  const told = (name: string, detail: string) => ({ sceneId: null, name, kind: 'sound' as const, detail });
  return [
    ...before.filter(({ id }) => !now.has(id)).map(({ asset }) => told(asset, 'sound taken out')),
    ...after.flatMap((clip) => {
      const was = old.get(clip.id);
      if (!was) return [told(clip.asset, 'new sound')];
      const keys = changedKeys(was, clip);
      return keys.length > 0 ? [told(clip.asset, keys.join(', '))] : [];
    }),
  ];
}

function moved(before: RevisionSceneState | undefined, after: RevisionSceneState | undefined): string {
  if (!before || !after) return 'moved';
  const place = ({ track, startFrame, durationInFrames }: RevisionSceneState) =>
    `track ${track}, frames ${startFrame}–${startFrame + durationInFrames}`;
  return `${place(before)} → ${place(after)}`;
}

/** Paths of the values that differ, such as `colours.accent`. */
function changedKeys(before: object, after: object, path = ''): string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const [one, other] = [old[key], now[key]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const isDeep = [one, other].every((value) => value !== null && typeof value === 'object' && !Array.isArray(value));
    return isDeep ? changedKeys(one as object, other as object, `${path}${key}.`) : [`${path}${key}`];
  });
}

/** What turns the scenes of one revision into those of another, in timeline order. */
export function revisionDiff(
  before: readonly RevisionSceneState[],
  after: readonly RevisionSceneState[],
): SceneChange[] {
  const [old, now] = [byId(before), byId(after)];
  const removed = inOrder(before).filter((scene) => !now.has(scene.sceneId));
  return [
    ...removed.map(({ sceneId, name }) => ({ sceneId, name, kind: 'removed' as const, fields: [] })),
    ...inOrder(after).flatMap((scene) => changeOf(old.get(scene.sceneId), scene)),
  ];
}

function changeOf(before: RevisionSceneState | undefined, after: RevisionSceneState): SceneChange[] {
  const { sceneId, name } = after;
  if (!before) return [{ sceneId, name, kind: 'added', fields: [] }];
  if (sameScene(before, after)) return [];
  const fields: SceneChange['fields'] = [];
  if (before.name !== name) fields.push('name');
  if (before.codeHash !== after.codeHash) fields.push('code');
  if (!sameScene({ ...before, name, codeHash: after.codeHash }, after)) fields.push('position');
  return [{ sceneId, name, kind: 'changed', fields }];
}
