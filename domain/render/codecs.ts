import type { ExportFormat } from '../../contract/runs.ts';
import type { ExportChoice } from './export-format.ts';

/** How frames of one format are captured and encoded, and what its file must then say of itself. */
export interface Codec {
  /** Arguments of ffmpeg's encoder; none where the captured pictures themselves are the part. */
  encoder: readonly string[];
  picture: { format: 'jpeg'; quality: number } | { format: 'png' };
}

export interface FormatFacts {
  /** Ending and kind of the finished file. */
  ending: string;
  contentType: string;
  /** Ending of a chunk's part. */
  partEnding: string;
  /** As ffprobe names them; of the pixels, what their name begins with. */
  codec: string;
  pixels: string;
  /** Least SSIM between the file's frames and the captured stills. */
  leastSsim: number;
  /** Arguments of the encoder of its sound; null where files of the format are silent. */
  soundEncoder: readonly string[] | null;
}

export const formatFacts: Record<ExportFormat, FormatFacts> = {
  mp4: {
    ending: 'mp4',
    contentType: 'video/mp4',
    partEnding: 'mp4',
    codec: 'h264',
    pixels: 'yuv420p',
    leastSsim: 0.95,
    soundEncoder: ['-c:a', 'aac', '-b:a', '192k'],
  },
  webm: {
    ending: 'webm',
    contentType: 'video/webm',
    partEnding: 'mp4',
    codec: 'vp9',
    pixels: 'yuv420p',
    leastSsim: 0.93,
    soundEncoder: ['-c:a', 'libopus', '-b:a', '160k'],
  },
  prores: {
    ...{ ending: 'mov', contentType: 'video/quicktime', partEnding: 'mov' },
    ...{ codec: 'prores', pixels: 'yuva444p1', leastSsim: 0.97 },
    soundEncoder: ['-c:a', 'pcm_s16le'],
  },
  // 256 colours.
  gif: {
    ...{ ending: 'gif', contentType: 'image/gif', partEnding: 'mjpeg', codec: 'gif', pixels: 'bgra', leastSsim: 0.8 },
    soundEncoder: null,
  },
  png: {
    ending: 'tar',
    contentType: 'application/x-tar',
    partEnding: 'pngs',
    codec: 'png',
    pixels: 'rgba',
    leastSsim: 0.99,
    soundEncoder: null,
  },
};

const jpegQuality = { draft: 80, standard: 92, high: 97 } as const;

/**
 * What each preset means. x264: on this kind of picture `ultrafast` with the adaptive parts switched on again makes the
 * file of `veryfast` at crf 18 in half the time (16 ms a frame instead of 30 with reading the JPEG; size 0.93–0.99, SSIM
 * lower by 0.0004), and `veryfast` that of `medium`. A part is one closed group of pictures, so that parts join by
 * copying.
 */
export function codecOf({ format, quality, fps }: Pick<ExportChoice, 'format' | 'quality' | 'fps'>): Codec {
  const jpeg = { format: 'jpeg', quality: jpegQuality[quality] } as const;
  switch (format) {
    case 'mp4':
      return { picture: jpeg, encoder: x264(quality, fps) };
    case 'webm':
      return { picture: jpeg, encoder: vp9(quality) };
    case 'prores':
      return { picture: { format: 'png' }, encoder: prores(quality) };
    case 'gif':
      return { picture: { format: 'jpeg', quality: 97 }, encoder: [] };
    case 'png':
      return { picture: { format: 'png' }, encoder: [] };
  }
}

const adaptive = ':cabac=1:8x8dct=1:aq-mode=1:mbtree=1:rc-lookahead=10:no-deblock=0';

const x264Presets = {
  draft: { preset: 'ultrafast', crf: '26', search: '' },
  standard: { preset: 'ultrafast', crf: '19', search: adaptive },
  high: { preset: 'faster', crf: '14', search: '' },
} as const;

function x264(quality: ExportChoice['quality'], fps: number): string[] {
  const { preset, crf, search } = x264Presets[quality];
  const group = `keyint=${2 * fps}:min-keyint=${2 * fps}:scenecut=0:open-gop=0`;
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-crf', crf, '-pix_fmt', 'yuv420p', '-threads', '1'],
    ...['-x264-params', `${group}${search}`],
  ];
}

const vp9Presets = {
  draft: { crf: '38', speed: '8', deadline: 'realtime' },
  standard: { crf: '28', speed: '5', deadline: 'good' },
  high: { crf: '20', speed: '3', deadline: 'good' },
} as const;

function vp9(quality: ExportChoice['quality']): string[] {
  const { crf, speed, deadline } = vp9Presets[quality];
  return [
    ...['-c:v', 'libvpx-vp9', '-crf', crf, '-b:v', '0', '-deadline', deadline, '-cpu-used', speed],
    ...['-row-mt', '0', '-threads', '1', '-g', '9999', '-pix_fmt', 'yuv420p'],
  ];
}

/** `qscale` of ProRes 4444: lower is better and larger. */
const proresScale = { draft: '16', standard: '10', high: '4' } as const;

function prores(quality: ExportChoice['quality']): string[] {
  return [
    ...['-c:v', 'prores_ks', '-profile:v', '4444', '-vendor', 'apl0', '-alpha_bits', '16'],
    ...['-qscale:v', proresScale[quality], '-pix_fmt', 'yuva444p10le', '-threads', '1'],
  ];
}
