import { expect, test } from '@jest/globals';
import { isFigure, readingFrames } from '../../../domain/review/bounds.ts';

const frames = (text: string, energy: 'calm' | 'balanced' | 'energetic' = 'balanced', language = 'en', fps = 30) =>
  readingFrames(text, { energy, fps, language });

test.each([
  ['forty letters of plain words to be read!', 75],
  ['Hi', 30],
  ['12,400', 30],
  ['framewright.dev/start-now', 71],
  ['ALL CAPITAL LETTERS HERE', 55],
  ['数字が増えています', 69],
])('“%s” needs %d frames', (text, expected) => {
  expect(frames(text)).toBe(expected);
});

test('calm films need longer, energetic ones less, and the rate scales the frames', () => {
  const text = 'forty letters of plain words to be read!';
  expect([frames(text, 'calm'), frames(text, 'energetic')]).toEqual([86, 68]);
  expect(frames(text, 'balanced', 'en', 60)).toBe(150);
});

test.each(['12,400', '+12,4 %', '86%', '$2.3m', '€ 1 200', '3x'])('“%s” is a figure', (text) => {
  expect(isFigure(text)).toBe(true);
});

test.each(['12,400 trees planted', 'Route 66 is long', 'words'])('“%s” is none', (text) => {
  expect(isFigure(text)).toBe(false);
});
