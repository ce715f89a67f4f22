import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The few calls of S3's wire format that storage uses, path style, over a folder; a process of its own, so that it can
// be killed and come back: `node s3-server.ts <folder> <port>` says its port when it listens.
const [folder = '', port = '0'] = process.argv.slice(2);

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

// Who started it is gone.
process.stdin.resume().on('end', () => {
  server.close();
  server.closeAllConnections();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const path = join(folder, decodeURIComponent(pathname));
  if (searchParams.get('list-type') === '2') {
    response.end(await listing(path, searchParams.get('prefix') ?? ''));
    return;
  }
  if (request.method === 'PUT') return put(path, request, response);
  if (request.method === 'DELETE') {
    await rm(path, { force: true });
    response.writeHead(204).end();
    return;
  }
  await get(path, request, response);
}

/** Whole or not at all, as the real ones. */
async function put(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${Math.random()}.tmp`;
  try {
    await pipeline(request, createWriteStream(draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  response.writeHead(200, { etag: '"1"' }).end();
}

async function get(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (!facts) {
    const told = '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
    response.writeHead(404, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : told);
    return;
  }
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  const range = first && last ? { start: Number(first), end: Math.min(Number(last), facts.size - 1) } : null;
  const length = range ? range.end - range.start + 1 : facts.size;
  response.writeHead(range ? 206 : 200, { 'content-length': length });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path, range ?? {}), response);
}

async function listing(bucket: string, prefix: string): Promise<string> {
  const entries = await readdir(join(bucket, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
  const contents = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtime } = await stat(path);
      const key = relative(bucket, path);
      return `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${mtime.toISOString()}</LastModified></Contents>`;
    }),
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}
