import { placesFor } from './dress-beats.ts';
import type { Caster } from './pieces.ts';
import { type Beat, type PlacedShot, readingTime } from './shot.ts';

/** Pieces that stay clear at half a frame. */
const small = new Set(['Counter', 'Delta', 'Meter', 'Pictogram', 'Rating']);
/** Frames in which a pair has come in and been counted. */
const settle = { calm: 60, balanced: 48, energetic: 36 } as const;

/**
 * Two figures of a film that is too short for one after the other stand side by side: the pair of which that saves the
 * most. Null where there is no such pair.
 */
export function squeezeBeats(caster: Caster, beats: readonly Beat[]): Beat[] | null {
  const single = beats.map(singleOf);
  let best: { at: number; other: number; pair: Beat; saved: number } | null = null;
  for (const [at, one] of single.entries())
    for (const [other, two] of single.entries()) {
      const [a, b] = [beats[at], beats[other]];
      if (other <= at || one === null || two === null || a === undefined || b === undefined) continue;
      const pair = pairOf(caster, [a, one], [b, two]);
      const saved = a.need + b.need - pair.need;
      if (saved > (best?.saved ?? 8)) best = { at, other, pair, saved };
    }
  if (best === null) return null;
  const { at, other, pair } = best;
  return beats.flatMap((beat, index) => (index === at ? [pair] : index === other ? [] : [beat]));
}

function pairOf(caster: Caster, [a, one]: [Beat, PlacedShot], [b, two]: [Beat, PlacedShot]): Beat {
  const [left, right] = placesFor(caster.format, false);
  const [first, second] =
    caster.format === 'landscape'
      ? [
          { ...left, w: 47 },
          { ...right, x: 53, y: 4, w: 47, h: 92 },
        ]
      : [
          { ...left, h: 47 },
          { ...right, y: 53, h: 47 },
        ];
  const read = [...one.words, ...two.words].join(' ');
  return {
    kind: a.kind,
    rank: Math.max(a.rank, b.rank),
    shots: [
      { ...one, box: first },
      { ...two, box: second },
    ],
    need: Math.max(a.need, b.need, readingTime(read, caster.energy) + settle[caster.energy]),
  };
}

function singleOf({ shots, aside }: Beat): PlacedShot | null {
  const telling = shots.filter(({ piece }) => piece !== 'Emblem');
  const [only] = telling;
  return telling.length === 1 && only !== undefined && aside === undefined && small.has(only.piece) ? only : null;
}
