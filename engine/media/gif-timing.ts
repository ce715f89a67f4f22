import { limits } from '../../contract/limits.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { FrameRate } from './frame-rate.ts';
import { probeSource, type SourceStream } from './probe-source.ts';
import { decoding, type MediaOptions, refusedFile, sealedSource } from './sealed-source.ts';

/** Most pictures that are taken: fifty a second for as long as a clip may be. */
const mostPictures = limits.clipSeconds * 50;

/** Asks ffprobe how long each picture of a GIF stands, in hundredths of a second; of one more than are taken at most. */
export const gifPackets: readonly string[] = ['-show_packets', '-read_intervals', `%+#${mostPictures + 1}`];

/** Whether a GIF holds more than one picture. */
export async function moves(path: string, options: MediaOptions): Promise<boolean> {
  const { durations } = await probeSource(path, 'image/gif', options, ['-show_packets', '-read_intervals', '%+#2']);
  return durations.length > 1;
}

/** The lowest rate at which each picture stands for whole frames, at most fifty; and how long it plays once. */
export function gifTiming(durations: readonly number[]): { said: number; rate: FrameRate } {
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 100;
  if (durations.length > mostPictures) throw refusedFile(`A GIF may have ${mostPictures} pictures.`);
  const common = Math.max(2, durations.reduce(divisor, 0));
  const fps = 100 / common;
  return { said: seconds, rate: { said: fps, fps, fraction: `100/${common}` } };
}

/** The stream as it is used: ffprobe says of every GIF that it may be seen through. */
export async function seeThrough(path: string, stream: SourceStream, options: MediaOptions): Promise<SourceStream> {
  const { tools, allowUnsandboxed, signal } = options;
  const lowest = 'alphaextract,signalstats,metadata=mode=print:key=lavfi.signalstats.YMIN:file=-';
  const args = [...sealedSource(path, 'image/gif'), '-vf', `format=rgba,${lowest}`, '-f', 'null', '-'];
  const run = { inputs: [path], tools, allowUnsandboxed, signal, timeoutSeconds: 120 };
  const { stdout } = await decoding(signal, () => runFfmpeg(args, run));
  const levels = [...stdout.toString().matchAll(/YMIN=(\d+)/gu)].map(([, level]) => Number(level));
  return levels.some((level) => level < 255) ? stream : { ...stream, pix_fmt: 'rgb24' };
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
