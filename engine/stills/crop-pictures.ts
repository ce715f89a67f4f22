import type { Box } from '../../contract/stage.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';

/** A JPEG and the part of it that is wanted, in whole even pixels inside the picture. */
export interface PictureCrop {
  picture: Uint8Array;
  box: Box;
}

export interface CroppedPicture {
  /** JPEG. */
  picture: Buffer;
  width: number;
  height: number;
}

/** Longest side of a crop, in pixels: enough to read by, and small in a context. */
const longestSide = 640;

type CropOptions = Pick<FfmpegOptions, 'signal' | 'allowUnsandboxed' | 'tools'>;

/** Cuts parts out of pictures of one size, in the jail, in the order given; windows of one size share one run. */
export async function cropPictures(
  crops: readonly PictureCrop[],
  options: CropOptions = {},
): Promise<CroppedPicture[]> {
  const cropped = new Map<PictureCrop, CroppedPicture>();
  const sizes = Map.groupBy(crops, ({ box }) => `${box.width}x${box.height}`);
  for (const group of sizes.values()) {
    const pictures = await cutAlike(group, options);
    group.forEach((crop, index) => {
      cropped.set(crop, pictures[index] as CroppedPicture);
    });
  }
  return crops.map((crop) => cropped.get(crop) as CroppedPicture);
}

/** Windows of one size: where each lies is an expression of the picture's number. */
async function cutAlike(crops: readonly PictureCrop[], options: CropOptions): Promise<CroppedPicture[]> {
  const { width, height } = (crops[0] as PictureCrop).box;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const at = (side: 'x' | 'y') => crops.map(({ box }, index) => `${box[side]}*eq(n,${index})`).join('+');
  const filters = [
    `crop=${width}:${height}:'${at('x')}':'${at('y')}':exact=1`,
    `scale=${size.width}:${size.height}:flags=area`,
  ];
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-i', 'pipe:0', '-vf', filters.join(',')];
  const output = ['-fps_mode', 'passthrough', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'];
  const stdin = crops.map(({ picture }) => picture);
  const { stdout } = await runFfmpeg([...input, ...output], { ...options, stdin });
  return splitJpegs(stdout).map((picture) => ({ picture, ...size }));
}

const startOfImage = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);

/** In a JPEG's coded data no byte 0xff is followed by these markers. */
function splitJpegs(stream: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let start = stream.indexOf(startOfImage); start !== -1; start = stream.indexOf(startOfImage, start)) {
    const end = stream.indexOf(endOfImage, start);
    if (end === -1) break;
    pictures.push(stream.subarray(start, end + 2));
    start = end + 2;
  }
  return pictures;
}
