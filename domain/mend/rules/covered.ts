import type { Candidate } from '../edit.ts';
import type { Target } from '../target.ts';

const front = 10;
const masks = ['maskImage', 'WebkitMaskImage', 'mask', 'WebkitMask'];

/** Brings the words in front of what covers them, as near to the words as that takes, or takes the mask away that they are under. */
export function mendCovered({ at }: Target): Candidate[] {
  if (!at) return [];
  const what = 'words brought in front';
  const raise = (level: number, isPlaced: boolean): Candidate => ({
    what,
    edits: [
      isPlaced
        ? { at, level, where: ['position'], style: [{ property: 'zIndex', set: front }] }
        : {
            at,
            level,
            style: [
              { property: 'position', set: 'relative' },
              { property: 'zIndex', set: front },
            ],
          },
    ],
  });
  const unmasked = [0, 1, 2].map(
    (level): Candidate => ({
      what: 'no mask over the words',
      edits: [{ at, level, where: masks, style: masks.slice(0, 2).map((property) => ({ property, set: 'none' })) }],
    }),
  );
  return [
    ...unmasked,
    raise(0, true),
    raise(0, false),
    raise(1, true),
    raise(2, true),
    raise(1, false),
    raise(3, true),
    { what, edits: [{ at, level: 0, wrap: { position: 'absolute', inset: 0, zIndex: front } }] },
  ];
}
