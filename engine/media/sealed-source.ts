import type { AssetType } from '../../contract/assets.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { FfmpegOptions } from '../jail/run-ffmpeg.ts';

export type MediaOptions = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed' | 'signal'> & {
  /** A folder that the work may write in; whoever gave it clears it. */
  folder: string;
};

const pcm = ['u8', 's16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'f32le', 'f32be', 'f64le', 'alaw', 'mulaw'];
const pcmDecoders = pcm.map((name) => `pcm_${name}`);
/** Covers of songs; ffprobe fails on a stream that it may not decode. */
const covers = ['mjpeg', 'png'];
const sounds = ['aac', 'aac_latm', 'alac', 'mp3float', 'mp3', 'flac', 'opus', 'libopus', ...pcmDecoders];
const pictures = ['h264', 'hevc', 'av1', 'libdav1d', 'libaom-av1', 'vp9', 'libvpx-vp9', 'mpeg4'];

/** The one container that a type may be, and the decoders that may work on it. */
const sources: Partial<Record<AssetType, { container: string; decoders: readonly string[] }>> = {
  'audio/wav': { container: 'wav', decoders: [...pcmDecoders, ...covers] },
  'audio/mpeg': { container: 'mp3', decoders: ['mp3float', 'mp3', ...covers] },
  'audio/aac': { container: 'aac', decoders: ['aac', ...covers] },
  'audio/mp4': { container: 'mov', decoders: [...sounds, ...covers] },
  'audio/flac': { container: 'flac', decoders: ['flac', ...covers] },
  'audio/ogg': { container: 'ogg', decoders: ['vorbis', 'libvorbis', 'opus', 'libopus', 'flac', ...covers] },
  'video/mp4': { container: 'mov', decoders: [...pictures, ...sounds, ...covers] },
  'image/gif': { container: 'gif', decoders: ['gif'] },
  'video/quicktime': { container: 'mov', decoders: [...pictures, 'prores', 'qtrle', ...sounds, ...covers] },
  'video/webm': {
    container: 'matroska',
    decoders: [
      'vp8',
      'libvpx',
      'vp9',
      'libvpx-vp9',
      'av1',
      'libdav1d',
      'libaom-av1',
      'vorbis',
      'libvorbis',
      'opus',
      'libopus',
    ],
  },
};

/**
 * Arguments that open an uploaded file as what its bytes say it is, and as nothing else: no other container (playlists
 * and lists of files are containers too), no other decoder, nothing but that one file, and no allocation or number of
 * streams beyond what such files need. `decoder`: of its pictures.
 */
export function sealedSource(path: string, type: AssetType, decoder?: string): string[] {
  const source = sources[type];
  if (!source) throw new AppError('asset_refused', `${type} is not decoded by ffmpeg`);
  return [
    ...['-max_alloc', String(192 * 1024 * 1024)],
    ...['-f', source.container, '-protocol_whitelist', 'file', '-codec_whitelist', source.decoders.join(',')],
    ...['-max_streams', String(limits.mediaStreams), '-probesize', '16M', '-analyzeduration', '10M'],
    ...(decoder ? ['-c:v', decoder] : []),
    ...['-i', path],
  ];
}

/** Does the work of a decoder; that it fails or takes too long is the file's fault, a full disk or a stop is not. */
export async function decoding<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    const isKnown = error instanceof AppError && error.code !== 'internal';
    if (isKnown) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw refusedFile(isLate ? 'The file could not be decoded in time.' : 'The file could not be decoded.', error);
  }
}

export function refusedFile(detail: string, cause?: unknown): AppError {
  return new AppError('asset_refused', detail, { detail, cause });
}
