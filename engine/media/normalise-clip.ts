import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetType } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import type { ClipFacts } from '../../domain/media/asset-facts.ts';
import { clipParts, framesPerPart } from '../../domain/media/clip-parts.ts';
import { clipFault } from '../../domain/media/judge-upload.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { type FrameRate, frameRate } from './frame-rate.ts';
import { gifPackets, gifTiming, seeThrough } from './gif-timing.ts';
import { type NormalSound, writeSound } from './normalise-sound.ts';
import { probeSource, type SourceStream } from './probe-source.ts';
import { decoding, type MediaOptions, refusedFile, sealedSource } from './sealed-source.ts';

export interface NormalClip {
  /** Path of an MP4 (H.264), or of a WebM (VP9) where the clip has alpha; without sound and metadata. */
  file: string;
  type: 'video/mp4' | 'video/webm';
  poster: Buffer;
  posterType: 'image/jpeg' | 'image/png';
  facts: ClipFacts;
  sound: NormalSound | null;
}

const longSide = 1920;
const posterSide = 480;
const timeoutSeconds = 12 * 60;

/**
 * Decodes a video in the jail and writes it anew: upright, at a constant rate, in parts that can be decoded each by
 * itself. A file of the kind that holds sound alone is a sound. Throws `asset_refused`.
 */
export async function normaliseClip(
  path: string,
  type: AssetType,
  options: MediaOptions,
): Promise<NormalClip | { sound: NormalSound }> {
  const isGif = type === 'image/gif';
  const { streams, seconds, durations } = await probeSource(path, type, options, isGif ? gifPackets : []);
  const heard = streams.find(({ codec_type }) => codec_type === 'audio');
  const seen = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic);
  const sound = async () => heard && writeSound(path, type, { stream: heard, said: null }, options);
  if (!seen) {
    const alone = await sound();
    if (!alone) throw refusedFile('The file holds nothing that can be seen or heard.');
    return { sound: alone };
  }
  const clip = isGif
    ? await writeClip(path, type, { stream: await seeThrough(path, seen, options), ...gifTiming(durations) }, options)
    : await writeClip(
        path,
        type,
        { stream: seen, said: seconds ?? seen.duration ?? null, rate: rateOf(seen) },
        options,
      );
  return { ...clip, sound: (await sound()) ?? null };
}

async function writeClip(
  path: string,
  type: AssetType,
  { stream, said, rate }: { stream: SourceStream; said: number | null; rate: FrameRate },
  options: MediaOptions,
): Promise<Omit<NormalClip, 'sound'>> {
  const { width = 0, height = 0 } = stream;
  const fault = clipFault({ width, height, fps: rate.said, seconds: said });
  if (fault) throw refusedFile(fault);
  const alpha = hasAlpha(stream);
  const file = join(options.folder, alpha ? 'clip.webm' : 'clip.mp4');
  const { folder, tools, allowUnsandboxed, signal } = options;
  const run = { outputDir: folder, tools, allowUnsandboxed, signal, timeoutSeconds };
  const written = alpha ? 'video/webm' : 'video/mp4';
  const args = [...sealedSource(path, type, decoderOf(stream, alpha)), ...encode(stream, rate.fraction, alpha), file];
  await decoding(signal, () => runFfmpeg(args, { ...run, inputs: [path] }));
  const [own] = (await probeSource(file, written, options, ['-count_packets'])).streams;
  const { width: shownWidth = 0, height: shownHeight = 0, nb_read_packets: frames = 0 } = own ?? {};
  const seconds = frames / rate.fps;
  if (frames === 0) throw refusedFile('The video has no frames.');
  if (seconds > limits.clipSeconds)
    throw refusedFile(`The video is longer than the ${limits.clipSeconds} s that are taken.`);
  if (said !== null && seconds < said * 0.9 - 0.5) {
    throw refusedFile('The video was cut off: the file holds less than it says.');
  }
  const { headBytes, parts } = clipParts(await readFile(file), written);
  if (parts.length - 1 !== Math.ceil(frames / framesPerPart))
    throw refusedFile('The video could not be cut into parts.');
  const poster = await decoding(signal, () => posterOf(file, written, { ...run, inputs: [file] }, seconds));
  return {
    ...{ file, type: written, poster, posterType: alpha ? 'image/png' : 'image/jpeg' },
    facts: { width: shownWidth, height: shownHeight, fps: rate.fps, frames, seconds, alpha, headBytes, parts },
  };
}

const rateOf = ({ avg_frame_rate, r_frame_rate }: SourceStream) => frameRate(avg_frame_rate, r_frame_rate);

function hasAlpha({ pix_fmt = '', codec_name, tags = {} }: SourceStream): boolean {
  const mode = Object.entries(tags).find(([name]) => name.toLowerCase() === 'alpha_mode')?.[1];
  const isVp = codec_name === 'vp8' || codec_name === 'vp9';
  return (isVp && mode === '1') || /^(?:yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(pix_fmt);
}

/** Only libvpx knows the second picture of a WebM, which is its alpha. */
function decoderOf({ codec_name }: SourceStream, alpha: boolean): string | undefined {
  if (!alpha) return undefined;
  return codec_name === 'vp9' ? 'libvpx-vp9' : codec_name === 'vp8' ? 'libvpx' : undefined;
}

function encode({ color_space, height = 0 }: SourceStream, rate: string, alpha: boolean): string[] {
  // What does not say is BT.709 where it is high definition, as players take it.
  const isUnsaid = color_space === undefined || color_space === 'unknown';
  const from = isUnsaid && height >= 720 ? ':in_color_matrix=bt709' : '';
  const size = `w='max(2,2*trunc(iw*sar*min(1,${longSide}/max(iw*sar,ih))/2))':h='max(2,2*trunc(ih*min(1,${longSide}/max(iw*sar,ih))/2))'`;
  const filter = `fps=${rate},scale=${size}${from}:out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd,setsar=1,format=${alpha ? 'yuva420p' : 'yuv420p'}`;
  const group = ['-g', String(framesPerPart), '-keyint_min', String(framesPerPart)];
  const codec = alpha
    ? ['-c:v', 'libvpx-vp9', '-auto-alt-ref', '0', '-deadline', 'realtime', '-cpu-used', '8', '-crf', '18', '-b:v', '0']
    : ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-sc_threshold', '0', '-bf', '0'];
  const parts = alpha ? ['-dash', '1'] : ['-movflags', '+frag_keyframe+empty_moov+default_base_moof'];
  return [
    ...['-map', '0:V:0', '-an', '-sn', '-dn', '-t', String(limits.clipSeconds + 1), '-vf', filter, ...codec, ...group],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', ...parts],
  ];
}

async function posterOf(file: string, type: AssetType, run: Parameters<typeof runFfmpeg>[1], seconds: number) {
  const isClear = type === 'video/webm';
  const scale = `scale='min(iw,${posterSide})':'min(ih,${posterSide})':force_original_aspect_ratio=decrease:in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc`;
  const at = ['-ss', Math.min(1, seconds / 3).toFixed(3)];
  const source = [...at, ...sealedSource(file, type, isClear ? 'libvpx-vp9' : undefined)];
  const target = isClear ? ['-c:v', 'png', '-pix_fmt', 'rgba'] : ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p'];
  const { stdout } = await runFfmpeg(
    [...source, '-frames:v', '1', '-vf', scale, ...target, '-f', 'image2pipe', '-'],
    run,
  );
  if (stdout.length === 0) throw refusedFile('The video has no picture.');
  return stdout;
}
