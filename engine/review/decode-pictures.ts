import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { Picture } from './picture.ts';

export interface DecodeOptions {
  width: number;
  height: number;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Buffers in turn: a picture and the one after it may be looked at together. */
const heldPictures = 2;

/**
 * Decodes JPEG captures of one size in the jail while they come, and shows each picture in order. A picture's pixels
 * stay until two more were shown. Gives the number of pictures.
 */
export async function decodePictures(
  jpegs: AsyncIterable<Uint8Array>,
  { width, height, signal, allowUnsandboxed }: DecodeOptions,
  onPicture: (picture: Picture, index: number) => void,
): Promise<number> {
  const held = Array.from({ length: heldPictures }, () => Buffer.allocUnsafe(width * height * 3));
  let [count, filled] = [0, 0];
  const take = (part: Buffer) => {
    for (let from = 0; from < part.length; ) {
      const pixels = held[count % heldPictures] as Buffer;
      const taken = part.copy(pixels, filled, from);
      from += taken;
      filled += taken;
      if (filled < pixels.length) continue;
      onPicture({ width, height, pixels }, count);
      [count, filled] = [count + 1, 0];
    }
  };
  await runFfmpeg(arguments_, { stdin: jpegs, onStdout: take, signal, allowUnsandboxed });
  if (filled > 0) throw new AppError('internal', 'A capture has another size than its film');
  return count;
}

const colours = 'scale=in_color_matrix=bt601:in_range=pc:out_range=pc:flags=full_chroma_int,format=rgb24';

/** Without looking ahead in the stream: the first picture is decoded before the second is captured. */
const arguments_ = [
  ...['-probesize', '32', '-analyzeduration', '0', '-threads', '1'],
  ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-i', 'pipe:0'],
  ...['-vf', colours, '-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'],
];
