import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';
import { readLoudness } from './read-loudness.ts';

export type FinishOptions = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed' | 'signal'> & {
  /** A folder that the run may write in. */
  folder: string;
  /** Loudness of the whole, in LUFS. */
  loudness: number;
  channels: 1 | 2;
  /** The exact length; the sound's own without it. */
  seconds?: number;
  /** How long the end fades away. */
  fadeSeconds?: number;
};

const peak = 0.8;

/** Brings a sound to its loudness, 48 kHz and, where one is given, an exact length; true peaks stay below -1 dBTP. */
export async function finishSound(source: Buffer, options: FinishOptions): Promise<Buffer> {
  const { tools, allowUnsandboxed, signal } = options;
  const folder = await mkdtemp(join(options.folder, 'sound-'));
  try {
    const [given, made] = [join(folder, 'given.wav'), join(folder, 'made.wav')];
    await writeFile(given, source);
    const run = { tools, allowUnsandboxed, signal, inputs: [given], outputDir: folder, timeoutSeconds: 300 };
    const heard = await runFfmpeg(['-i', given, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'], run);
    const { loudness } = readLoudness(heard.stderr);
    if (loudness === null) throw new AppError('internal', 'nothing can be heard');
    const gain = options.loudness - loudness;
    const level = `aresample=${soundRate},volume=${gain.toFixed(2)}dB,alimiter=limit=${peak}:level=false:attack=2:release=60`;
    const filter = [level, ...ending(options)].join(',');
    const sound = [
      '-ar',
      String(soundRate),
      '-ac',
      String(options.channels),
      '-c:a',
      'pcm_s16le',
      '-map_metadata',
      '-1',
    ];
    await runFfmpeg(['-i', given, '-af', filter, ...sound, '-bitexact', made], run);
    return await readFile(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ending({ seconds, fadeSeconds = 0 }: FinishOptions): string[] {
  if (seconds === undefined) return [];
  const fade = fadeSeconds > 0 ? [`afade=t=out:st=${seconds - fadeSeconds}:d=${fadeSeconds}`] : [];
  return ['apad', `atrim=end_sample=${Math.round(seconds * soundRate)}`, ...fade];
}
