import type { Run } from '../db/entities/run.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { type FrameRange, frameCount } from '../domain/render/plan-chunks.ts';
import { planSpans } from '../domain/render/plan-spans.ts';
import type { KeyedChunk } from '../engine/render/render-span.ts';
import { chunksWithin, type ExportPlan, isWithin, partKey, planOf, scenesAt } from './export-plan.ts';
import { endOfFrames } from './film-frames.ts';
import { finishExport } from './finish-export.ts';
import { createFrameProgress } from './frame-progress.ts';
import { keepAlive } from './keep-alive.ts';
import { standing } from './object-cache.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { renderChunks } from './render-chunks.ts';
import { livingRun } from './run-work.ts';
import { createSecondLooks } from './second-looks.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger' | 'limits' | 'scratchDir'>;

export interface SpansToRender extends Receipt {
  frames: number;
  /** Frames that no stored part has yet; the spans cover exactly these. */
  missingFrames: number;
  spans: FrameRange[];
  slots: number;
}

interface ExportStep {
  runId: string;
  /** Keys of scenes that were found to depend on what was shown before: they are rendered in one piece. */
  dependsOnHistory?: string[];
}

interface RenderedSpan extends Receipt {
  dependsOnHistory: string[];
  /** Keys of scenes on frames that the page called unchanged and that were not. */
  changedUnseen: string[];
}

/** The heavy work of an export. A part is stored as soon as it is whole, so a killed worker loses one chunk at most. */
export function createExportingActivities(ports: Ports) {
  const progress = createFrameProgress(ports);
  const secondLook = createSecondLooks(ports);
  return {
    planExport({ runId, dependsOnHistory = [] }: ExportStep): Promise<SpansToRender> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const plan = await planOf(ports, run, signal, dependsOnHistory);
        const { chunks, frames } = plan;
        const missing = await missingParts(ports, run, plan, chunks);
        const slots = ports.limits.renderSlots;
        const spans = spansOf(plan, missing, slots);
        const reused = chunks.length - missing.length;
        if (dependsOnHistory.length === 0) {
          await exportRecords.noteChunks(ports.database.fork(), runId, { reused, rendered: missing.length });
        }
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

    renderSpan({
      runId,
      doneFrames,
      dependsOnHistory = [],
      ...range
    }: ExportStep & FrameRange & { doneFrames: number }): Promise<RenderedSpan> {
      let finished = 0;
      const changedUnseen = new Set<string>();
      return keepAlive(
        async (signal) => {
          const run = await livingRun(ports, runId);
          const plan = await planOf(ports, run, signal, dependsOnHistory);
          const within = chunksWithin(plan.chunks, range);
          const isOnePiece = plan.regions.some((region) => isWithin(range, region));
          const chunks = isOnePiece ? within : await missingParts(ports, run, plan, within);
          progress.begin(runId, { done: doneFrames, total: plan.frames });
          await using second = secondLook(runId, plan, signal);
          const found = await renderChunks(ports, run, plan, chunks, {
            ...{ signal, isOnePiece, second, onFrame: () => progress.add(runId, 1) },
            onUnseen: (frame) => {
              for (const key of scenesAt(plan, frame)) changedUnseen.add(key);
            },
            onStored: () => {
              finished += 1;
            },
          });
          return { seq: run.seq, dependsOnHistory: found, changedUnseen: [...changedUnseen] };
        },
        () => ({ chunksFinished: finished, firstFrame: range.firstFrame, lastFrame: range.lastFrame }),
      );
    },

    assembleExport({
      runId,
      dependsOnHistory = [],
      changedUnseen = [],
    }: ExportStep & { changedUnseen?: string[] }): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        progress.end(runId);
        const plan = await planOf(ports, run, signal, dependsOnHistory);
        try {
          return await finishExport(ports, run, { ...plan, changedUnseen }, signal);
        } finally {
          await endOfFrames(ports, runId);
        }
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

/** Regions that have a part missing are rendered whole, each by one; the other missing chunks in spans for all cores. */
function spansOf({ regions, settings }: ExportPlan, missing: readonly KeyedChunk[], slots: number): FrameRange[] {
  const whole = regions.filter((region) => missing.some((chunk) => isWithin(chunk, region)));
  const free = missing.filter((chunk) => !whole.some((region) => isWithin(chunk, region)));
  return [...whole, ...planSpans(free, { fps: settings.fps, parallel: slots })];
}
