import { draw, hash } from '../../directing/hash.ts';
import { type Bar, channels, type Note, noteOf } from './compose.ts';
import type { Mood } from './moods.ts';

/** Rhythms of a bar: where notes begin, in beats; the calmer ones first. */
const rhythms = [
  [0, 2],
  [0, 1.5, 3],
  [0, 1, 2],
  [0, 0.5, 1.5, 3],
  [0, 1, 1.5, 2, 3],
  [0, 0.5, 1, 2, 2.5],
] as const;
/** Steps around the chord's own notes that a motif goes. */
const contours = [
  [4, 2, 4, 7, 4],
  [2, 4, 3, 2, 4],
  [4, 5, 4, 2, 0],
  [0, 2, 4, 3, 2],
  [7, 5, 4, 2, 4],
] as const;

/**
 * A bar of melody. A phrase has the form A A' A B: one motif moved along with the chords, and an answer that comes to
 * rest; strong beats have notes of the chord.
 */
export function melodyOf(mood: Mood, key: number, { index, chord, level, place, phrase }: Bar, dice: number): Note[] {
  const calm = mood.pulse <= 4 ? rhythms.slice(0, 4) : rhythms.slice(1);
  const isAnswer = place === 3;
  const rhythm = isAnswer ? draw(dice, 'answer', rhythms.slice(0, 3)) : draw(dice, 'rhythm', calm);
  const contour = isAnswer
    ? draw(dice, `rest ${phrase % 2}`, contours)
    : draw(dice, `motif ${phrase % 4 === 2}`, contours);
  // Near the middle of its register, wherever the chord stands.
  const base = chord > 3 ? chord - mood.scale.length : chord;
  return rhythm.map((start, at) => {
    const isStrong = start === 0 || start === 2;
    const wanted = contour[at % contour.length] as number;
    const step = isStrong ? nearestOfChord(wanted) : wanted;
    const end = rhythm[at + 1] ?? (isAnswer ? 3.5 : 4);
    const lift = place === 1 && at === rhythm.length - 1 && hash(dice, phrase) % 2 === 0 ? 1 : 0;
    return {
      ...{ channel: channels.lead, key: noteOf(mood, key + 24, base + step + lift), start: index * 4 + start },
      ...{ length: (end - start) * 0.92, velocity: 52 + 30 * level + (isStrong ? 6 : 0) },
    };
  });
}

const nearestOfChord = (step: number) =>
  [0, 2, 4, 7, 9].reduce((best, other) => (Math.abs(other - step) < Math.abs(best - step) ? other : best), 0);
