import { expect, test } from '@jest/globals';
import type { Picture } from '../../../engine/review/picture.ts';
import { PictureMarks } from '../../../engine/review/picture-marks.ts';

const [width, height] = [64, 48];
/** A grey picture whose pixels differ from their ground as `at` says. */
function pictureOf(at: (x: number, y: number) => number): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.fill(90 + at(x, y), (y * width + x) * 3, (y * width + x + 1) * 3);
  }
  return { width, height, pixels };
}
const markIn = (marks: PictureMarks, picture: Picture) => marks.markOf(picture.pixels, picture);

test('pictures that differ by a grain nobody sees have one mark, and a small dot or a slow change gives a new one', () => {
  const marks = new PictureMarks();
  const still = markIn(
    marks,
    pictureOf(() => 0),
  );
  expect(
    markIn(
      marks,
      pictureOf((x, y) => (x + y) % 2),
    ),
  ).toBe(still);
  expect(
    markIn(
      marks,
      pictureOf((x, y) => (x < 4 && y < 4 ? 60 : 0)),
    ),
  ).not.toBe(still);
  const slow = [1, 2, 3, 4].map((level) =>
    markIn(
      marks,
      pictureOf(() => level),
    ),
  );
  expect(slow[0]).toBe(still);
  expect(slow[3]).not.toBe(still);
});
