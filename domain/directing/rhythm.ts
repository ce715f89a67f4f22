import type { DirectedScene } from './film.ts';

/** A little more than the 0.2 that acceptance test 21 asks for. */
export const variedRhythm = 0.205;

/** Deviation of the lengths of a film's beats over their mean: below 0.2 a film keeps time like a metronome. */
export function rhythmOf(scenes: readonly DirectedScene[], durationInFrames: number): number {
  const starts = scenes
    .filter(({ role }) => role !== 'ground' && role !== 'support')
    .flatMap(({ role, startFrame, shots }) =>
      role === 'hero' ? shots.map(({ props }) => startFrame + Math.max(0, Number(props.from ?? 0))) : [startFrame],
    );
  const turns = [...new Set(starts)].sort((a, b) => a - b);
  const lengths = turns.map((at, index) => (turns[index + 1] ?? durationInFrames) - at);
  const mean = durationInFrames / Math.max(1, lengths.length);
  // Three beats have no rhythm of their own.
  if (lengths.length < 4) return 1;
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
}
