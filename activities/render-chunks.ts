import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from '../db/entities/run.ts';
import { sampleFrame } from '../domain/render/one-piece.ts';
import type { FrameSource } from '../engine/render/frame-source.ts';
import { looksAlike } from '../engine/render/looks-alike.ts';
import { type KeyedChunk, type Part, renderSpan } from '../engine/render/render-span.ts';
import { type ExportPlan, partKey, scenesAt } from './export-plan.ts';
import { endOfFrames, withFrames } from './film-frames.ts';
import { keep } from './object-cache.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir'>;

interface Watch {
  signal: AbortSignal;
  /** Another page of the export, for the frames that are captured twice. */
  second: FrameSource;
  /** Its scenes are known to depend on what was shown before: nothing is captured twice. */
  isOnePiece: boolean;
  onFrame: () => void;
  /** A frame that the page called unchanged and that was not; it was captured. */
  onUnseen: (frame: number) => void;
  onStored: () => void;
}

/**
 * Renders chunks and stores their parts. One frame of each is captured again on a page that has shown none of the others;
 * where it differs, the part is dropped and the keys of the scenes of that frame are answered.
 */
export async function renderChunks(
  ports: Ports,
  run: Run,
  plan: ExportPlan,
  chunks: KeyedChunk[],
  watch: Watch,
): Promise<string[]> {
  const folder = await mkdtemp(join(ports.scratchDir, 'span-'));
  const samples = new Map<number, Uint8Array>();
  const wanted = new Set(chunks.map(sampleFrame));
  const dependent = new Set<string>();
  const isAlike = async (part: Part) => {
    const frame = sampleFrame(part);
    const first = samples.get(frame);
    if (watch.isOnePiece || !first) return true;
    const again = await watch.second.capture(frame, plan.settings.picture);
    const { allowUnsandboxed } = ports.stage.browser;
    if (await looksAlike(first, again, plan.settings.picture, { signal: watch.signal, allowUnsandboxed })) return true;
    for (const key of scenesAt(plan, frame)) dependent.add(key);
    return false;
  };
  const store = async (part: Part) => {
    if (!(await isAlike(part))) return;
    const content = { content: { file: part.path }, contentType: 'application/octet-stream' };
    await keep(ports, { objectKey: partKey(run, plan, part), projectId: run.projectId, ...content });
    watch.onStored();
  };
  let stored: Promise<void> = Promise.resolve();
  try {
    const render = (source: Required<FrameSource>) =>
      renderSpan({
        openStage: async () => ({ ...source, [Symbol.asyncDispose]: async () => undefined }),
        ...{ chunks, folder, settings: plan.settings, signal: watch.signal },
        // Going back to the end of a row is no way to show frames that depend on those before.
        elide: !watch.isOnePiece,
        onUnseen: watch.onUnseen,
        onFrame: ({ frame, picture }) => {
          if (wanted.has(frame)) samples.set(frame, picture);
          watch.onFrame();
        },
        onPart: (part) => {
          stored = stored.then(() => store(part));
          // The failure is met where it is awaited.
          stored.catch(() => {});
        },
        allowUnsandboxed: ports.stage.browser.allowUnsandboxed,
      });
    const page = { runId: run.id, alone: watch.isOnePiece };
    await withFrames(ports, page, plan, watch.signal, render);
    await stored;
    return [...dependent];
  } finally {
    await stored.catch(() => {});
    if (watch.signal.aborted) await endOfFrames(ports, run.id);
    await rm(folder, { recursive: true, force: true });
  }
}
