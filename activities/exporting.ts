import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from '../db/entities/run.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { type FrameRange, frameCount } from '../domain/render/plan-chunks.ts';
import { planSpans } from '../domain/render/plan-spans.ts';
import { type KeyedChunk, renderSpan } from '../engine/render/render-span.ts';
import { chunksWithin, type ExportPlan, partKey, planOf } from './export-plan.ts';
import { filmFrames } from './film-frames.ts';
import { finishExport } from './finish-export.ts';
import { createFrameProgress } from './frame-progress.ts';
import { keepAlive } from './keep-alive.ts';
import { keep, standing } from './object-cache.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger' | 'limits' | 'scratchDir'>;

export interface SpansToRender extends Receipt {
  frames: number;
  /** Frames that no stored part has yet; the spans cover exactly these. */
  missingFrames: number;
  spans: FrameRange[];
  slots: number;
}

/** The heavy work of an export. A part is stored as soon as it is whole, so a killed worker loses one chunk at most. */
export function createExportingActivities(ports: Ports) {
  const progress = createFrameProgress(ports);
  return {
    planExport({ runId }: { runId: string }): Promise<SpansToRender> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const plan = await planOf(ports, run, signal);
        const { chunks, frames, settings } = plan;
        const missing = await missingParts(ports, run, plan, chunks);
        const slots = ports.limits.renderSlots;
        const spans = planSpans(missing, { fps: settings.fps, parallel: slots });
        const reused = chunks.length - missing.length;
        await exportRecords.noteChunks(ports.database.fork(), runId, { reused, rendered: missing.length });
        return {
          seq: run.seq,
          frames,
          missingFrames: missing.reduce((sum, chunk) => sum + frameCount(chunk), 0),
          spans: spans.map(({ firstFrame, lastFrame }) => ({ firstFrame, lastFrame })),
          slots,
          counts: { frames, chunks: chunks.length, chunksReused: reused },
        };
      });
    },

    renderSpan({ runId, doneFrames, ...range }: FrameRange & { runId: string; doneFrames: number }): Promise<Receipt> {
      let finished = 0;
      return keepAlive(
        async (signal) => {
          const run = await livingRun(ports, runId);
          const plan = await planOf(ports, run, signal);
          const chunks = await missingParts(ports, run, plan, chunksWithin(plan.chunks, range));
          progress.begin(runId, { done: doneFrames, total: plan.frames });
          await renderChunks(ports, run, plan, chunks, {
            signal,
            onFrame: () => progress.add(runId, 1),
            onStored: () => {
              finished += 1;
            },
          });
          return { seq: run.seq };
        },
        () => ({ chunksFinished: finished, firstFrame: range.firstFrame, lastFrame: range.lastFrame }),
      );
    },

    assembleExport({ runId }: { runId: string }): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        progress.end(runId);
        return finishExport(ports, run, await planOf(ports, run, signal), signal);
      });
    },
  };
}
export type ExportingActivities = ReturnType<typeof createExportingActivities>;

async function missingParts(ports: Ports, run: Run, plan: ExportPlan, chunks: readonly KeyedChunk[]) {
  const there = await standing(
    ports,
    chunks.map((chunk) => partKey(run, plan, chunk)),
  );
  return chunks.filter((chunk) => !there.has(partKey(run, plan, chunk)));
}

interface Watch {
  signal: AbortSignal;
  onFrame: () => void;
  onStored: () => void;
}

async function renderChunks(ports: Ports, run: Run, plan: ExportPlan, chunks: KeyedChunk[], watch: Watch) {
  const folder = await mkdtemp(join(ports.scratchDir, 'span-'));
  const stored: Promise<void>[] = [];
  try {
    await renderSpan({
      openStage: () => filmFrames(ports, plan, watch.signal),
      chunks,
      folder,
      settings: plan.settings,
      onFrame: watch.onFrame,
      onPart: (part) => {
        const put = keep(ports, {
          ...{ objectKey: partKey(run, plan, part), projectId: run.projectId },
          ...{ content: { file: part.path }, contentType: 'application/octet-stream' },
        }).then(watch.onStored);
        // The failure is met where all are awaited.
        put.catch(() => {});
        stored.push(put);
      },
      signal: watch.signal,
      allowUnsandboxed: ports.stage.browser.allowUnsandboxed,
    });
    await Promise.all(stored);
  } finally {
    await Promise.allSettled(stored);
    await rm(folder, { recursive: true, force: true });
  }
}
