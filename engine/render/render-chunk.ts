import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import { type FrameRange, frameCount } from '../../domain/render/plan-chunks.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { checkPart } from './check-part.ts';
import { toThumbnails, toVideoColours } from './colour-filter.ts';

/** What a chunk needs of an open stage. */
export interface FrameSource {
  capture(frame: number, options: { format: 'jpeg'; quality: number }): Promise<Uint8Array>;
}

export interface ChunkOrder {
  stage: FrameSource;
  chunk: FrameRange;
  /** Where the part goes; it appears there only when it is whole and checked. */
  path: string;
  settings: EncoderSettings;
  onFrame?: (frame: number) => void;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Captures the frames of one chunk straight into a running encoder and checks the part. */
export async function renderChunk(order: ChunkOrder): Promise<void> {
  const draft = `${order.path}.${randomUUID()}`;
  const { signal, allowUnsandboxed } = order;
  try {
    const { stdout } = await runFfmpeg(encoderArguments(order, draft), {
      stdin: captureFrames(order),
      outputDir: dirname(order.path),
      signal,
      allowUnsandboxed,
    });
    await checkPart(draft, { frames: frameCount(order.chunk), captured: stdout, signal, allowUnsandboxed });
    await rename(draft, order.path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* captureFrames({ stage, chunk, settings, onFrame, signal }: ChunkOrder): AsyncGenerator<Uint8Array> {
  for (let frame = chunk.firstFrame; frame <= chunk.lastFrame; frame += 1) {
    signal?.throwIfAborted();
    yield await stage.capture(frame, { format: 'jpeg', quality: settings.jpegQuality });
    onFrame?.(frame);
  }
}

/** One closed group of pictures from the first frame on, so that parts join by copying; thumbnails of the input go to stdout. */
function encoderArguments({ chunk, settings }: ChunkOrder, draft: string): string[] {
  const { width, height, fps, crf, x264Preset } = settings;
  const frames = frameCount(chunk);
  const video = `[0:v]${toVideoColours('jpeg')},crop=${width}:${height}:0:0,split=2[video][again]`;
  return [
    ...['-f', 'image2pipe', '-framerate', String(fps), '-c:v', 'mjpeg', '-i', 'pipe:0'],
    ...['-filter_complex', `${video};[again]${toThumbnails}[thumbnails]`],
    ...['-map', '[video]', '-c:v', 'libx264', '-preset', x264Preset, '-crf', String(crf), '-threads', '2'],
    ...['-x264-params', `keyint=${frames}:min-keyint=${frames}:scenecut=0:open-gop=0`],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-video_track_timescale', String(timescale(fps)), '-map_metadata', '-1', '-f', 'mp4', draft],
    ...['-map', '[thumbnails]', '-f', 'rawvideo', 'pipe:1'],
  ];
}

/** Ticks per second: a whole number per frame at every whole rate, the same in all parts of a film. */
function timescale(fps: number): number {
  return fps * 512;
}
