import type { LabPicture } from './pixels.ts';

/** A few colours around which the colours of a part of a picture lie. */
export interface ColourModel {
  /** Three numbers each, with the spread of those that lie around it and their share. */
  centres: { colour: [number, number, number]; spread: number; share: number }[];
}

/** Pixels by their number. */
type Places = ArrayLike<number>;

const rounds = 8;
/** No part is so plain that noise and a shade do not vary it. */
const leastSpread = 2;

/** Finds `count` colours for the pixels at `places`. The same pixels give the same model. */
export function modelColours({ lab }: LabPicture, places: Places, count: number): ColourModel {
  if (places.length === 0) return { centres: [] };
  const centres = firstCentres(lab, places, count);
  for (let round = 0; round < rounds; round++) {
    const colours = flat(centres);
    // Of each centre: the sums of its three numbers, how many lie around it, and how far off they are.
    const sums = new Float64Array(centres.length * 5);
    for (let index = 0; index < places.length; index++) {
      const at = (places[index] as number) * 3;
      const best = closest(lab, at, colours);
      for (let part = 0; part < 3; part++) (sums[best * 5 + part] as number) += lab[at + part] as number;
      (sums[best * 5 + 3] as number) += 1;
      (sums[best * 5 + 4] as number) += squared(lab, at, colours, best * 3);
    }
    for (let index = 0; index < centres.length; index++) {
      const [l = 0, a = 0, b = 0, size = 0, off = 0] = sums.subarray(index * 5, index * 5 + 5);
      if (size === 0) continue;
      centres[index] = {
        colour: [l / size, a / size, b / size],
        spread: Math.max(leastSpread, Math.sqrt(off / size)),
        share: size / places.length,
      };
    }
  }
  return { centres: centres.filter(({ share }) => share > 0.01) };
}

/** Centres in one row of numbers: a picture has a hundred thousand pixels to compare with them. */
const flat = (centres: ColourModel['centres']) => Float64Array.from(centres.flatMap(({ colour }) => colour));

/** How far a pixel's colour lies from the model, in spreads; a rarer colour counts as a little farther. */
export function farness({ lab }: LabPicture, place: number, { centres }: ColourModel): number {
  let least = 1e3;
  for (let index = 0; index < centres.length; index++) {
    const { colour, spread, share } = centres[index] as ColourModel['centres'][number];
    const far = Math.sqrt(squared(lab, place * 3, colour, 0)) / spread + 0.35 * Math.log(1 / share) * 0.5;
    if (far < least) least = far;
  }
  return least;
}

/** Starts with the mean's nearest, then always the pixel that is farthest from all so far. */
function firstCentres(lab: Float32Array, places: Places, count: number): ColourModel['centres'] {
  const centre = (place: number): ColourModel['centres'][number] => ({
    colour: [lab[place * 3] as number, lab[place * 3 + 1] as number, lab[place * 3 + 2] as number],
    spread: leastSpread,
    share: 0,
  });
  const step = Math.max(1, Math.floor(places.length / 800));
  const some = Array.from({ length: Math.ceil(places.length / step) }, (_, index) => places[index * step] as number);
  const centres = [centre(some[Math.floor(some.length / 2)] as number)];
  while (centres.length < count) {
    const colours = flat(centres);
    let [far, best] = [-1, some[0] as number];
    for (const place of some) {
      const least = squared(lab, place * 3, colours, closest(lab, place * 3, colours) * 3);
      if (least > far) [far, best] = [least, place];
    }
    if (far < 1) break;
    centres.push(centre(best));
  }
  return centres;
}

/** Which of the centres the colour at `at` is nearest to. */
function closest(lab: Float32Array, at: number, colours: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index * 3 < colours.length; index++) {
    const far = squared(lab, at, colours, index * 3);
    if (far < least) {
      best = index;
      least = far;
    }
  }
  return best;
}

function squared(lab: Float32Array, at: number, colours: ArrayLike<number>, from: number): number {
  const l = (lab[at] as number) - (colours[from] as number);
  const a = (lab[at + 1] as number) - (colours[from + 1] as number);
  const b = (lab[at + 2] as number) - (colours[from + 2] as number);
  return l * l * 0.7 + a * a * 1.6 + b * b * 1.6;
}
