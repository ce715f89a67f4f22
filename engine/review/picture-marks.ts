import { createHash } from 'node:crypto';
import type { Picture } from './picture.ts';

/** Pixels along the side of a block whose mean colour is kept. */
const side = 16;
/** Levels by which the mean of a block differs, at least, where anybody could see it. */
const leastSeen = 2.5;

/**
 * Marks of the pictures of one review: those that nobody could tell apart have the same, such as two that differ by a
 * grain too faint to be seen.
 */
export class PictureMarks {
  readonly #known = new Map<string, Float32Array>();
  readonly #marks = new Map<string, string>();

  /** `jpeg` is the capture that the picture was decoded from. */
  markOf(jpeg: Uint8Array, picture: Picture): string {
    const print = createHash('sha1').update(jpeg).digest('base64url');
    const known = this.#marks.get(print);
    if (known) return known;
    const blocks = blockMeans(picture);
    const same = [...this.#known].find(([, others]) => looksSame(blocks, others));
    if (!same) this.#known.set(print, blocks);
    const mark = same?.[0] ?? print;
    this.#marks.set(print, mark);
    return mark;
  }
}

function looksSame(one: Float32Array, other: Float32Array): boolean {
  return (
    one.length === other.length && one.every((value, index) => Math.abs(value - (other[index] as number)) < leastSeen)
  );
}

/** Mean levels of red, green and blue of each block; every second pixel of every second row is looked at. */
function blockMeans({ width, height, pixels }: Picture): Float32Array {
  const columns = Math.ceil(width / side);
  const sums = new Float32Array(columns * Math.ceil(height / side) * 3);
  const counts = new Uint16Array(sums.length / 3);
  for (let y = 0; y < height; y += 2) {
    for (let column = 0; column < columns; column += 1) {
      const end = Math.min(width, (column + 1) * side);
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let x = column * side, at = (y * width + x) * 3; x < end; x += 2, at += 6) {
        red += pixels[at] as number;
        green += pixels[at + 1] as number;
        blue += pixels[at + 2] as number;
        count += 1;
      }
      const block = Math.floor(y / side) * columns + column;
      sums[block * 3] = (sums[block * 3] as number) + red;
      sums[block * 3 + 1] = (sums[block * 3 + 1] as number) + green;
      sums[block * 3 + 2] = (sums[block * 3 + 2] as number) + blue;
      counts[block] = (counts[block] as number) + count;
    }
  }
  return sums.map((sum, index) => sum / (counts[Math.floor(index / 3)] as number));
}
