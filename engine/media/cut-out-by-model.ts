import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../contract/errors.ts';
import type { HereEnd } from '../../domain/media/media-end.ts';

/** A package under the AGPL 3, which is no part of this product: an operator who takes its terms installs it. */
export const modelPackage = '@imgly/background-removal-node';

/** Address of the package's module where it is installed. */
export function installedModel(name: string = modelPackage): string | null {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
  } catch {
    return null;
  }
}

/** Cuts a picture's subject out by the package's model, in a thread of its own that a cancel ends. */
export function cutOutByModel(module: string): HereEnd['make'] {
  return async ({ picture }, { signal }) => {
    if (!picture) throw new AppError('internal', 'there is no picture to cut out');
    const thread = new Worker(new URL('./cut-out-model-thread.ts', import.meta.url), {
      workerData: { module, content: picture.content, type: picture.type },
      env: {},
    });
    try {
      const [content] = await once(thread, 'message', { signal });
      return { content: Buffer.from(content as Uint8Array), type: 'image/png', facts: { model: modelPackage } };
    } finally {
      await thread.terminate();
    }
  };
}
