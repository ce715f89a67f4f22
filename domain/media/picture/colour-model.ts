import type { LabPicture } from './pixels.ts';

/** A few colours around which the colours of a part of a picture lie. */
export interface ColourModel {
  /** Three numbers each, with the spread of those that lie around it and their share. */
  centres: { colour: [number, number, number]; spread: number; share: number }[];
}

const rounds = 8;
/** No part is so plain that noise and a shade do not vary it. */
const leastSpread = 2;

/** Finds `count` colours for the pixels at `places`. The same pixels give the same model. */
export function modelColours({ lab }: LabPicture, places: readonly number[], count: number): ColourModel {
  if (places.length === 0) return { centres: [] };
  const centres = firstCentres(lab, places, count);
  const nearest = new Uint8Array(places.length);
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => [0, 0, 0, 0, 0] as [number, number, number, number, number]);
    for (const [index, place] of places.entries()) {
      const { best, least } = closest(lab, place, centres);
      nearest[index] = best;
      const sum = sums[best] as [number, number, number, number, number];
      for (let part = 0; part < 3; part++) (sum[part] as number) += lab[place * 3 + part] as number;
      sum[3] += 1;
      sum[4] += least;
    }
    for (const [index, [l, a, b, size, off]] of sums.entries()) {
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

/** How far a pixel's colour lies from the model, in spreads; a rarer colour counts as a little farther. */
export function farness({ lab }: LabPicture, place: number, { centres }: ColourModel): number {
  let least = 1e3;
  for (const { colour, spread, share } of centres) {
    const far = Math.sqrt(squared(lab, place, colour)) / spread + 0.35 * Math.log(1 / share) * 0.5;
    if (far < least) least = far;
  }
  return least;
}

/** Starts with the mean's nearest, then always the pixel that is farthest from all so far. */
function firstCentres(lab: Float32Array, places: readonly number[], count: number): ColourModel['centres'] {
  const centre = (place: number): ColourModel['centres'][number] => ({
    colour: [lab[place * 3] as number, lab[place * 3 + 1] as number, lab[place * 3 + 2] as number],
    spread: leastSpread,
    share: 0,
  });
  const step = Math.max(1, Math.floor(places.length / 800));
  const some = places.filter((_, index) => index % step === 0);
  const centres = [centre(some[Math.floor(some.length / 2)] as number)];
  while (centres.length < count) {
    let [far, best] = [-1, some[0] as number];
    for (const place of some) {
      const { least } = closest(lab, place, centres);
      if (least > far) [far, best] = [least, place];
    }
    if (far < 1) break;
    centres.push(centre(best));
  }
  return centres;
}

function closest(lab: Float32Array, place: number, centres: ColourModel['centres']): { best: number; least: number } {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { colour }] of centres.entries()) {
    const far = squared(lab, place, colour);
    if (far < least) [best, least] = [index, far];
  }
  return { best, least };
}

function squared(lab: Float32Array, place: number, [l, a, b]: readonly [number, number, number]): number {
  return (
    ((lab[place * 3] as number) - l) ** 2 * 0.7 +
    ((lab[place * 3 + 1] as number) - a) ** 2 * 1.6 +
    ((lab[place * 3 + 2] as number) - b) ** 2 * 1.6
  );
}
