import { type Pixels, shrink, toLab } from './pixels.ts';
import { segment } from './segment.ts';

const workSide = 448;
const radius = 3;
const softness = 1e-4;

/**
 * The picture with its ground taken away: opacity follows the contours of the picture itself, and what the ground lent to
 * half-covered pixels is taken out of their colour. Null where no ground can be told from a subject.
 */
export function cutOut(picture: Pixels): { pixels: Pixels; share: number } | null {
  const small = shrink(picture, workSide);
  const mask = segment(toLab(small));
  if (!mask) return null;
  const guide = slopes(small, mask);
  const ground = groundColours(small, mask);
  const data = new Uint8Array(picture.data);
  const columns = between(picture.width, small.width);
  const rows = between(picture.height, small.height);
  let covered = 0;
  for (let y = 0; y < picture.height; y++) {
    const row = { above: (rows.first[y] as number) * small.width, below: (rows.second[y] as number) * small.width };
    const down = rows.share[y] as number;
    for (let x = 0; x < picture.width; x++) {
      const at = (y * picture.width + x) * 4;
      const [left, right] = [columns.first[x] as number, columns.second[x] as number];
      const across = columns.share[x] as number;
      let value = 0;
      for (let part = 0; part < 4; part++) {
        const above =
          (guide[(row.above + left) * 4 + part] as number) * (1 - across) +
          (guide[(row.above + right) * 4 + part] as number) * across;
        const below =
          (guide[(row.below + left) * 4 + part] as number) * (1 - across) +
          (guide[(row.below + right) * 4 + part] as number) * across;
        const slope = above * (1 - down) + below * down;
        value += part === 3 ? slope : (slope * (picture.data[at + part] as number)) / 255;
      }
      const opacity = Math.max(0, Math.min(1, (value - 0.12) / 0.76));
      covered += opacity;
      write(data, at, opacity, ground, ((down < 0.5 ? row.above : row.below) + (across < 0.5 ? left : right)) * 3);
    }
  }
  return { pixels: { ...picture, data }, share: covered / (picture.width * picture.height) };
}

/** For each place of a long row, the two places of a short one that it lies between, and how near it is to the second. */
function between(long: number, short: number) {
  const places = Array.from({ length: long }, (_, at) =>
    Math.max(0, Math.min(short - 1, ((at + 0.5) * short) / long - 0.5)),
  );
  return {
    first: Int32Array.from(places, Math.floor),
    second: Int32Array.from(places, (place) => Math.min(short - 1, Math.floor(place) + 1)),
    share: Float32Array.from(places, (place) => place - Math.floor(place)),
  };
}

/**
 * Around each pixel the mask as a linear function of the colour: three slopes and an offset. Guided filter after He, Sun
 * and Tang (2013), one channel at a time and averaged.
 */
function slopes(small: Pixels, mask: Uint8Array): Float32Array {
  const { width, height } = small;
  const size = width * height;
  const soft = Float32Array.from(mask);
  const meanMask = mean(soft, width, height);
  const result = new Float32Array(size * 4);
  const offset = new Float32Array(size).fill(0);
  for (let part = 0; part < 3; part++) {
    const channel = Float32Array.from({ length: size }, (_, at) => (small.data[at * 4 + part] as number) / 255);
    const meanChannel = mean(channel, width, height);
    const both = mean(
      channel.map((value, at) => value * (soft[at] as number)),
      width,
      height,
    );
    const squares = mean(
      channel.map((value) => value * value),
      width,
      height,
    );
    const slope = new Float32Array(size);
    for (let at = 0; at < size; at++) {
      const own = meanChannel[at] as number;
      const variance = (squares[at] as number) - own * own;
      slope[at] = ((both[at] as number) - own * (meanMask[at] as number)) / (variance + softness) / 3;
      (offset[at] as number) -= (slope[at] as number) * own;
    }
    const smooth = mean(slope, width, height);
    for (let at = 0; at < size; at++) result[at * 4 + part] = smooth[at] as number;
  }
  const smooth = mean(
    offset.map((value, at) => value + (meanMask[at] as number)),
    width,
    height,
  );
  for (let at = 0; at < size; at++) result[at * 4 + 3] = smooth[at] as number;
  return result;
}

/** Mean over a square of `2 radius + 1`, by running sums. */
function mean(values: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  pass(values, rows, { count: height, length: width, step: 1, line: width });
  pass(rows, result, { count: width, length: height, step: width, line: 1 });
  return result;
}

function pass(
  from: Float32Array,
  to: Float32Array,
  { count, length, step, line }: Record<'count' | 'length' | 'step' | 'line', number>,
) {
  for (let index = 0; index < count; index++) {
    const start = index * line;
    for (let at = 0, sum = 0, size = 0, first = 0, last = 0; at < length; at++) {
      for (; last < length && last <= at + radius; last++, size++) sum += from[start + last * step] as number;
      for (; first < at - radius; first++, size--) sum -= from[start + first * step] as number;
      to[start + at * step] = sum / size;
    }
  }
}

/** What the ground shows, or would show, at each place: its colours spread into the subject. */
function groundColours({ width, height, data }: Pixels, mask: Uint8Array): Float32Array {
  const size = width * height;
  const weight = Float32Array.from(mask, (side) => 1 - side);
  const spread = (values: Float32Array) => mean(mean(mean(values, width, height), width, height), width, height);
  const weights = spread(weight);
  const colours = new Float32Array(size * 3);
  for (let part = 0; part < 3; part++) {
    const values = spread(weight.map((share, at) => share * (data[at * 4 + part] as number)));
    for (let at = 0; at < size; at++)
      colours[at * 3 + part] = (values[at] as number) / Math.max(weights[at] as number, 1e-4);
  }
  for (let at = 0; at < size; at++) if ((weights[at] as number) < 1e-3) colours[at * 3] = Number.NaN;
  return colours;
}

function write(data: Uint8Array, at: number, opacity: number, ground: Float32Array, from: number): void {
  data[at + 3] = Math.round((data[at + 3] as number) * opacity);
  if (opacity <= 0.02 || opacity >= 0.98 || Number.isNaN(ground[from] as number)) return;
  for (let part = 0; part < 3; part++) {
    const own = ((data[at + part] as number) - (1 - opacity) * (ground[from + part] as number)) / opacity;
    data[at + part] = Math.max(0, Math.min(255, Math.round(own)));
  }
}
