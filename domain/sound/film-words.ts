import type { AssetWord } from '../../contract/assets.ts';
import type { SoundClip } from '../../contract/sound.ts';

/** A word that is heard, from and to in seconds of the film. */
export interface FilmWord {
  text: string;
  from: number;
  to: number;
}

type VoiceClip = Pick<SoundClip, 'asset' | 'role' | 'startFrame' | 'durationInFrames' | 'fromSeconds'>;

/**
 * Every word that the film's voices say, in the order in which it is heard. What a trim cuts off is not heard: a word
 * counts when its middle is.
 */
export function filmWords(
  clips: readonly VoiceClip[],
  wordsOf: ReadonlyMap<string, readonly AssetWord[] | null>,
  fps: number,
): FilmWord[] {
  return clips
    .filter(({ role }) => role === 'voice')
    .flatMap(({ asset, startFrame, durationInFrames, fromSeconds }) => {
      const start = startFrame / fps;
      const end = start + durationInFrames / fps;
      return (wordsOf.get(asset) ?? [])
        .map(({ text, from, to }) => ({
          text: text.trim(),
          from: start + from - fromSeconds,
          to: start + to - fromSeconds,
        }))
        .filter(({ text, from, to }) => text && (from + to) / 2 >= start && (from + to) / 2 < end)
        .map(({ text, from, to }) => ({ text, from: Math.max(start, from), to: Math.min(end, to) }));
    })
    .sort((one, other) => one.from - other.from);
}
