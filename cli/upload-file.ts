import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Asset, getAsset, uploadAsset } from '../contract/assets.ts';
import { AppError } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import { appendUpload, completeUpload, createUpload, signUpload } from '../contract/uploads.ts';
import { CliError, localProblem } from './cli-error.ts';
import { type Client, fillPath } from './client.ts';

export interface FileToUpload {
  projectId: string;
  path: string;
  /** What scenes call it; without one it is made of the file's name. */
  name?: string;
  /** Sends it to a signed address, straight to storage where that is S3. */
  presigned?: boolean;
  onProgress?(sent: number, total: number): void;
  signal?: AbortSignal;
}

const lookMs = 1_000;
/** Files beyond this size are sent so that a break costs only what was on its way. */
const resumedBytes = 4 * 1024 * 1024;
const mostBreaks = 8;

/** Sends a file as it is read from disk and waits until it is ready; what the service refuses is thrown. */
export async function uploadFile(client: Client, file: FileToUpload): Promise<Asset> {
  const { projectId, path, signal } = file;
  const blob = await openFile(path);
  let asset = await send(client, file, blob);
  while (asset.state === 'checking') {
    await delay(lookMs, undefined, { signal });
    asset = await client.call(getAsset, { params: { projectId, assetId: asset.id }, signal });
  }
  if (asset.state === 'ready') return asset;
  throw new CliError(localProblem('asset_refused', asset.refusal ?? 'The file was refused.'));
}

function send(client: Client, file: FileToUpload, blob: Blob): Promise<Asset> {
  if (file.presigned) return sendSigned(client, file, blob);
  return blob.size > resumedBytes ? sendInPieces(client, file, blob) : sendAtOnce(client, file, blob);
}

async function sendSigned(client: Client, file: FileToUpload, blob: Blob): Promise<Asset> {
  const { projectId, signal } = file;
  const body = await factsOf(file, blob);
  const { id: uploadId } = await client.call(createUpload, { params: { projectId }, body, signal });
  const params = { projectId, uploadId };
  const { method, url, headers } = await client.call(signUpload, { params, signal });
  // A stream would be sent without its length, which storage asks for.
  const reply = await fetch(url, { method, headers, body: blob, signal }).catch(() => null);
  file.onProgress?.(blob.size, blob.size);
  await reply?.body?.cancel();
  if (!reply?.ok) {
    const why = reply ? `answered ${reply.status}` : 'could not be reached';
    throw new CliError(localProblem('unavailable', `The address for the file ${why}.`));
  }
  const { asset } = await client.call(completeUpload, { params, signal });
  if (!asset) throw new CliError(localProblem('internal', 'The service did not take the file.'));
  return asset;
}

async function factsOf({ name, path }: FileToUpload, blob: Blob) {
  const hash = createHash('sha256');
  for await (const piece of blob.stream()) hash.update(piece);
  return { bytes: blob.size, sha256: hash.digest('hex'), name: name ?? nameOfPath(path) };
}

async function sendAtOnce(client: Client, file: FileToUpload, blob: Blob): Promise<Asset> {
  const { projectId, path, signal } = file;
  const address = fillPath(uploadAsset.path, { projectId }, { name: file.name ?? nameOfPath(path) });
  const reply = await client.open(uploadAsset.method, address, { file: counted(blob, 0, file.onProgress), signal });
  return Asset.parse(await reply.json());
}

/** The service knows by its hash how much of the file is there, also when another run of this program sent it. */
async function sendInPieces(client: Client, file: FileToUpload, blob: Blob): Promise<Asset> {
  const { projectId, signal } = file;
  const body = await factsOf(file, blob);
  for (let breaks = 0; ; ) {
    const { id: uploadId, received: offset } = await client.call(createUpload, { params: { projectId }, body, signal });
    const address = fillPath(appendUpload.path, { projectId, uploadId }, { offset });
    const rest = counted(blob, offset, file.onProgress);
    try {
      const reply = await client.open(appendUpload.method, address, { file: rest, signal });
      const { asset } = appendUpload.reply.parse(await reply.json());
      if (asset) return asset;
    } catch (error) {
      const code = error instanceof CliError ? error.problem.code : null;
      // Where the service still writes what came before the break, it stands elsewhere for a moment.
      const isBreak = code === 'unavailable' || code === 'upload_offset';
      breaks += 1;
      if (!isBreak || signal?.aborted || breaks > mostBreaks) throw error;
      await delay(lookMs * breaks, undefined, { signal });
    }
  }
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

/** The file from an offset on as a stream that tells how much of the whole went. */
function counted(blob: Blob, offset: number, onProgress?: FileToUpload['onProgress']): ReadableStream<Uint8Array> {
  let sent = offset;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      sent += piece.length;
      onProgress?.(sent, blob.size);
      controller.enqueue(piece);
    },
  });
  return blob
    .slice(offset)
    .stream()
    .pipeThrough(count as never) as never;
}
