import { draw } from '../hash.ts';
import { countWords } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';

/** Pieces of words that leave half a wide frame empty. */
const wordy = new Set(['ListBuild', 'Quote', 'Headline', 'Marker']);

/**
 * In landscape a beat of nothing but words gets a composition of the brand's shapes beside it, on alternating sides.
 * Sentences chose theirs already; lists and quotations of a few words have the room.
 */
export function dressBeats({ format, seed, brief }: Caster, beats: readonly Beat[]): Beat[] {
  if (format !== 'landscape' || brief.direction === 'rtl' || brief.treatment.density === 'sparse') return [...beats];
  let dressed = draw(seed, 'dress', [0, 1] as const);
  return beats.map((beat, index) => {
    const [shot, more] = beat.shots;
    const isBare = shot !== undefined && more === undefined && beat.aside === undefined && wordy.has(shot.piece);
    if (!isBare || beat.kind === 'statement' || !isShort(shot)) return beat;
    dressed += 1;
    const [words, shapes] =
      dressed % 2 === 0
        ? [
            { x: 42, y: 4, w: 58, h: 92 },
            { x: 0, y: 0, w: 37, h: 100 },
          ]
        : [
            { x: 0, y: 4, w: 58, h: 92 },
            { x: 63, y: 0, w: 37, h: 100 },
          ];
    const emblem: PlacedShot = { piece: 'Emblem', props: { variant: index + 11 }, words: [], need: 0, box: shapes };
    return { ...beat, shots: [{ ...shot, box: words }, emblem] };
  });
}

const isShort = ({ piece, words }: PlacedShot) =>
  piece === 'Quote'
    ? countWords(words[0] ?? '') <= 22
    : words.every((text) => text.length <= 40) && words.length <= 6 && countWords(words.join(' ')) <= 40;
