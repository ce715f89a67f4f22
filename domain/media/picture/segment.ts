import { type ColourModel, farness, modelColours } from './colour-model.ts';
import type { LabPicture } from './pixels.ts';

const ringShare = 0.025;
/** Farness from the ground's colours at which a pixel is more likely not of it. */
const doubtful = 3.4;
/** Farness below which a colour is the ground's own. */
const alike = 1.8;
const rounds = 4;
const smoothings = 6;

/**
 * Tells the subject of a picture from its ground: 1 for the subject. The ground is what is reached from the rim over
 * colours like the rim's without crossing an edge; then colours of both sides and the contours in between decide, round
 * by round. Null where there is no ground, or nothing but ground.
 */
export function segment(picture: LabPicture): Uint8Array | null {
  const rim = rimOf(picture);
  const ground = modelColours(picture, plainRim(picture, rim), 4);
  const far = Float32Array.from({ length: picture.width * picture.height }, (_, at) => farness(picture, at, ground));
  const edges = edgesOf(picture);
  let mask = reached(picture, far, edges, rim);
  for (let round = 0; round < rounds; round++) {
    const [outside, inside] = [placesOf(mask, 0), placesOf(mask, 1)];
    if (inside.length < mask.length * 0.002 || outside.length < mask.length * 0.02) return null;
    mask = decide(picture, edges, {
      mask,
      outside: modelColours(picture, outside, 6),
      inside: modelColours(picture, inside, 6),
      rimFar: far,
    });
  }
  return withoutSpecks(mask, picture.width, far);
}

function rimOf({ width, height }: LabPicture): number[] {
  const depth = Math.max(1, Math.round(Math.min(width, height) * ringShare));
  const places: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The bottom is where subjects stand: it says least of the ground.
      if (y < depth || x < depth || x >= width - depth || y >= height - depth) places.push(y * width + x);
    }
  }
  return places;
}

/** The rim without what a subject that is cut off by it shows there: colours that few of the rim have. */
function plainRim(picture: LabPicture, rim: readonly number[]): number[] {
  const all = modelColours(picture, rim, 5);
  const common: ColourModel = { centres: all.centres.filter(({ share }) => share >= 0.12) };
  if (common.centres.length === 0) return [...rim];
  return rim.filter((place) => farness(picture, place, common) < 2.6);
}

/** How much the colour changes at each pixel. */
function edgesOf({ width, height, lab }: LabPicture): Float32Array {
  const edges = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let part = 0; part < 3; part++) {
        const value = (dx: number, dy: number) =>
          lab[
            (Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))) * 3 + part
          ] as number;
        sum += (value(1, 0) - value(-1, 0)) ** 2 + (value(0, 1) - value(0, -1)) ** 2;
      }
      edges[y * width + x] = Math.sqrt(sum);
    }
  }
  return edges;
}

/** 0 where the ground spreads to from the rim, 1 elsewhere. */
function reached(
  { width, height }: LabPicture,
  far: Float32Array,
  edges: Float32Array,
  rim: readonly number[],
): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const open = rim.filter((place) => (far[place] as number) < doubtful);
  for (const place of open) mask[place] = 0;
  while (open.length > 0) {
    const place = open.pop() as number;
    const x = place % width;
    for (const next of [place - width, place + width, x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1]) {
      if (next < 0 || next >= mask.length || mask[next] === 0) continue;
      if ((far[next] as number) + (edges[next] as number) * 0.08 > doubtful) continue;
      mask[next] = 0;
      open.push(next);
    }
  }
  for (const part of partsOf(
    mask.map((side, at) => (side === 1 && (far[at] as number) < alike ? 1 : 0)),
    width,
    1,
  )) {
    const mean = part.reduce((sum, at) => sum + (far[at] as number), 0) / part.length;
    // Ground that shows through a handle or between legs: nothing leads there from the rim.
    if (part.length > mask.length * 0.003 && mean < 1.1) for (const at of part) mask[at] = 0;
  }
  return mask;
}

interface Sides {
  mask: Uint8Array;
  outside: ColourModel;
  inside: ColourModel;
  rimFar: Float32Array;
}

/** Each pixel goes to the side whose colours it is nearer to, as far as its neighbours across no edge agree. */
function decide(picture: LabPicture, edges: Float32Array, { mask, outside, inside, rimFar }: Sides): Uint8Array {
  const { width, height } = picture;
  const leaning = new Float32Array(mask.length);
  for (let at = 0; at < mask.length; at++) {
    const [ground, subject] = [farness(picture, at, outside), farness(picture, at, inside)];
    const colour = Math.max(-3, Math.min(3, ground - subject));
    const stays = (mask[at] === 1 ? 0.9 : -0.9) + (mask[at] === 1 ? 0.25 : -0.25) * Math.min(4, rimFar[at] as number);
    leaning[at] = colour * 0.8 + stays;
  }
  let now = mask;
  for (let turn = 0; turn < smoothings; turn++) {
    const next = new Uint8Array(mask.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        let pull = 0;
        for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
          for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
            const other = ny * width + nx;
            if (other === at) continue;
            const bond = 0.9 / (1 + 0.15 * ((edges[at] as number) + (edges[other] as number)));
            pull += now[other] === 1 ? bond : -bond;
          }
        }
        next[at] = (leaning[at] as number) + pull > 0 ? 1 : 0;
      }
    }
    now = next;
  }
  return now;
}

function placesOf(mask: Uint8Array, side: number): Int32Array {
  const places = new Int32Array(mask.length);
  let count = 0;
  for (let at = 0; at < mask.length; at++) if (mask[at] === side) places[count++] = at;
  return places.subarray(0, count);
}

/** Drops small islands of the subject, and closes holes of it that do not show the ground. */
function withoutSpecks(mask: Uint8Array, width: number, far: Float32Array): Uint8Array | null {
  const islands = partsOf(mask, width, 1);
  const largest = Math.max(0, ...islands.map((island) => island.length));
  if (largest < mask.length * 0.002) return null;
  for (const island of islands) {
    if (island.length < Math.max(largest * 0.04, mask.length * 0.0006)) for (const at of island) mask[at] = 0;
  }
  for (const hole of partsOf(mask, width, 0)) {
    if (touchesRim(hole, width, mask.length)) continue;
    const meanFar = hole.reduce((sum, at) => sum + (far[at] as number), 0) / hole.length;
    if (meanFar > 2 || hole.length < mask.length * 0.0008) for (const at of hole) mask[at] = 1;
  }
  return mask;
}

function partsOf(mask: Uint8Array, width: number, side: number): number[][] {
  const seen = new Uint8Array(mask.length);
  const parts: number[][] = [];
  for (let first = 0; first < mask.length; first++) {
    if (seen[first] === 1 || mask[first] !== side) continue;
    const part = [first];
    seen[first] = 1;
    for (let index = 0; index < part.length; index++) {
      const place = part[index] as number;
      const x = place % width;
      for (const next of [place - width, place + width, x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1]) {
        if (next < 0 || next >= mask.length || seen[next] === 1 || mask[next] !== side) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

function touchesRim(part: readonly number[], width: number, size: number): boolean {
  return part.some((at) => at < width || at >= size - width || at % width === 0 || at % width === width - 1);
}
