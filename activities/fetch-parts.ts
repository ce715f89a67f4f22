import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import type { FrameRange } from '../domain/render/plan-chunks.ts';
import { partPath } from '../engine/render/render-span.ts';
import { type ExportPlan, partKey } from './export-plan.ts';
import type { ActivityPorts } from './ports.ts';

type FetchedPart = FrameRange & { path: string };

/** Storage that is far away answers late, and several at once as fast as one. */
const atOnce = 8;

/** Brings parts from storage into a folder, in order. */
export async function fetchParts(
  { storage }: Pick<ActivityPorts, 'storage'>,
  run: Run,
  plan: ExportPlan,
  folder: string,
): Promise<FetchedPart[]> {
  const fetched = async (chunk: ExportPlan['chunks'][number]): Promise<FetchedPart> => {
    const part = await storage.get(partKey(run, plan, chunk));
    if (!part) throw new AppError('unavailable', `part ${chunk.key} is gone`, { retryAfter: 5 });
    const path = partPath(folder, chunk.key, plan.settings);
    await pipeline(part, createWriteStream(path));
    return { firstFrame: chunk.firstFrame, lastFrame: chunk.lastFrame, path };
  };
  const parts: FetchedPart[] = [];
  for (let from = 0; from < plan.chunks.length; from += atOnce) {
    const some = plan.chunks.slice(from, from + atOnce).map(fetched);
    await Promise.allSettled(some);
    parts.push(...(await Promise.all(some)));
  }
  return parts;
}
