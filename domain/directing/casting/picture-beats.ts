import { placesFor } from './dress-beats.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';

/**
 * Pictures that the brief names stand where the director would have drawn an emblem, in the order of the brief; those
 * that are left get a beat of their own.
 */
export function pictureBeats({ brief, format }: Caster, beats: readonly Beat[]): Beat[] {
  const left = brief.pictures.filter((name) => brief.clipSeconds[name] === undefined);
  const clips = brief.pictures.filter((name) => !left.includes(name));
  const shown = beats.map((beat): Beat => {
    const drawn = beat.shots.findIndex(({ piece, box }) => piece === 'Emblem' && box !== undefined);
    const name = drawn < 0 ? undefined : left.shift();
    return name === undefined
      ? beat
      : { ...beat, shots: beat.shots.map((shot, at) => (at === drawn ? { ...pictureOf(name), box: shot.box } : shot)) };
  });
  // In a film of a stated length a picture stands beside words rather than taking their time.
  const beside = shown.map((beat, index): Beat => {
    const [shot] = beat.shots;
    const isLine = beat.shots.length === 1 && shot && !shot.box && !beat.aside && lines.has(shot.piece);
    const name = isLine && brief.seconds !== null ? left.shift() : undefined;
    if (!shot || name === undefined) return beat;
    const [words, picture] = placesFor(format, index % 2 === 0);
    return {
      ...beat,
      shots: [
        { ...shot, box: words },
        { ...pictureOf(name), box: picture },
      ],
    };
  });
  // A clip of a stated length is seen for as long.
  const lasting = (name: string) => Math.max(usual, Math.round((brief.clipSeconds[name] ?? 0) * 30));
  return [
    ...beside,
    ...left.map((name) => makeBeat('exact', 15, [pictureOf(name)])),
    ...clips.map((name) => makeBeat('exact', 16, [{ ...pictureOf(name), need: lasting(name) }])),
  ];
}

/** Pieces of words that need no more than half a frame. */
const lines = new Set(['Headline', 'Marker', 'Counter']);
/** Frames at 30 per second for which a picture is looked at. */
const usual = 75;

/** A picture or clip of the library, as a piece. */
export const pictureOf = (name: string): PlacedShot => ({
  piece: 'Media',
  props: { src: { asset: name } },
  words: [],
  need: usual,
});
