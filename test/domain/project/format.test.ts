import { expect, test } from '@jest/globals';
import { formatOf, formats, fpsProblem, parseSize, sizeProblem } from '../../../domain/project/format.ts';

test('a size is read from text and nothing else is', () => {
  expect(parseSize('1280x720')).toEqual({ width: 1280, height: 720 });
  expect(parseSize(' 1280×720 ')).toEqual({ width: 1280, height: 720 });
  for (const text of ['', '1280', 'x720', '1280x', '-1x720', '1280x720x3', '12.5x10', '1e3x100'])
    expect(parseSize(text)).toBe(null);
});

test('sides are even and from 64 to 4096 pixels', () => {
  for (const size of Object.values(formats)) expect(sizeProblem(size)).toBe(null);
  expect(sizeProblem({ width: 64, height: 4096 })).toBe(null);
  for (const [width, height] of [
    [1281, 720],
    [1280, 721],
    [62, 720],
    [1280, 4098],
    [Number.NaN, 720],
  ] as [number, number][]) {
    expect(sizeProblem({ width, height })).toMatch(/^Both sides/);
  }
});

test('a rate is a whole number from 10 to 60', () => {
  for (const fps of [10, 24, 30, 60]) expect(fpsProblem(fps)).toBe(null);
  for (const fps of [0, 9, 61, 29.97, -30, Number.NaN]) expect(fpsProblem(fps)).toMatch(/^fps/);
});

test('a format follows the longer side', () => {
  for (const [name, size] of Object.entries(formats)) expect(formatOf(size)).toBe(name);
  expect(formatOf({ width: 1082, height: 1080 })).toBe('landscape');
});
