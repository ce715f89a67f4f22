import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import type { FrameRange } from '../../domain/render/plan-chunks.ts';
import { type FrameSource, renderChunk } from './render-chunk.ts';

export interface KeyedChunk extends FrameRange {
  /** From `chunkKey`. */
  key: string;
}

export interface Part extends KeyedChunk {
  path: string;
  /** Whether the part was there before. */
  reused: boolean;
}

export interface SpanOrder {
  /** Called once, and not at all when every part exists. */
  openStage: () => Promise<FrameSource & AsyncDisposable>;
  chunks: readonly KeyedChunk[];
  /** Folder of the parts, `<key>.mp4` each. */
  folder: string;
  settings: EncoderSettings;
  onFrame?: (frame: number) => void;
  /** A finished chunk; what a heartbeat names. */
  onPart?: (part: Part) => void;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Renders the chunks of a span in turn on one stage, and takes those that an earlier attempt finished as they are. */
export async function renderSpan(order: SpanOrder): Promise<Part[]> {
  const { chunks, folder, settings, onFrame, onPart, signal, allowUnsandboxed } = order;
  await mkdir(folder, { recursive: true });
  await using stages = new AsyncDisposableStack();
  let stage: (FrameSource & AsyncDisposable) | undefined;
  const parts: Part[] = [];
  for (const chunk of chunks) {
    signal?.throwIfAborted();
    const path = partPath(folder, chunk.key);
    const reused = await exists(path);
    if (!reused) {
      stage ??= stages.use(await order.openStage());
      await renderChunk({ stage, chunk, path, settings, onFrame, signal, allowUnsandboxed });
    }
    const part = { ...chunk, path, reused };
    parts.push(part);
    onPart?.(part);
  }
  return parts;
}

export function partPath(folder: string, key: string): string {
  return join(folder, `${key}.mp4`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
