import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Artefact } from '../contract/findings.ts';
import { CliError, localProblem } from './cli-error.ts';

const endings: Record<string, string> = { 'image/png': '.png', 'image/jpeg': '.jpg', 'video/mp4': '.mp4' };

/** Saves the file behind an unguessable address under a temporary name, then moves it to `path`. */
export async function download(url: string, path: string): Promise<string> {
  return save(await open(url), path);
}

/** Saves stills as `frame-0042` and sheets as `sheet` in a folder, named by their type; paths in the order given. */
export async function downloadArtefacts(artefacts: Artefact[], folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const artefact of artefacts) {
    const response = await open(artefact.url);
    const ending = endings[response.headers.get('content-type') ?? ''] ?? '';
    const name = artefact.frame === undefined ? artefact.kind : `frame-${String(artefact.frame).padStart(4, '0')}`;
    paths.push(await save(response, join(folder, `${name}${ending}`)));
  }
  return paths;
}

async function open(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => null);
  if (response?.ok && response.body) return response;
  throw new CliError(localProblem('unavailable', `The file could not be fetched from ${url}.`, { retry_after: 5 }));
}

async function save(response: Response, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(draft));
  await rename(draft, path);
  return path;
}
