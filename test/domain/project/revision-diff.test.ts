import { expect, test } from '@jest/globals';
import { revisionDiff } from '../../../domain/project/revision-diff.ts';
import { sampleScene } from './scene-samples.ts';

test('a diff says which scenes were added, removed and changed, and what of them', () => {
  const before = [sampleScene('gone'), sampleScene('same'), sampleScene('moved'), sampleScene('all')];
  const after = [
    sampleScene('same'),
    sampleScene('moved', { startFrame: 5 }),
    sampleScene('all', { name: 'New', codeHash: 'other', track: 2, startFrame: 6 }),
    sampleScene('fresh', { startFrame: 7 }),
  ];
  expect(revisionDiff(before, after)).toEqual([
    { sceneId: 'gone', name: 'gone', kind: 'removed', fields: [] },
    { sceneId: 'moved', name: 'moved', kind: 'changed', fields: ['position'] },
    { sceneId: 'all', name: 'New', kind: 'changed', fields: ['name', 'code', 'position'] },
    { sceneId: 'fresh', name: 'fresh', kind: 'added', fields: [] },
  ]);
});

test('equal revisions have no difference', () => {
  expect(revisionDiff([sampleScene('a')], [sampleScene('a')])).toEqual([]);
});
