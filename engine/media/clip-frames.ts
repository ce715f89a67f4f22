import { framesPerPart } from '../../domain/media/clip-parts.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';

export interface StoredClip {
  sha256: string;
  frames: number;
  alpha: boolean;
  headBytes: number;
  parts: readonly number[];
  /** Bytes of the clip's file, both ends included. */
  read(first: number, last: number): Promise<Buffer>;
}

type DecodeOptions = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed'>;

const toRgba = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,format=rgba';
/** JPEG carries BT.601 in full range. `scale` needs 100 ms for a frame of 1080p, and is no nearer to the true colours. */
const toJpegColours =
  'colorspace=ispace=bt709:iprimaries=bt709:itrc=bt709:irange=tv:space=bt470bg:primaries=bt709:trc=bt709:range=pc:format=yuv420p:fast=1,format=yuvj420p';

/** What decoded parts may take of this process's memory together. */
const keptBytes = 96 * 1024 * 1024;
const kept = new Map<string, Promise<Buffer[]>>();
const weights = new Map<string, number>();

/**
 * One frame of a clip as a picture: JPEG, or PNG where the clip has alpha. The part that it lies in is decoded in the
 * jail, once as long as it is kept: films ask for one frame after the other.
 */
export async function clipFrame(clip: StoredClip, frame: number, options: DecodeOptions): Promise<Buffer> {
  const part = Math.floor(frame / framesPerPart);
  const pictures = await partOf(clip, part, options);
  const picture = pictures[frame - part * framesPerPart];
  if (!picture) throw new Error(`clip ${clip.sha256} has no frame ${frame}`);
  return picture;
}

function partOf(clip: StoredClip, part: number, options: DecodeOptions): Promise<Buffer[]> {
  const key = `${clip.sha256} ${part}`;
  const standing = kept.get(key);
  const work = standing ?? decodePart(clip, part, options);
  // What was asked for last goes last.
  kept.delete(key);
  kept.set(key, work);
  if (!standing) {
    work.then(
      (pictures) => weigh(key, pictures),
      () => kept.delete(key),
    );
  }
  return work;
}

function weigh(key: string, pictures: readonly Buffer[]): void {
  weights.set(
    key,
    pictures.reduce((sum, { length }) => sum + length, 0),
  );
  let sum = [...kept.keys()].reduce((all, each) => all + (weights.get(each) ?? 0), 0);
  for (const oldest of [...kept.keys()]) {
    if (sum <= keptBytes || oldest === key) break;
    sum -= weights.get(oldest) ?? 0;
    kept.delete(oldest);
    weights.delete(oldest);
  }
}

async function decodePart(clip: StoredClip, part: number, options: DecodeOptions): Promise<Buffer[]> {
  const [first, next] = [clip.parts[part], clip.parts[part + 1]];
  if (first === undefined || next === undefined) throw new Error(`clip ${clip.sha256} has no part ${part}`);
  const stdin = [await clip.read(0, clip.headBytes - 1), await clip.read(first, next - 1)];
  const [source, target] = clip.alpha
    ? [
        ['-f', 'matroska', '-c:v', 'libvpx-vp9'],
        ['-vf', toRgba, '-c:v', 'png', '-compression_level', '1'],
      ]
    : [
        ['-f', 'mp4'],
        ['-vf', toJpegColours, '-c:v', 'mjpeg', '-q:v', '2'],
      ];
  const args = [...source, '-i', 'pipe:0', ...target, '-vsync', 'passthrough', '-f', 'image2pipe', 'pipe:1'];
  const { stdout } = await runFfmpeg(['-loglevel', 'error', ...args], { ...options, stdin, timeoutSeconds: 120 });
  const pictures = clip.alpha ? splitPng(stdout) : splitJpeg(stdout);
  const expected = Math.min(framesPerPart, clip.frames - part * framesPerPart);
  if (pictures.length !== expected) {
    throw new Error(`part ${part} of clip ${clip.sha256} holds ${pictures.length} frames instead of ${expected}`);
  }
  return pictures;
}

/** ffmpeg writes one picture after the other: each ends as a JPEG ends, and what follows begins as one begins. */
function splitJpeg(stream: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  const seam = Buffer.from([0xff, 0xd9, 0xff, 0xd8]);
  let from = 0;
  for (let at = stream.indexOf(seam); at >= 0; at = stream.indexOf(seam, from)) {
    pictures.push(stream.subarray(from, at + 2));
    from = at + 2;
  }
  return from < stream.length ? [...pictures, stream.subarray(from)] : pictures;
}

function splitPng(stream: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let from = 0; from < stream.length; ) {
    let at = from + 8;
    while (at + 12 <= stream.length && stream.toString('latin1', at + 4, at + 8) !== 'IEND')
      at += 12 + stream.readUInt32BE(at);
    pictures.push(stream.subarray(from, at + 12));
    from = at + 12;
  }
  return pictures;
}
