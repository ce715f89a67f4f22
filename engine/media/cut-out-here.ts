import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../contract/errors.ts';
import type { HereEnd } from '../../domain/media/media-end.ts';
import type { cutOut } from '../../domain/media/picture/cut-out.ts';
import type { Pixels } from '../../domain/media/picture/pixels.ts';
import type { HereTools } from './here-tools.ts';
import { readPixels, writePng } from './raw-picture.ts';

/** Cuts a picture's subject out by colours and edges. Throws `asset_refused` where no ground can be told. */
export function cutOutHere(tools: HereTools): HereEnd['make'] {
  return async ({ picture }, { signal, onProgress }) => {
    if (!picture) throw new AppError('internal', 'there is no picture to cut out');
    const pixels = await readPixels(picture.content, { ...tools, signal });
    onProgress?.(0.3);
    const cut = await cutOutAside(pixels, signal);
    if (!cut) {
      const detail =
        'No ground could be told from what the picture shows: it fills the frame, or is nothing but ground.';
      throw new AppError('asset_refused', detail, { detail });
    }
    onProgress?.(0.8);
    const content = await writePng(cut.pixels, { ...tools, signal });
    const { width, height } = pixels;
    return { content, type: 'image/png', facts: { width, height, kept: Math.round(cut.share * 1000) / 1000 } };
  };
}

async function cutOutAside(pixels: Pixels, signal: AbortSignal): Promise<ReturnType<typeof cutOut>> {
  const thread = new Worker(new URL('./cut-out-thread.ts', import.meta.url), { workerData: pixels, env: {} });
  try {
    const [cut] = await once(thread, 'message', { signal });
    return cut;
  } finally {
    await thread.terminate();
  }
}
