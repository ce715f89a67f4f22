import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { AppError } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import { uploadHeadBytes } from '../domain/media/judge-upload.ts';
import { countReceived } from './free-received.ts';

/** A file that arrived whole, on local disk; disposing removes it. */
export interface ReceivedUpload extends AsyncDisposable {
  path: string;
  bytes: number;
  sha256: string;
  /** Its first bytes, at most `uploadHeadBytes`. */
  head: Buffer;
}

/**
 * Writes a body to disk as it arrives, hashed and counted on the way; no more of it is in memory than one piece. What is
 * longer than an upload may be is refused when it has grown so long, whatever its Content-Length said.
 */
export async function receiveFile(
  { dataDir }: Pick<Config, 'dataDir'>,
  body: AsyncIterable<Buffer>,
): Promise<ReceivedUpload> {
  const parent = uploadsFolder({ dataDir });
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'upload-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await using handle = await open(path, 'wx+', 0o600);
    const facts = await write(handle, body);
    const head = Buffer.alloc(Math.min(facts.bytes, uploadHeadBytes));
    await handle.read(head, 0, head.length, 0);
    return { path, ...facts, head, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Folders of uploads that may be resumed begin so. */
export const openUploadPrefix = 'open-';

export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploads');

/** Removes what a process that was killed left of its uploads, none of which takes an hour, and what nobody resumed for a day. */
export async function clearAbandonedUploads(disk: Pick<Config, 'dataDir'>): Promise<void> {
  const parent = uploadsFolder(disk);
  for (const name of await readdir(parent).catch(() => [])) {
    const isOpen = name.startsWith(openUploadPrefix);
    const facts = await stat(isOpen ? join(parent, name, 'file') : join(parent, name)).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > (isOpen ? 24 : 1) * 3_600_000)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function write(handle: FileHandle, body: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > limits.uploadBytes) throw tooLarge();
    hash.update(piece);
    await handle.write(piece);
    countReceived(piece.length);
  }
  return { bytes, sha256: hash.digest('hex') };
}

function tooLarge(): AppError {
  const detail = `A file may have ${limits.uploadBytes / 1024 ** 2} MiB.`;
  return new AppError('body_too_large', 'upload too large', { detail });
}
