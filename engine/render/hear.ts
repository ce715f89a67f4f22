import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';

export interface Heard {
  /** Integrated, in LUFS; null where nothing is loud or long enough to be measured. */
  loudness: number | null;
  /** In dBTP; null for silence. */
  truePeak: number | null;
}

/** Measures the sound of a file by EBU R 128. */
export async function hear(
  path: string,
  { signal, allowUnsandboxed }: Pick<FfmpegOptions, 'signal' | 'allowUnsandboxed'>,
): Promise<Heard> {
  const measure = ['-vn', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'];
  const { stderr } = await runFfmpeg(['-i', path, ...measure], { inputs: [path], signal, allowUnsandboxed });
  const loudness = numberAfter(stderr, /Integrated loudness:\s+I:\s+(\S+) LUFS/gu);
  return {
    // Below -70 LUFS the gate lets nothing through.
    loudness: loudness !== null && loudness > -69 ? loudness : null,
    truePeak: numberAfter(stderr, /True peak:\s+Peak:\s+(\S+) dBFS/gu),
  };
}

function numberAfter(said: string, pattern: RegExp): number | null {
  const value = Number([...said.matchAll(pattern)].at(-1)?.[1]);
  return Number.isFinite(value) ? value : null;
}
