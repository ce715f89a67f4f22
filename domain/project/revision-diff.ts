import { byId, inOrder, type RevisionSceneState, sameScene } from './scene.ts';

export interface SceneChange {
  sceneId: string;
  name: string;
  kind: 'added' | 'removed' | 'changed';
  /** For `changed`: which of name, code and place differ. */
  fields: ('name' | 'code' | 'position')[];
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
