import { duck } from '../../domain/sound/mix-levels.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';

/** One sound in the film. */
export interface AudioClip {
  /** A file on this machine; it is decoded in the jail. */
  path: string;
  role: 'voice' | 'music' | 'effect';
  /** Where in the film it begins, how long it lasts, and how much of the file is left out at its beginning. */
  startSeconds: number;
  seconds: number;
  fromSeconds: number;
  /** Decibels: 0 leaves it as it is. */
  volume: number;
  fadeInSeconds: number;
  fadeOutSeconds: number;
}

/** All sounds of a film, decided before anything is rendered. */
export interface AudioPlan {
  clips: readonly AudioClip[];
}

const { threshold, ratio, attackMs, releaseMs } = duck;
const compression = `threshold=${threshold}:ratio=${ratio}:attack=${attackMs}:release=${releaseMs}`;
const samples = (seconds: number) => Math.round(seconds * soundRate);

/**
 * Filters that mix the clips, input 0 on, each at its place, to exactly as many samples as the film lasts. Music is
 * held down by the voices.
 */
export function mixFilters({ clips }: AudioPlan, filmSeconds: number): string {
  const chains = clips.map((clip, index) => `[${index}:a]${placed(clip)}[c${index}]`);
  const named = (isIts: (clip: AudioClip) => boolean) =>
    clips.flatMap((clip, index) => (isIts(clip) ? [`[c${index}]`] : []));
  const voices = named(({ role }) => role === 'voice');
  const music = named(({ role }) => role === 'music');
  const effects = named(({ role }) => role === 'effect');
  const whole = `apad=whole_len=${samples(filmSeconds)},atrim=end_sample=${samples(filmSeconds)}`;
  const ducked = voices.length > 0 && music.length > 0;
  return [
    ...chains,
    ...bus(voices, 'voices', whole),
    ...bus(music, 'music', whole),
    ...(ducked ? ['[voices]asplit[spoken][key]', `[music][key]sidechaincompress=${compression}[held]`] : []),
    ...bus(
      [
        ...(voices.length > 0 ? [ducked ? '[spoken]' : '[voices]'] : []),
        ...(music.length > 0 ? [ducked ? '[held]' : '[music]'] : []),
        ...effects,
      ],
      'mix',
      whole,
    ),
  ].join(';');
}

function bus(inputs: readonly string[], name: string, whole: string): string[] {
  if (inputs.length === 0) return [];
  const mixed = inputs.length > 1 ? `amix=inputs=${inputs.length}:normalize=0:dropout_transition=0,` : '';
  return [`${inputs.join('')}${mixed}${whole}[${name}]`];
}

function placed({ startSeconds, seconds, fromSeconds, volume, fadeInSeconds, fadeOutSeconds }: AudioClip): string {
  const from = samples(fromSeconds);
  return [
    `aresample=${soundRate}`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    `atrim=start_sample=${from}:end_sample=${from + samples(seconds)}`,
    'asetpts=PTS-STARTPTS',
    // A sound that ends before its clip does is silent for the rest, so that its fade lies where it was asked for.
    `apad=whole_len=${samples(seconds)}`,
    `volume=${volume}dB`,
    ...(fadeInSeconds > 0 ? [`afade=t=in:ss=0:ns=${samples(fadeInSeconds)}`] : []),
    ...(fadeOutSeconds > 0
      ? [`afade=t=out:ss=${samples(seconds - fadeOutSeconds)}:ns=${samples(fadeOutSeconds)}`]
      : []),
    `adelay=${samples(startSeconds)}S:all=1`,
  ].join(',');
}
