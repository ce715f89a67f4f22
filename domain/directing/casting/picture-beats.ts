import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';

/**
 * Pictures that the brief names stand where the director would have drawn an emblem, in the order of the brief; those
 * that are left get a beat of their own.
 */
export function pictureBeats({ brief }: Caster, beats: readonly Beat[]): Beat[] {
  const left = [...brief.pictures];
  const shown = beats.map((beat): Beat => {
    const drawn = beat.shots.findIndex(({ piece, box }) => piece === 'Emblem' && box !== undefined);
    const name = drawn < 0 ? undefined : left.shift();
    return name === undefined
      ? beat
      : { ...beat, shots: beat.shots.map((shot, at) => (at === drawn ? { ...pictureOf(name), box: shot.box } : shot)) };
  });
  return [...shown, ...left.map((name) => makeBeat('exact', 15, [pictureOf(name)]))];
}

const pictureOf = (name: string): PlacedShot => ({
  piece: 'Media',
  props: { src: { asset: name } },
  words: [],
  need: 75,
});
