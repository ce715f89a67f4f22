import { expect, test } from '@jest/globals';
import { middleFrames } from '../../cli/middle-frames.ts';

const scene = (startFrame: number) => ({ startFrame, durationInFrames: 60 });

test('a preview without frames shows the middle of each scene, in order and once, and of many scenes twelve', () => {
  expect(middleFrames([scene(60), scene(0), scene(60)])).toEqual([30, 90]);
  const many = middleFrames(Array.from({ length: 50 }, (_, index) => scene(index * 60)));
  expect(many).toHaveLength(12);
  expect(many[0]).toBe(30);
  expect(many.at(-1)).toBeGreaterThan(45 * 60);
  expect(middleFrames([])).toEqual([0]);
});
