import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Asset, getAsset, uploadAsset } from '../contract/assets.ts';
import { AppError } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import { CliError, localProblem } from './cli-error.ts';
import { type Client, fillPath } from './client.ts';

export interface FileToUpload {
  projectId: string;
  path: string;
  /** What scenes call it; without one it is made of the file's name. */
  name?: string;
  onProgress?(sent: number, total: number): void;
  signal?: AbortSignal;
}

const lookMs = 1_000;

/** Sends a file as it is read from disk and waits until it is ready; what the service refuses is thrown. */
export async function uploadFile(client: Client, file: FileToUpload): Promise<Asset> {
  const { projectId, path, signal } = file;
  const blob = await openFile(path);
  const address = fillPath(uploadAsset.path, { projectId }, { name: file.name ?? nameOfPath(path) });
  const reply = await client.open(uploadAsset.method, address, { file: counted(blob, file.onProgress), signal });
  let asset = Asset.parse(await reply.json());
  while (asset.state === 'checking') {
    await delay(lookMs, undefined, { signal });
    asset = await client.call(getAsset, { params: { projectId, assetId: asset.id }, signal });
  }
  if (asset.state === 'ready') return asset;
  throw new CliError(localProblem('asset_refused', asset.refusal ?? 'The file was refused.'));
}

/** `Brand Logo (2).png` is `brand-logo-2`; without a letter or digit in it the service chooses. */
export function nameOfPath(path: string): string | undefined {
  const plain = basename(path, extname(path)).normalize('NFKD').toLowerCase();
  const name = plain
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, 64)
    .replace(/-+$/, '');
  return name === '' ? undefined : name;
}

async function openFile(path: string): Promise<Blob> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw noFile(`There is no file ${path}.`);
  if (facts.size === 0) throw noFile(`${path} is empty.`);
  if (facts.size > limits.uploadBytes) {
    throw noFile(`${path} is larger than the ${limits.uploadBytes / 1024 ** 2} MiB that are taken.`);
  }
  return openAsBlob(path);
}

function noFile(detail: string): AppError {
  return new AppError('invalid_arguments', detail, { detail });
}

/** The file as a stream that tells how much of it went. */
function counted(blob: Blob, onProgress?: FileToUpload['onProgress']): ReadableStream<Uint8Array> {
  let sent = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      sent += piece.length;
      onProgress?.(sent, blob.size);
      controller.enqueue(piece);
    },
  });
  return blob.stream().pipeThrough(count as never) as never;
}
