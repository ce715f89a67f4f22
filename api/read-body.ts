import type { IncomingMessage } from 'node:http';
import { AppError } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import type { UploadBody } from './handler.ts';

/** How much of a refused body is read and thrown away, so that the caller gets to read the refusal. */
const drainBytes = 8 * limits.jsonBytes;
const arrivalSeconds = 30;

/**
 * The JSON of a request's body; `undefined` where there is none. Counts while it reads: a false Content-Length or an
 * endless body stops at 1 MiB. Compressed bodies are refused unread.
 */
export async function readJsonBody(req: IncomingMessage): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (!hasBody(req)) return undefined;
  const bytes = await readBytes(req, limits.jsonBytes);
  if (bytes.length === 0) return undefined;
  if (type !== 'application/json' || encoding !== 'identity') {
    throw new AppError('not_json', 'wrong content type or encoding');
  }
  return parseJson(bytes);
}

/** The body as a file, piece by piece. A compressed one is refused unread: it would not be what the sender names. */
export function uploadOf(req: IncomingMessage): UploadBody {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isSaid = !['', 'application/octet-stream', 'application/x-www-form-urlencoded'].includes(type);
  return {
    contentType: isSaid ? type : null,
    body() {
      if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') {
        throw new AppError('unsupported_media', 'encoded upload', { detail: 'Send the file itself, not compressed.' });
      }
      return withRefusalHeard(req);
    },
  };
}

/** When the reader gives up, some of what still comes is read and thrown away, so that the caller gets to read why. */
async function* withRefusalHeard(req: IncomingMessage): AsyncGenerator<Buffer> {
  let isWhole = false;
  try {
    for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) yield piece;
    isWhole = true;
  } finally {
    if (!isWhole && !req.destroyed) await drain(req);
  }
}

async function drain(req: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > drainBytes) break;
  }
}

function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return req.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The body as it came; what is longer than `most`, or takes longer than half a minute to arrive, is refused. */
export async function readBytes(req: IncomingMessage, most: number): Promise<Buffer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new AppError('invalid_body', 'slow body', { detail: `The body did not arrive in ${arrivalSeconds} seconds.` }),
    );
    // Who trickles a body keeps a connection; the refusal gets a moment to be read.
    setTimeout(() => req.destroy(), 1_000).unref();
  }, arrivalSeconds * 1_000);
  return Promise.race([collect(req, most), late]).finally(() => clearTimeout(timer));
}

async function collect(req: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
    if (size > most + drainBytes) break;
  }
  if (size > most) {
    throw new AppError('body_too_large', 'body too large', { detail: `The body may hold ${most} bytes.` });
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid_body', 'body is not JSON', { detail: 'The body is not JSON in UTF-8.', cause });
  }
}
