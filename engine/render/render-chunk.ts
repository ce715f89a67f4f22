import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import { type FrameRange, frameCount } from '../../domain/render/plan-chunks.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { type CapturedFrame, capturedFrames } from './captured-frames.ts';
import { checkPart } from './check-part.ts';
import { encoderArguments } from './encoder-arguments.ts';
import type { FrameSource } from './frame-source.ts';

export interface ChunkOrder {
  stage: FrameSource;
  chunk: FrameRange;
  /** Where the part goes; it appears there only when it is whole and checked. */
  path: string;
  settings: EncoderSettings;
  /** Whether frames that the page calls unchanged are left out; as `capturedFrames` does it. */
  elide?: boolean;
  onFrame?: (frame: CapturedFrame) => void;
  /** A frame that the page called unchanged, and that was not. */
  onUnseen?: (frame: number) => void;
  /** All frames are captured; encoder and check are still at work, and the stage is free for the next chunk. */
  onCaptured?: () => void;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Captures the frames of one chunk straight into a running encoder and checks the part. */
export async function renderChunk(order: ChunkOrder): Promise<void> {
  const { signal, allowUnsandboxed, settings } = order;
  const draft = join(dirname(order.path), `${randomUUID()}-${basename(order.path)}`);
  try {
    const captured = settings.encoder.length > 0 ? await encode(order, draft) : await collect(order, draft);
    const expected = { frames: frameCount(order.chunk), captured, settings, signal, allowUnsandboxed };
    await checkPart(draft, expected);
    await rename(draft, order.path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Thumbnails of the frames that the encoder was given. */
async function encode(order: ChunkOrder, draft: string): Promise<Buffer> {
  const { stdout } = await runFfmpeg(encoderArguments(order.settings, draft), {
    stdin: captureFrames(order),
    outputDir: dirname(draft),
    signal: order.signal,
    allowUnsandboxed: order.allowUnsandboxed,
  });
  return stdout;
}

/** The pictures themselves are the part, one after another. */
async function collect(order: ChunkOrder, draft: string): Promise<undefined> {
  const pictures = Readable.from(captureFrames(order), { objectMode: false });
  await pipeline(pictures, createWriteStream(draft), { signal: order.signal });
}

async function* captureFrames(order: ChunkOrder): AsyncGenerator<Uint8Array> {
  for await (const captured of capturedFrames({ ...order, picture: order.settings.picture })) {
    yield captured.picture;
    order.onFrame?.(captured);
  }
  order.onCaptured?.();
}
