import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFacts } from '../../domain/render/codecs.ts';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import type { FrameRange } from '../../domain/render/plan-chunks.ts';
import type { FrameSource } from './frame-source.ts';
import { type ChunkOrder, renderChunk } from './render-chunk.ts';

export interface KeyedChunk extends FrameRange {
  /** From `chunkKey`. */
  key: string;
}

export interface Part extends KeyedChunk {
  path: string;
  /** Whether the part was there before. */
  reused: boolean;
}

export interface SpanOrder
  extends Pick<ChunkOrder, 'settings' | 'elide' | 'onFrame' | 'onUnseen' | 'signal' | 'allowUnsandboxed'> {
  /** Called once, and not at all when every part exists. */
  openStage: () => Promise<FrameSource & AsyncDisposable>;
  chunks: readonly KeyedChunk[];
  /** Folder of the parts, named by their keys. */
  folder: string;
  /** A finished chunk; what a heartbeat names. */
  onPart?: (part: Part) => void;
}

/**
 * Renders the chunks of a span on one stage, and takes those that an earlier attempt finished as they are. While the
 * encoder ends a chunk and the part is checked, the next one is captured already.
 */
export async function renderSpan(order: SpanOrder): Promise<Part[]> {
  const { chunks, folder, settings, onPart } = order;
  await mkdir(folder, { recursive: true });
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, ...(order.signal ? [order.signal] : [])]);
  await using stages = new AsyncDisposableStack();
  let stage: (FrameSource & AsyncDisposable) | undefined;
  const parts: Promise<Part>[] = [];
  try {
    for (const chunk of chunks) {
      signal.throwIfAborted();
      const path = partPath(folder, chunk.key, settings);
      const reused = await exists(path);
      if (!reused) stage ??= stages.use(await order.openStage());
      // Two encoders at once at most: the one that ends and the one that is fed.
      await parts.at(-2);
      const part = { ...chunk, path, reused };
      parts.push(
        reused || !stage ? Promise.resolve(part) : (await capture({ ...order, signal }, stage, part)).finished,
      );
      // The first failure is the reason; what the abort then does to the others is none.
      parts.at(-1)?.then(onPart, (error: unknown) => abort.abort(error));
    }
    return await Promise.all(parts);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    abort.abort();
    await Promise.allSettled(parts);
  }
}

/** Resolves when the stage is free again; `finished` when the part is whole and checked. */
async function capture(order: SpanOrder, stage: FrameSource, part: Part): Promise<{ finished: Promise<Part> }> {
  const { settings, elide, onFrame, onUnseen, signal, allowUnsandboxed } = order;
  const { promise: captured, resolve: onCaptured } = Promise.withResolvers<void>();
  const rendered = renderChunk({
    ...{ stage, chunk: part, path: part.path, settings, elide, onFrame, onUnseen, onCaptured },
    ...{ signal, allowUnsandboxed },
  });
  const finished = rendered.then(() => part);
  await Promise.race([captured, finished]);
  return { finished };
}

export function partPath(folder: string, key: string, { format }: Pick<EncoderSettings, 'format'>): string {
  return join(folder, `${key}.${formatFacts[format].partEnding}`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
