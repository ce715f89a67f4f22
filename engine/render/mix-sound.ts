import { join } from 'node:path';
import { highestPeak, loudnessTarget, mostGain, nearEnough } from '../../domain/sound/mix-levels.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';
import { type AudioPlan, mixFilters } from './audio-plan.ts';
import { hear } from './hear.ts';

type Options = Pick<FfmpegOptions, 'signal' | 'allowUnsandboxed'> & {
  /** Of the film. */
  seconds: number;
  /** Where the mix is written. */
  folder: string;
};

/**
 * One mix of all clips, as long as the film to the sample, at -14 LUFS and below -2 dBTP: 32-bit WAV. A mix with nothing
 * loud enough to measure keeps its level. Returns its path.
 */
export async function mixSound(plan: AudioPlan, { seconds, folder, ...run }: Options): Promise<string> {
  const paths = plan.clips.map(({ path }) => path);
  const raw = join(folder, 'mix.wav');
  const inputs = paths.flatMap((path) => ['-i', path]);
  const filters = ['-filter_complex', mixFilters(plan, seconds), '-map', '[mix]'];
  await runFfmpeg([...inputs, ...filters, ...asFloat, raw], { ...run, inputs: paths, outputDir: folder });
  return levelled(raw, folder, run);
}

/** In rounds: what the limiter takes from one is given back in the next, until the mix is as loud as it can be. */
async function levelled(raw: string, folder: string, run: Omit<Options, 'seconds' | 'folder'>): Promise<string> {
  let gain = 0;
  let path = raw;
  for (const round of [1, 2, 3, 4]) {
    const { loudness } = await hear(path, run);
    const missing = loudness === null ? 0 : loudnessTarget - loudness;
    // The first round is for the peaks too, whatever the loudness.
    if (round > 1 && Math.abs(missing) < nearEnough) return path;
    gain = Math.min(mostGain, gain + missing);
    path = join(folder, `level-${round}.wav`);
    const filters = ['-af', `volume=${gain.toFixed(2)}dB,${limiter},atrim=start_sample=0`];
    await runFfmpeg(['-i', raw, ...filters, ...asFloat, path], { ...run, inputs: [raw], outputDir: folder });
  }
  return path;
}

const asFloat = ['-map_metadata', '-1', '-c:a', 'pcm_f32le', '-ar', String(soundRate), '-bitexact'];
/** At four times the rate, where the peaks between samples can be seen (ITU-R BS.1770-4, annex 2). */
const limiter = [
  `aresample=${4 * soundRate}`,
  `alimiter=limit=${(10 ** (highestPeak / 20)).toFixed(4)}:level=false:attack=2:release=80:latency=true`,
  `aresample=${soundRate}`,
].join(',');
