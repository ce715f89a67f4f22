import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { type KeyedChunk, partPath } from '../engine/render/render-span.ts';
import { partKey } from './export-plan.ts';
import type { ActivityPorts } from './ports.ts';

/** Brings parts from storage into a folder, in order. */
export async function fetchParts(
  { storage }: Pick<ActivityPorts, 'storage'>,
  run: Run,
  chunks: readonly KeyedChunk[],
  folder: string,
): Promise<string[]> {
  const paths: string[] = [];
  for (const chunk of chunks) {
    const part = await storage.get(partKey(run, chunk));
    if (!part) throw new AppError('unavailable', `part ${chunk.key} is gone`, { retryAfter: 5 });
    const path = partPath(folder, chunk.key);
    await pipeline(part, createWriteStream(path));
    paths.push(path);
  }
  return paths;
}
