import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../config/config.ts';
import { AppError } from '../../contract/errors.ts';
import { presignPut } from './presign-put.ts';
import { checkKey, type ListedObject, type Storage } from './storage.ts';

type S3Config = Extract<StorageConfig, { kind: 's3' }>;

/** Objects in a bucket that speaks S3. The bucket must exist. */
export function createS3Storage(config: S3Config): Storage {
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint,
    credentials: config.credentials,
    forcePathStyle: config.pathStyle,
    // Checksum trailers are unknown to most servers that speak S3; the objects carry their own hashes in the database.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (key: string) => ({ Bucket: config.bucket, Key: checkKey(key) });
  async function* list(below: string): AsyncGenerator<ListedObject> {
    const Prefix = `${checkKey(below)}/`;
    let ContinuationToken: string | undefined;
    do {
      const asked = new ListObjectsV2Command({ Bucket: config.bucket, Prefix, ContinuationToken });
      const page = await client.send(asked).catch(unreachable);
      for (const { Key: key = '', Size: bytes = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? []) {
        yield { key, bytes, modifiedAt };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }
  return {
    list,
    ...(isReachable(config) && {
      presignPut: (key, order) => presignPut(client, { config, key: checkKey(key), ...order }),
    }),
    // One by one: servers that speak S3 differ in what they ask of a request that deletes many.
    async removeAll(below) {
      for await (const { key } of list(below)) {
        await client.send(new DeleteObjectCommand(object(key))).catch(unreachable);
      }
    },
    async put(key, content, contentType) {
      const bytes = Buffer.isBuffer(content) ? content.length : (await stat(content.file)).size;
      const body = Buffer.isBuffer(content) ? content : createReadStream(content.file);
      const order = { ...object(key), Body: body, ContentLength: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand(order)).catch(unreachable);
      return { bytes };
    },
    async get(key, range) {
      const reply = await client
        .send(new GetObjectCommand({ ...object(key), Range: range && `bytes=${range.first}-${range.last}` }))
        .catch(missing);
      // In Node the SDK's body is always a Readable; its type also covers browsers.
      return (reply?.Body as Readable | undefined) ?? null;
    },
    async head(key) {
      const reply = await client.send(new HeadObjectCommand(object(key))).catch(missing);
      return reply ? { bytes: reply.ContentLength ?? 0 } : null;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key))).catch(unreachable);
    },
  };
}

/** Callers reach Amazon's own S3, and a server whose public address is told. */
function isReachable({ endpoint, publicEndpoint }: S3Config): boolean {
  return endpoint === undefined || publicEndpoint !== undefined;
}

function missing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  return unreachable(error);
}

/** Storage that is down or overloaded comes back: whoever asked may ask again. */
function unreachable(error: unknown): never {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 503;
  if (status !== 429 && status < 500) throw error;
  throw new AppError('unavailable', `object storage: ${String(error)}`, { retryAfter: 5, cause: error });
}
