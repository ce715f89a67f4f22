import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';

/** Red, green, blue and alpha of one pixel of a PNG or JPEG, as ffmpeg reads it. */
export async function pixelOf(picture: Buffer, x: number, y: number): Promise<number[]> {
  const filter = `format=rgba,crop=1:1:${x}:${y}`;
  const { stdout } = await runFfmpeg(['-i', '-', '-vf', filter, '-f', 'rawvideo', '-'], { stdin: [picture] });
  return [...stdout];
}
