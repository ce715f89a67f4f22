import type { Loudness } from '../../domain/media/asset-facts.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';
import { readLoudness } from '../media/read-loudness.ts';

/** Measures the sound of a file by EBU R 128. */
export async function hear(
  path: string,
  { signal, allowUnsandboxed }: Pick<FfmpegOptions, 'signal' | 'allowUnsandboxed'>,
): Promise<Loudness> {
  const measure = ['-vn', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'];
  const { stderr } = await runFfmpeg(['-i', path, ...measure], { inputs: [path], signal, allowUnsandboxed });
  return readLoudness(stderr);
}
