import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetType } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import type { SoundFacts } from '../../domain/media/asset-facts.ts';
import { soundFault } from '../../domain/media/judge-upload.ts';
import { readSoundHeader } from '../../domain/media/sound-header.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';
import { probeSource, type SourceStream } from './probe-source.ts';
import { readLoudness } from './read-loudness.ts';
import { decoding, type MediaOptions, refusedFile, sealedSource } from './sealed-source.ts';

export interface NormalSound {
  /** Path of a FLAC of 48 kHz and two channels without metadata. */
  file: string;
  /** PNG, 960 × 160. */
  waveform: Buffer;
  facts: SoundFacts;
}

const peaksHertz = 8_000;
const mostPeaks = 2_000;
const peaksPerSecond = 100;
/** What a file may be short of the length that it says it has: encoders pad, and lengths are rounded. */
const missingShare = 0.05;
const missingSeconds = 0.5;

/** Decodes a sound in the jail and writes it anew, so that nothing of the file but what is heard goes on. Throws `asset_refused`. */
export async function normaliseSound(path: string, type: AssetType, options: MediaOptions): Promise<NormalSound> {
  const { streams, seconds } = await probeSource(path, type, options);
  const stream = streams.find(({ codec_type }) => codec_type === 'audio');
  if (!stream) throw refusedFile('The file holds no sound.');
  const said = Math.max(stream.duration ?? seconds ?? 0, (await saidByHeader(path)) ?? 0);
  return writeSound(path, type, { stream, said: said || null }, options);
}

/** The first sound of a file that was looked into; `said`: its length as the container has it. */
export async function writeSound(
  path: string,
  type: AssetType,
  { stream, said }: { stream: SourceStream; said: number | null },
  options: MediaOptions,
): Promise<NormalSound> {
  const { channels = 0, sample_rate: sampleRate = 0 } = stream;
  const fault = soundFault({ channels, hertz: sampleRate, seconds: said });
  if (fault) throw refusedFile(fault);
  const { folder, tools, allowUnsandboxed, signal } = options;
  const file = join(folder, 'sound.flac');
  const run = { outputDir: folder, tools, allowUnsandboxed, signal, timeoutSeconds: 240 };
  const heard = await decoding(signal, async () => {
    const { stderr } = await runFfmpeg(decodeArguments(path, type, file), { ...run, inputs: [path] });
    return readLoudness(stderr);
  });
  const drawn = await decoding(signal, () => draw(file, folder, run));
  if (drawn.seconds <= 0) throw refusedFile('The sound is empty.');
  if (drawn.seconds > limits.soundSeconds) {
    throw refusedFile(`The sound is longer than the ${limits.soundSeconds} s that are taken.`);
  }
  // Lengths of MP3 and AAC without an index are guesses.
  const isExact = type !== 'audio/mpeg' && type !== 'audio/aac';
  if (isExact && said !== null && drawn.seconds < said * (1 - missingShare) - missingSeconds) {
    throw refusedFile('The sound was cut off: the file holds less than it says.');
  }
  return {
    file,
    waveform: drawn.waveform,
    facts: { ...heard, channels, sampleRate, seconds: drawn.seconds, peaks: drawn.peaks },
  };
}

/** ffprobe shortens the length of a WAV to what is there. */
async function saidByHeader(path: string): Promise<number | null> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
  return readSoundHeader(buffer.subarray(0, bytesRead))?.seconds ?? null;
}

/** A little more than is taken is decoded, so that what is too long is known by that. */
function decodeArguments(path: string, type: AssetType, file: string): string[] {
  const filter = `aresample=${soundRate},aformat=channel_layouts=stereo,ebur128=peak=true:framelog=verbose,aformat=sample_fmts=s16`;
  return [
    ...sealedSource(path, type),
    ...[
      '-map',
      '0:a:0',
      '-vn',
      '-sn',
      '-dn',
      '-t',
      String(limits.soundSeconds + 1),
      '-af',
      filter,
      '-ar',
      String(soundRate),
    ],
    ...['-c:a', 'flac', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
    file,
  ];
}

/** Waveform and levels of our own file. */
async function draw(file: string, folder: string, run: FfmpegOptions) {
  const [picture, levels] = [join(folder, 'waveform.png'), join(folder, 'levels.raw')];
  const graph = `[0:a]asplit=2[seen][told];[seen]aformat=channel_layouts=mono,showwavespic=s=960x160:colors=0x94a3b8[picture];[told]aresample=${peaksHertz}[levels]`;
  await runFfmpeg(
    [
      ...['-i', file, '-filter_complex', graph, '-map', '[picture]', '-frames:v', '1', '-bitexact', picture],
      ...['-map', '[levels]', '-f', 's16le', levels],
    ],
    { ...run, inputs: [file] },
  );
  const seconds = await secondsOf(file);
  return { waveform: await readFile(picture), peaks: readPeaks(await readFile(levels), seconds), seconds };
}

/** FLAC's header tells the samples that it holds. */
async function secondsOf(file: string): Promise<number> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 18);
  return Number(buffer.readBigUInt64BE() & 0xf_ffff_ffffn) / soundRate;
}

function readPeaks(levels: Buffer, seconds: number): number[] {
  const count = Math.max(1, Math.min(mostPeaks, Math.round(seconds * peaksPerSecond)));
  const samples = new Int16Array(levels.buffer, levels.byteOffset, Math.floor(levels.length / 2));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((place) => Math.floor((place * samples.length) / count));
    const highest = samples.subarray(from, to).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return Math.round((highest / 32_768) * 1000) / 1000;
  });
}
