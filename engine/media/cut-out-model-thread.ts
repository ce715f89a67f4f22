import { parentPort, workerData } from 'node:worker_threads';

interface Work {
  module: string;
  content: Uint8Array<ArrayBuffer>;
  type: string;
}

/** What is used of the package. */
interface Model {
  removeBackground(picture: Blob, options: { output: { format: string } }): Promise<Blob>;
}

const { module, content, type } = workerData as Work;
const { removeBackground } = (await import(module)) as Model;
const cut = await removeBackground(new Blob([content], { type }), { output: { format: 'image/png' } });
parentPort?.postMessage(new Uint8Array(await cut.arrayBuffer()));
