import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../contract/errors.ts';
import { newId } from '../../db/new-id.ts';
import { uploadHeadBytes } from '../../domain/media/judge-upload.ts';
import { countReceived } from '../free-received.ts';
import { clearAbandonedUploads, openUploadPrefix, type ReceivedUpload, uploadsFolder } from '../receive-file.ts';

/** A file that arrives in pieces: what was said of it lies beside what is here, on this API's disk. */
const OpenUpload = z.object({
  id: z.string(),
  accountId: z.string(),
  projectId: z.string(),
  name: z.string().optional(),
  bytes: z.number(),
  sha256: z.string(),
  /** Of the signed address at which the whole file may be sent. */
  address: z.object({ tokenHash: z.string(), until: z.string() }).optional(),
});
export type OpenUpload = z.infer<typeof OpenUpload>;

type Disk = Pick<Config, 'dataDir'>;

const mostOpen = 20;
/** Uploads that a request is writing to. */
const busy = new Set<string>();

const folderOf = (disk: Disk, id: string) => join(uploadsFolder(disk), `${openUploadPrefix}${id}`);
export const uploadPath = (disk: Disk, id: string) => join(folderOf(disk, id), 'file');
const saidOf = (disk: Disk, id: string) => join(folderOf(disk, id), 'said.json');

/** Begins an upload. The same file for the same name of the same project is the upload that stands. */
export async function beginUpload(disk: Disk, wanted: Omit<OpenUpload, 'id'>): Promise<OpenUpload> {
  await clearAbandonedUploads(disk);
  const own = (await all(disk)).filter(({ accountId }) => accountId === wanted.accountId);
  const standing = own.find((each) => same(each, wanted));
  if (standing) return standing;
  if (own.length >= mostOpen) {
    const detail = `An account has at most ${mostOpen} unfinished uploads; each goes a day after its last piece.`;
    throw new AppError('limit_exceeded', 'too many open uploads', { detail });
  }
  const upload = { ...wanted, id: newId('upload') };
  await mkdir(folderOf(disk, upload.id), { recursive: true, mode: 0o700 });
  await writeFile(uploadPath(disk, upload.id), '', { mode: 0o600 });
  await writeFile(saidOf(disk, upload.id), JSON.stringify(upload), { mode: 0o600 });
  return upload;
}

/** Remembers the newest signed address of an upload; one before it is good no more. */
export async function rememberAddress(
  disk: Disk,
  upload: OpenUpload,
  address: NonNullable<OpenUpload['address']>,
): Promise<void> {
  const draft = `${saidOf(disk, upload.id)}.new`;
  await writeFile(draft, JSON.stringify({ ...upload, address }), { mode: 0o600 });
  await rename(draft, saidOf(disk, upload.id));
}

/** Throws away what arrived of an upload. */
export async function emptyUpload(disk: Disk, { id }: OpenUpload): Promise<void> {
  if (busy.has(id)) throw elsewhere(await receivedBytes(disk, { id }));
  await truncate(uploadPath(disk, id), 0);
}

/** The account's upload of this id in this project, or `not_found`. */
export async function findUpload(
  disk: Disk,
  { accountId, projectId, uploadId }: { accountId: string; projectId: string; uploadId: string },
): Promise<OpenUpload> {
  const upload = await readUpload(disk, uploadId);
  if (upload?.accountId === accountId && upload.projectId === projectId) return upload;
  throw new AppError('not_found', `no upload ${uploadId}`);
}

export async function receivedBytes(disk: Disk, { id }: Pick<OpenUpload, 'id'>): Promise<number> {
  return (await stat(uploadPath(disk, id))).size;
}

/** Writes a piece behind what is here. What arrived before a break stays; a piece that is too long is not kept, an empty one is refused. */
export async function appendPiece(
  disk: Disk,
  upload: OpenUpload,
  offset: number,
  body: () => AsyncIterable<Buffer>,
): Promise<number> {
  const { id, bytes } = upload;
  const received = await receivedBytes(disk, upload);
  if (offset !== received || busy.has(id)) throw elsewhere(received);
  busy.add(id);
  try {
    if (received === bytes) return received;
    await using handle = await open(uploadPath(disk, id), 'a', 0o600);
    let size = received;
    for await (const piece of body()) {
      size += piece.length;
      if (size > bytes) {
        await truncate(uploadPath(disk, id), received);
        throw new AppError('body_too_large', 'more than was said', {
          detail: `The file was said to have ${bytes} bytes.`,
        });
      }
      await handle.write(piece);
      countReceived(piece.length);
    }
    if (size === received) throw new AppError('invalid_body', 'an empty piece', { detail: emptyPiece(received) });
    return size;
  } finally {
    busy.delete(id);
  }
}

const emptyPiece = (received: number) =>
  `No bytes came. Send the file's bytes from ${received} on as the body of the request.`;

/** The whole file, once it is what was said; disposing leaves it, `endUpload` removes it. */
export async function wholeFile(
  disk: Disk,
  { id, bytes, sha256 }: OpenUpload,
): Promise<Omit<ReceivedUpload, typeof Symbol.asyncDispose>> {
  const path = uploadPath(disk, id);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sha256) {
    const detail = 'What arrived is not the file that was begun: its SHA-256 is another.';
    throw new AppError('asset_refused', 'changed on the way', { detail });
  }
  const head = Buffer.alloc(Math.min(bytes, uploadHeadBytes));
  await using handle = await open(path);
  await handle.read(head, 0, head.length, 0);
  return { path, bytes, sha256, head };
}

export async function endUpload(disk: Disk, { id }: OpenUpload): Promise<void> {
  await rm(folderOf(disk, id), { recursive: true, force: true });
}

async function all(disk: Disk): Promise<OpenUpload[]> {
  const names = await readdir(uploadsFolder(disk)).catch(() => []);
  const ids = names
    .filter((name) => name.startsWith(openUploadPrefix))
    .map((name) => name.slice(openUploadPrefix.length));
  const found = await Promise.all(ids.map((id) => readUpload(disk, id)));
  return found.filter((upload) => upload !== null);
}

/** The upload of an id, whoever's it is; null without one. */
export async function readUpload(disk: Disk, id: string): Promise<OpenUpload | null> {
  const said = await readFile(saidOf(disk, id), 'utf8').catch(() => null);
  return said === null ? null : OpenUpload.parse(JSON.parse(said));
}

function same(one: OpenUpload, other: Omit<OpenUpload, 'id'>): boolean {
  const members = ['projectId', 'name', 'bytes', 'sha256'] as const;
  return members.every((member) => one[member] === other[member]);
}

export function elsewhere(received: number): AppError {
  return new AppError('upload_offset', `the upload stands at ${received}`, {
    detail: `${received} bytes of the file are here; send the next piece from there on, one at a time.`,
    members: { received },
  });
}
