import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneFault } from '../../contract/stage.ts';
import { type CaptureFormat, openStage, type StageInput } from '../stage/open-stage.ts';

export interface StillsOrder extends StageInput, CaptureFormat {
  frames: readonly number[];
  /** Made when missing. */
  directory: string;
  /** Hears what the scenes did wrong at these frames, also when the rendering fails. */
  onFaults?: (faults: SceneFault[]) => void;
}

export interface Still {
  frame: number;
  path: string;
  width: number;
  height: number;
}

/** Writes one picture per frame, `frame-000090.png`, in the order asked for; a frame asked for twice is one file. */
export async function renderStills(order: StillsOrder): Promise<Still[]> {
  const { frames, directory, format, quality, timeline, onFaults } = order;
  await mkdir(directory, { recursive: true });
  await using stage = await openStage(order);
  const stills: Still[] = [];
  try {
    for (const frame of frames) {
      const path = join(directory, `frame-${String(frame).padStart(6, '0')}.${format === 'png' ? 'png' : 'jpg'}`);
      if (!stills.some((still) => still.path === path))
        await replaceFile(path, await stage.capture(frame, { format, quality }));
      stills.push({ frame, path, width: timeline.width, height: timeline.height });
    }
  } finally {
    onFaults?.(stage.faults());
  }
  return stills;
}

/** Written beside and moved, so nobody reads half a picture. */
export async function replaceFile(path: string, body: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, body);
  await rename(draft, path);
}
