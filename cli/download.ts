import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Artefact } from '../contract/findings.ts';
import { CliError, localProblem } from './cli-error.ts';

/** Saves the file behind an unguessable address under a temporary name, then moves it to `path`. */
export async function download(url: string, path: string): Promise<string> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok || !response.body) {
    throw new CliError(localProblem('unavailable', `The file could not be fetched from ${url}.`, { retry_after: 5 }));
  }
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(draft));
  await rename(draft, path);
  return path;
}

/** Saves stills as `frame-0042.<type>` and sheets as `sheet.<type>` in a folder; paths in the order given. */
export async function downloadArtefacts(artefacts: Artefact[], folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const artefact of artefacts) {
    const type = /\.(\w+)$/.exec(new URL(artefact.url).pathname)?.[1] ?? 'png';
    const name = artefact.frame === undefined ? artefact.kind : `frame-${String(artefact.frame).padStart(4, '0')}`;
    paths.push(await download(artefact.url, join(folder, `${name}.${type}`)));
  }
  return paths;
}
