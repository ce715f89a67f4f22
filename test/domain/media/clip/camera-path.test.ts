import { expect, test } from '@jest/globals';
import { cameraMoves } from '../../../../contract/media-operations.ts';
import { moveOf, viewAt, viewOfLayer } from '../../../../domain/media/clip/camera-path.ts';

test.each(cameraMoves)('%s never looks past the edge of a layer, and never jumps', (move) => {
  for (let frame = 0; frame < 100; frame++) {
    const [view, next] = [viewAt(move, frame / 100), viewAt(move, (frame + 1) / 100)];
    expect(Math.abs(view.zoom - next.zoom) + Math.abs(view.x - next.x) + Math.abs(view.y - next.y)).toBeLessThan(0.06);
    for (const depth of [0, 0.5, 1]) {
      const { zoom, x, y } = viewOfLayer(view, depth);
      expect([zoom >= 1, Math.abs(x) <= 1, Math.abs(y) <= 1]).toEqual([true, true, true]);
    }
  }
});

test('near layers pass by more than far ones', () => {
  const way = (depth: number) => {
    const [from, to] = [0, 1].map((share) => viewOfLayer(viewAt('pan-right', share), depth)) as [
      ReturnType<typeof viewAt>,
      ReturnType<typeof viewAt>,
    ];
    return ((to.x - from.x) * (to.zoom - 1)) / 2;
  };
  expect(way(1)).toBeGreaterThan(way(0) * 1.5);
});

test.each([
  ['a slow push in', 'push-in'],
  ['pan to the left over a town', 'pan-left'],
  ['zoom out of a field', 'pull-out'],
  ['the sea', 'drift'],
])('“%s” is %s', (prompt, move) => {
  expect(moveOf(prompt)).toBe(move);
});
