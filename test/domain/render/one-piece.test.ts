import { expect, test } from '@jest/globals';
import { onePieceRegions, sampleFrame } from '../../../domain/render/one-piece.ts';
import { planChunks } from '../../../domain/render/plan-chunks.ts';

const scenes = [0, 60, 120].map((startFrame) => ({ startFrame, durationInFrames: 60 }));
const chunks = planChunks({ fps: 30, durationInFrames: 180, scenes });

test('a region reaches from the first to the last chunk of its scene, and a neighbour has one of its own', () => {
  expect(onePieceRegions(chunks, [])).toEqual([]);
  expect(onePieceRegions(chunks, scenes.slice(1, 2))).toEqual([{ firstFrame: 60, lastFrame: 119 }]);
  expect(onePieceRegions(chunks, scenes.slice(1))).toEqual([
    { firstFrame: 60, lastFrame: 119 },
    { firstFrame: 120, lastFrame: 179 },
  ]);
});

test('scenes that overlap share a region', () => {
  const overlapping = [
    { startFrame: 0, durationInFrames: 100 },
    { startFrame: 60, durationInFrames: 60 },
  ];
  expect(onePieceRegions(chunks, overlapping)).toEqual([{ firstFrame: 0, lastFrame: 119 }]);
});

test('the frame that is captured again lies within its chunk and is not its first', () => {
  for (const chunk of chunks) {
    expect(sampleFrame(chunk)).toBeGreaterThan(chunk.firstFrame);
    expect(sampleFrame(chunk)).toBeLessThanOrEqual(chunk.lastFrame);
  }
  expect(sampleFrame({ firstFrame: 7, lastFrame: 7 })).toBe(7);
});
