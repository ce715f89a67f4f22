import type { SoundClip } from '../../contract/sound.ts';
import { duck } from '../../domain/sound/mix-levels.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { levelMix } from './level-mix.ts';
import type { Sides } from './loudness.ts';

/** A clip of the film with the sound that it plays. */
export interface HeardClip {
  clip: SoundClip;
  sound: Sides;
}

const samples = (seconds: number) => Math.round(seconds * soundRate);

/**
 * What an export of the film sounds like: its clips at their places, music that steps back under voices, as loud as a
 * file is made. Left and right at `soundRate`, as long as the film.
 */
export function mixFilm(heard: readonly HeardClip[], { fps, frames }: { fps: number; frames: number }): Sides {
  const length = samples(frames / fps);
  const bus = (role: SoundClip['role']) => {
    const own = heard.filter(({ clip }) => clip.role === role);
    const sides = silence(length);
    for (const one of own) place(sides, one, fps);
    return { sides, isHeard: own.length > 0 };
  };
  const [voices, music, mix] = [bus('voice'), bus('music'), bus('effect')];
  if (voices.isHeard && music.isHeard) holdDown(music.sides, voices.sides);
  for (const { sides, isHeard } of [voices, music]) if (isHeard) add(mix.sides, sides);
  levelMix(mix.sides);
  return mix.sides;
}

const silence = (length: number): Sides => [new Float32Array(length), new Float32Array(length)];

function add(sum: Sides, sides: Sides): void {
  for (const [index, side] of sides.entries()) {
    const total = sum[index] as Float32Array;
    for (let at = 0; at < total.length; at += 1) total[at] = (total[at] as number) + (side[at] as number);
  }
}

function place(bus: Sides, { clip, sound }: HeardClip, fps: number): void {
  const start = samples(clip.startFrame / fps);
  const from = samples(clip.fromSeconds);
  // What lasts longer than the film ends with it, and fades out by then.
  const length = Math.min(samples(clip.durationInFrames / fps), bus[0].length - start);
  const share = Math.min(1, length / Math.max(1, samples((clip.fadeInFrames + clip.fadeOutFrames) / fps)));
  const [fadeIn, fadeOut] = [clip.fadeInFrames, clip.fadeOutFrames].map((fade) => samples(fade / fps) * share) as [
    number,
    number,
  ];
  const volume = 10 ** (clip.volume / 20);
  for (const [index, side] of bus.entries()) {
    const source = sound[index] as Float32Array;
    const end = Math.min(length, source.length - from);
    for (let at = 0; at < end; at += 1) {
      const rise = at < fadeIn ? at / fadeIn : 1;
      const fall = length - at < fadeOut ? (length - at) / fadeOut : 1;
      side[start + at] = (side[start + at] as number) + (source[from + at] as number) * volume * rise * fall;
    }
  }
}

/** A compressor on `music` that listens to `key`: the mean of both sides, squared, smoothed, against the threshold. */
function holdDown([left, right]: Sides, [keyLeft, keyRight]: Sides): void {
  const step = (milliseconds: number) => Math.min(1, 4000 / (milliseconds * soundRate));
  const [attack, release] = [step(duck.attackMs), step(duck.releaseMs)];
  let power = 0;
  for (let at = 0; at < left.length; at += 1) {
    const level = (Math.abs(keyLeft[at] as number) + Math.abs(keyRight[at] as number)) / 2;
    power += (level * level - power) * (level * level > power ? attack : release);
    const over = Math.sqrt(power) / duck.threshold;
    if (over <= 1) continue;
    const gain = over ** (1 / duck.ratio - 1);
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
