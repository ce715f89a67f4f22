import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';
import { partsOfLine } from './split-statement.ts';

/** Frames at 30 per second (8 s) that one line holds by itself before it looks as if the film had stopped. */
const longest = 240;
/** Where more than these take turns, none of them is told another way than its neighbours. */
const mostBeats = 3;

/**
 * A stated length with little to say in it: lines that would be held for longer than `longest` are told part by part,
 * the longest-held first. Once more as a whole they would only repeat themselves. `room` in frames at 30 per second.
 */
export function dwellOnLines(caster: Caster, beats: readonly Beat[], room: number): Beat[] {
  // A script's lines stand as they were written.
  if (beats.length > mostBeats || caster.brief.isScript) return [...beats];
  const need = Math.max(
    1,
    beats.reduce((sum, beat) => sum + beat.need, 0),
  );
  const [held] = beats
    .map((beat) => ({ beat, parts: partsOf(beat) }))
    .filter(
      ({ beat, parts }) =>
        beat.need * (room / need) > longest && parts.length > 1 && !isExact(caster, beat) && !isParted(beat, beats),
    )
    .sort((a, b) => b.beat.need - a.beat.need);
  if (held === undefined) return [...beats];
  const shot = cast.kinetic(caster, held.parts);
  const parted: Beat = { kind: held.beat.kind, rank: held.beat.rank - 1, shots: [shot], need: shot.need };
  // Told in parts it takes other time, and so do the others.
  return dwellOnLines(
    caster,
    beats.map((beat) => (beat === held.beat ? parted : beat)),
    room,
  );
}

/** Words in quotation marks stand as they were written. */
const isExact = ({ brief }: Caster, line: Beat) => brief.exact.some((text) => wordsOf(line).includes(text));

/** Whether the words of a line stand in parts elsewhere: nothing is said three times. */
const isParted = (line: Beat, beats: readonly Beat[]) =>
  beats.some((beat) => beat !== line && bare(wordsOf(beat)).includes(bare(wordsOf(line))));

const wordsOf = ({ shots }: Beat) => shots.flatMap(({ words }) => words).join(' ');
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The parts of a beat that is a line and nothing but shapes beside it. */
function partsOf({ shots }: Beat): string[] {
  const told = shots.filter(({ piece }) => piece !== 'Emblem');
  const line = told.length === 1 && ['Headline', 'Marker'].includes(told[0]?.piece ?? '') ? told[0]?.props.text : '';
  if (typeof line !== 'string' || line === '') return [];
  return partsOfLine(line);
}
