import { AppError } from '../../contract/errors.ts';
import type { FileRecord } from '../../db/entities/file-record.ts';
import { files } from '../../db/repositories/files.ts';
import type { ApiContext } from '../context.ts';
import type { ApiKoaContext } from '../koa-types.ts';
import { readByteRange } from './byte-range.ts';

/** Answers `GET /files/<token>`: no key, the token is unguessable; an object never changes, so it may be kept for ever. */
export async function serveFile({ database, storage }: ApiContext, ctx: ApiKoaContext, token: string): Promise<void> {
  if (!/^[A-Za-z0-9_-]{32,64}$/.test(token)) throw noFile();
  const file = await files.byToken(database.fork(), token);
  describe(ctx, file);
  if (ctx.get('if-none-match') === `"${file.sha256}"`) {
    ctx.status = 304;
    return;
  }
  const isSame = ['', `"${file.sha256}"`].includes(ctx.get('if-range'));
  const range = isSame ? readByteRange(ctx.get('range'), file.sizeBytes) : null;
  if (range === 'unsatisfiable') {
    ctx.set('content-range', `bytes */${file.sizeBytes}`);
    ctx.remove('etag');
    ctx.status = 416;
    return;
  }
  const { first, last } = range ?? { first: 0, last: file.sizeBytes - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('content-range', `bytes ${first}-${last}/${file.sizeBytes}`);
  ctx.length = last - first + 1;
  if (ctx.method === 'HEAD') return;
  const content = await storage.get(file.objectKey, range ?? undefined);
  if (!content) throw noFile();
  ctx.body = content;
  ctx.type = file.contentType;
  ctx.length = last - first + 1;
}

function describe(ctx: ApiKoaContext, file: FileRecord): void {
  ctx.set({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    // A player's own page needs its media; nothing else may load or run.
    'content-security-policy': "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${file.sha256}"`,
  });
  ctx.type = file.contentType;
}

function noFile(): AppError {
  return new AppError('not_found', 'no file', { detail: 'There is no such file.' });
}
