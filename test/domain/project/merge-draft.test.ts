import { expect, test } from '@jest/globals';
import { mergeDraft } from '../../../domain/project/merge-draft.ts';
import type { RevisionSceneState } from '../../../domain/project/scene.ts';
import { sampleScene } from './scene-samples.ts';

const base = sampleScene('a');
const mine = sampleScene('a', { codeHash: 'mine' });
const theirs = sampleScene('a', { codeHash: 'theirs' });

/** Merges one scene; what stands afterwards, by its code, and whether it was a conflict. */
function merged(...states: [RevisionSceneState | null, RevisionSceneState | null, RevisionSceneState | null]) {
  const [from, draft, head] = states.map((scene) => (scene ? [scene] : []));
  const { scenes, conflicts } = mergeDraft(from ?? [], draft ?? [], head ?? []);
  return [scenes[0]?.codeHash ?? 'none', conflicts.length > 0];
}

test('what only the draft changed follows the draft', () => {
  expect(merged(base, mine, base)).toEqual(['mine', false]);
  expect(merged(base, null, base)).toEqual(['none', false]);
  expect(merged(null, mine, null)).toEqual(['mine', false]);
});

test('what only a person changed stays theirs', () => {
  expect(merged(base, base, theirs)).toEqual(['theirs', false]);
  expect(merged(base, base, null)).toEqual(['none', false]);
  expect(merged(null, null, theirs)).toEqual(['theirs', false]);
});

test('what both changed stays theirs and is a conflict', () => {
  expect(merged(base, mine, theirs)).toEqual(['theirs', true]);
  expect(merged(base, mine, null)).toEqual(['none', true]);
  expect(merged(base, null, theirs)).toEqual(['theirs', true]);
});

test('every field of a scene counts as a change', () => {
  const changes = [{ name: 'x' }, { track: 1 }, { startFrame: 1 }, { durationInFrames: 1 }, { codeHash: 'x' }];
  for (const change of changes) {
    const { scenes } = mergeDraft([base], [mine], [sampleScene('a', change)]);
    expect(scenes).toEqual([sampleScene('a', change)]);
  }
});
