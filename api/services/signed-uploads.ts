import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../contract/errors.ts';
import {
  appendPiece,
  emptyUpload,
  type OpenUpload,
  readUpload,
  rememberAddress,
  uploadPath,
} from './resumable-uploads.ts';

interface Ports {
  config: Config;
  storage: Storage;
}

interface SignedAddress {
  method: 'PUT';
  url: string;
  headers: Record<string, string>;
  expiresAt: string;
}

const goodSeconds = 3_600;
/** Where a file lies that was sent to storage and is trusted by nobody yet; housekeeping clears it after a day. */
const incomingKey = ({ id }: Pick<OpenUpload, 'id'>) => `incoming/${id}`;

/** Path at which this API takes the file of an upload, where callers do not reach the storage. */
export const signedUploadPath = (uploadId: string) => `/api/v1/signed-uploads/${uploadId}`;

/** An address for the whole file of an upload: storage's own where callers reach it, else one of this API. */
export async function signUpload({ config, storage }: Ports, upload: OpenUpload, base: string): Promise<SignedAddress> {
  const expires = new Date(Date.now() + goodSeconds * 1_000);
  const told = { method: 'PUT' as const, expiresAt: expires.toISOString() };
  const direct = await storage.presignPut?.(incomingKey(upload), { bytes: upload.bytes, seconds: goodSeconds });
  if (direct) return { ...told, ...direct };
  const token = randomBytes(32).toString('base64url');
  await rememberAddress(config, upload, { tokenHash: hashOf(token), until: told.expiresAt });
  const url = `${base}${signedUploadPath(upload.id)}?token=${token}`;
  return { ...told, url, headers: { 'content-length': String(upload.bytes) } };
}

/** Takes the file that was sent to an address of this API. What was sent there before is replaced. */
export async function receiveSigned(
  config: Config,
  { uploadId, token }: { uploadId: string; token: string },
  body: () => AsyncIterable<Buffer>,
): Promise<number> {
  const upload = await readUpload(config, uploadId);
  const address = upload?.address;
  const isGood = address && Date.parse(address.until) > Date.now() && isSame(hashOf(token), address.tokenHash);
  if (!upload || !isGood)
    throw new AppError('not_found', `no address for ${uploadId}`, { detail: 'No file is awaited here.' });
  await emptyUpload(config, upload);
  return appendPiece(config, upload, 0, body);
}

/** Brings a file that was sent to storage onto this API's disk, and takes it from there. */
export async function fetchSent({ config, storage }: Ports, upload: OpenUpload): Promise<void> {
  const key = incomingKey(upload);
  const head = storage.presignPut ? await storage.head(key) : null;
  if (!head) return;
  if (head.bytes === upload.bytes) {
    const content = await storage.get(key);
    if (content) await pipeline(content, createWriteStream(uploadPath(config, upload.id), { mode: 0o600 }));
  }
  await storage.remove(key);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
