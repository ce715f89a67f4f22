import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { Picture } from './picture.ts';

export interface DecodeOptions {
  width: number;
  height: number;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Decodes JPEG captures of one size in the jail. */
export async function decodePictures(jpegs: readonly Uint8Array[], options: DecodeOptions): Promise<Picture[]> {
  const { width, height, signal, allowUnsandboxed } = options;
  if (jpegs.length === 0) return [];
  const colours = 'scale=in_color_matrix=bt601:in_range=pc:out_range=pc:flags=full_chroma_int,format=rgb24';
  const { stdout } = await runFfmpeg(
    [
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-i',
      'pipe:0',
      '-vf',
      colours,
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    { stdin: jpegs, signal, allowUnsandboxed },
  );
  const bytes = width * height * 3;
  return jpegs.map((_, index) => ({ width, height, pixels: stdout.subarray(index * bytes, (index + 1) * bytes) }));
}
