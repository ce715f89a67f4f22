/** Which beats a film that lacks time can do without. */
import type { Beat, Shot } from './casting/shot.ts';
import { isPriceTable } from './casting/tables.ts';
import type { Material } from './material.ts';
import { countWords } from './reading/phrases.ts';

const figuresIn = (shots: readonly Shot[]): string[] =>
  shots.flatMap(({ words, props }) => `${words.join(' ')} ${JSON.stringify(props)}`.match(/\d+(?:[.,:]\d+)*/gu) ?? []);

interface BeatFigures {
  /** All that its pieces show. */
  shown: ReadonlySet<string>;
  /** Those that its words tell, or that it counts. */
  own: readonly string[];
}

/** A search for what fits asks for the figures of each beat some thousand times. */
const known = new WeakMap<Beat, BeatFigures>();

function figuresOf(beat: Beat): BeatFigures {
  const { shots, aside } = beat;
  const figures = known.get(beat) ?? {
    shown: new Set(figuresIn(aside === undefined ? shots : [...shots, aside])),
    own: figuresIn(
      shots.map(({ words, props }) => ({ piece: '', need: 0, words, props: { value: props.value ?? '' } })),
    ),
  };
  known.set(beat, figures);
  return figures;
}

/** How many of the beats show each figure. */
export function timesShown(beats: readonly Beat[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const beat of beats) for (const one of figuresOf(beat).shown) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** Takes the figures of a beat that goes out of the counts; whether one of them is left in a single beat. */
export function takeFigures(times: Map<string, number>, beat: Beat): boolean {
  let isSingle = false;
  for (const one of figuresOf(beat).shown) {
    const left = (times.get(one) ?? 0) - 1;
    times.set(one, left);
    isSingle ||= left === 1;
  }
  return isSingle;
}

/** What goes last when time is short: what must stand, then beats with a figure that stands nowhere else, then the rest. */
export function worthOf(
  kept: readonly Beat[],
  { hook, closing }: Material,
  times: ReadonlyMap<string, number>,
): number[] {
  const signed = closing.flatMap(({ words }) => words);
  const around = new Set(figuresIn(hook === null ? closing : [hook, ...closing]));
  return kept.map((beat, index) => {
    const { kind, rank, shots } = beat;
    if (rank >= 20) return rank + 100;
    // Quoted words stand as written, and an offer without its bargain, or a thing without its price, is none.
    if (kind === 'quote' || kind === 'offer' || shots.some(isPriceTable)) return rank + 60;
    // Of what is done in order nothing else tells the half.
    if (kind === 'steps') return rank + 55;
    const isOnly = figuresOf(beat).own.some((figure) => !around.has(figure) && times.get(figure) === 1);
    // What a film without a hook opens with is its news.
    return rank + (isOnly ? 50 : 0) + (index === 0 && hook === null && !isNaming(shots, signed) ? 20 : 0);
  });
}

/** "The restaurant is called Mai": the closing says the name as well. */
const isNaming = (shots: readonly Shot[], signed: readonly string[]): boolean => {
  const text = shots.flatMap(({ words }) => words).join(' ');
  const rest = signed.filter((words) => words !== '').reduce((left, words) => left.replace(words, ''), text);
  return rest !== text && !/\d/u.test(rest) && countWords(rest) <= 6;
};
