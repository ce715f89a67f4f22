import type { Theme } from '../../contract/theme.ts';

/** Frames at 30 per second after which the ground moves once more, so that no rest passes its bound. */
export const groundRest: Readonly<Record<Theme['energy'], number>> = { calm: 150, balanced: 105, energetic: 65 };

/** Between turns that lie far apart the ground moves once more. Frames of the film that ends at `end`. */
export function withoutLongRests(turns: readonly number[], end: number, most: number): number[] {
  return [...turns, end].flatMap((turn, index) => {
    const before = turns[index - 1] ?? 0;
    const parts = Math.ceil((turn - before) / most);
    const between = Array.from({ length: Math.max(0, parts - 1) }, (_, at) =>
      Math.round(before + ((at + 1) * (turn - before)) / parts),
    );
    return index === turns.length ? between : [...between, turn];
  });
}
