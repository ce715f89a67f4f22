import { draw } from '../hash.ts';
import { countWords } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';

/** Pieces of words that leave half a wide frame empty. */
const wordy = new Set(['ListBuild', 'Quote', 'Headline', 'Marker']);

/**
 * A beat of nothing but words gets a composition of the brand's shapes: beside them in landscape, on alternating sides,
 * above or below them elsewhere. Sentences chose theirs already, and get one here only where type would take more than
 * half of the film; lists and quotations of a few words have the room, and there a list of long lines has it for a strip.
 */
export function dressBeats({ format, seed, brief }: Caster, beats: readonly Beat[]): Beat[] {
  if (brief.treatment.density === 'sparse') return [...beats];
  let long = 0;
  let dressed = draw(seed, 'dress', [0, 1] as const);
  // Opening and closing are type as a rule.
  const isWordy = (beats.filter(isBare).length + 2) / (beats.length + 2) > 0.5;
  return beats.map((beat, index) => {
    const [shot] = beat.shots;
    if (shot === undefined || !isBare(beat)) return beat;
    const isLong = !isShort(shot, format);
    if (isLong && !(isWordy && shot.piece === 'ListBuild' && brief.direction === 'ltr')) return beat;
    // All lists with shapes would come alike.
    if (isLong) long += 1;
    if (isLong && long % 2 === 0) return beat;
    if ((beat.kind === 'statement' || brief.direction === 'rtl') && !isWordy) return beat;
    dressed += 1;
    // Words keep to the right there: the same picture twice running would be one.
    if (brief.direction === 'rtl' && dressed % 2 === 0) return beat;
    // Where lines begin on the right, words stand there, or above the shapes.
    const isRight = brief.direction === 'rtl' && format === 'landscape';
    const beside = isRight ? placesFor('square', false) : placesFor(format, dressed % 2 === 0);
    const [words, shapes] = isLong ? stripFor(format) : beside;
    const emblem: PlacedShot = { piece: 'Emblem', props: { variant: index + 11 }, words: [], need: 0, box: shapes };
    return { ...beat, shots: [{ ...shot, box: words }, emblem] };
  });
}

/** Long lines keep three quarters of the frame, and shapes the rest of it. */
const stripFor = (format: Caster['format']): [Box, Box] =>
  format === 'landscape'
    ? [
        { x: 0, y: 4, w: 76, h: 92 },
        { x: 81, y: 0, w: 19, h: 100 },
      ]
    : [
        { x: 0, y: 0, w: 100, h: 78 },
        { x: 0, y: 82, w: 100, h: 18 },
      ];

const isBare = ({ shots, aside }: Beat) =>
  shots.length === 1 &&
  aside === undefined &&
  shots.every(({ piece, box }) => wordy.has(piece) && (box === undefined || box.w === 100));

type Box = NonNullable<PlacedShot['box']>;

/** Words and shapes side by side in a wide frame, one above the other elsewhere. */
export function placesFor(format: Caster['format'], isTurned: boolean): [Box, Box] {
  if (format === 'landscape')
    return isTurned
      ? [
          { x: 42, y: 4, w: 58, h: 92 },
          { x: 0, y: 0, w: 37, h: 100 },
        ]
      : [
          { x: 0, y: 4, w: 58, h: 92 },
          { x: 63, y: 0, w: 37, h: 100 },
        ];
  return isTurned
    ? [
        { x: 0, y: 40, w: 100, h: 60 },
        { x: 0, y: 0, w: 100, h: 34 },
      ]
    : [
        { x: 0, y: 0, w: 100, h: 60 },
        { x: 0, y: 66, w: 100, h: 34 },
      ];
}

const isShort = ({ piece, words }: PlacedShot, format: Caster['format']) => {
  const most = format === 'square' ? 5 : 6;
  // A list's title is one of its words.
  const all = countWords(words.join(' '));
  if (piece === 'Quote') return countWords(words[0] ?? '') <= (format === 'square' ? 14 : 22);
  if (piece === 'Headline' || piece === 'Marker') return all <= 16;
  return words.every((text) => text.length <= 40) && words.length <= most + 1 && all <= 40;
};
