import { expect, test } from '@jest/globals';
import { frameOfChange } from '../../web/revisions/frame-of-change.ts';
import { afterRedo, afterUndo, trailAt } from '../../web/revisions/undo-trail.ts';

test('undo goes back step by step, redo comes forward the same way, and a change by anyone begins anew', () => {
  const begun = trailAt(null, 'r3');
  const once = afterUndo(begun, 'r2', 'r4');
  const twice = afterUndo(trailAt(once, 'r4'), 'r1', 'r5');
  expect(twice).toEqual({ head: 'r5', at: 'r1', undone: ['r2', 'r3'] });
  const again = afterRedo(twice, 'r6');
  expect(again).toEqual({ head: 'r6', at: 'r2', undone: ['r3'] });
  expect(afterRedo(again, 'r7')).toEqual({ head: 'r7', at: 'r3', undone: [] });
  expect(trailAt(again, 'made-elsewhere')).toEqual({ head: 'made-elsewhere', at: 'made-elsewhere', undone: [] });
});

test('a change is looked at where its scene has arrived, in the film that has it', () => {
  const film = (sceneId: string, startFrame: number) => ({
    timeline: { scenes: [{ key: 'k', startFrame, durationInFrames: 50 }] },
    keys: { k: sceneId },
  });
  expect(frameOfChange(film('a', 0), film('a', 100), 'a')).toBe(130);
  expect(frameOfChange(film('gone', 20), film('a', 100), 'gone')).toBe(50);
  expect(frameOfChange(film('a', 0), film('a', 100), null)).toBe(0);
  expect(frameOfChange(undefined, undefined, 'a')).toBe(0);
});
