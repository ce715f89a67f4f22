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
    const row = Math.floor(y / side) * columns;
    for (let x = 0, at = y * width * 3; x < width; x += 2, at += 6) {
      const block = row + Math.floor(x / side);
      sums[block * 3] = (sums[block * 3] as number) + (pixels[at] as number);
      sums[block * 3 + 1] = (sums[block * 3 + 1] as number) + (pixels[at + 1] as number);
      sums[block * 3 + 2] = (sums[block * 3 + 2] as number) + (pixels[at + 2] as number);
      counts[block] = (counts[block] as number) + 1;
    }
  }
  return sums.map((sum, index) => sum / (counts[Math.floor(index / 3)] as number));
}
