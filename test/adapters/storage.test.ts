import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { ListedObject, Storage } from '../../adapters/storage/storage.ts';

let folder: string;
let server: Server;
const kinds: Record<string, () => Storage> = {
  'a folder': () => createStorage({ kind: 'folder', folder: join(folder, 'objects') }),
  'a server that speaks S3': () =>
    createStorage({
      ...{ kind: 's3', bucket: 'films', region: 'eu-west-1', pathStyle: true },
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    }),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fw-storage-'));
  const objects = new Map<string, Buffer>();
  server = createServer((request, response) => void answer(objects, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(kinds))('%s', (kind) => {
  const open = () => (kinds[kind] as () => Storage)();

  test('gives back what was put, whole or a range of it', async () => {
    const storage = open();
    expect(await storage.put('a/b.txt', Buffer.from('0123456789'), 'text/plain')).toEqual({ bytes: 10 });
    expect(await text((await storage.get('a/b.txt')) ?? nothing())).toBe('0123456789');
    expect(await text((await storage.get('a/b.txt', { first: 2, last: 4 })) ?? nothing())).toBe('234');
    expect(await storage.head('a/b.txt')).toEqual({ bytes: 10 });
  });

  test('takes files, and a second put replaces the first', async () => {
    const storage = open();
    const file = join(folder, 'given.bin');
    await writeFile(file, Buffer.alloc(100_000, 7));
    await storage.put('c.bin', Buffer.from('old'), 'application/octet-stream');
    expect(await storage.put('c.bin', { file }, 'application/octet-stream')).toEqual({ bytes: 100_000 });
    expect((await buffer((await storage.get('c.bin')) ?? nothing())).equals(Buffer.alloc(100_000, 7))).toBe(true);
  });

  test('has nothing where nothing was put or where it was removed, and removing nothing is no error', async () => {
    const storage = open();
    await storage.put('d', Buffer.from('d'), 'text/plain');
    await storage.remove('d');
    await storage.remove('d');
    expect(await storage.get('d')).toBeNull();
    expect(await storage.head('d')).toBeNull();
  });

  test('lists what lies below a folder, page after page, and removes exactly that', async () => {
    const storage = open();
    const keys = ['p/one/a', 'p/one/b/c', 'p/one/d', 'p/one-more/e'];
    for (const key of keys) await storage.put(key, Buffer.from(key), 'text/plain');
    const found = await listed(storage, 'p/one');
    expect(found.map(({ key, bytes }) => [key, bytes]).sort()).toEqual(
      keys.slice(0, 3).map((key) => [key, key.length]),
    );
    expect(Math.abs(Date.now() - (found[0]?.modifiedAt.getTime() ?? 0))).toBeLessThan(600_000);
    await storage.removeAll('p/one');
    await storage.removeAll('p/one');
    expect(await listed(storage, 'p/one')).toEqual([]);
    expect(await storage.head('p/one-more/e')).not.toBeNull();
  });

  test.each(['../out', '/etc/passwd', 'a//b', 'a/../b', '', 'a/.hidden', 'a\0b'])('refuses the key %j', async (key) => {
    await expect(async () => open().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('wrong form');
  });
});

test('a folder never shows half an object: what is being written has another name', async () => {
  const storage = createStorage({ kind: 'folder', folder: join(folder, 'half') });
  await expect(storage.put('e', { file: join(folder, 'missing') }, 'text/plain')).rejects.toThrow();
  expect(await storage.head('e')).toBeNull();
  expect(await readdir(join(folder, 'half'))).toEqual([]);
});

test('storage that is away or full says so, and leaves nothing half written', async () => {
  const away = createStorage({
    ...{ kind: 's3', bucket: 'films', region: 'eu-west-1', pathStyle: true, endpoint: 'http://127.0.0.1:1' },
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  await expect(away.head('a')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.put('a', Buffer.from('a'), 'text/plain')).rejects.toMatchObject({ code: 'unavailable' });
  // A process whose files may not grow past a kilobyte meets what a full disk answers.
  const full = join(folder, 'full');
  const module = JSON.stringify(new URL('../../adapters/storage/folder-storage.ts', import.meta.url).href);
  const script = `import { createFolderStorage } from ${module};
const storage = createFolderStorage(${JSON.stringify(full)});
await storage.put('small', Buffer.alloc(100), 'text/plain');
await storage.put('large', Buffer.alloc(5_000), 'text/plain').catch((error) => process.stdout.write(error.code));`;
  const args = ['--fsize=1024', process.execPath, '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)('prlimit', args, { env: {} });
  expect(stdout).toBe('unavailable');
  expect(await readdir(full)).toEqual(['small']);
});

async function listed(storage: Storage, below: string): Promise<ListedObject[]> {
  const found: ListedObject[] = [];
  for await (const object of storage.list(below)) found.push(object);
  return found;
}

const nothing = () => Readable.from([]);

/** The few calls of S3's wire format that storage uses, path style. */
async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const key = new URL(request.url ?? '/', 'http://s3').pathname;
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request));
    return void response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.url?.includes('list-type=2'))
    return void response.end(listing(objects, new URL(request.url, 'http://s3')));
  const object = objects.get(key);
  if (!object) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(missing(request.method));
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  const body = first && last ? object.subarray(Number(first), Number(last) + 1) : object;
  response.writeHead(first ? 206 : 200, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Two objects a page, after the token, which is the last key of the page before. */
function listing(objects: Map<string, Buffer>, { pathname, searchParams }: URL): string {
  const after = searchParams.get('continuation-token') ?? '';
  const names = [...objects.keys()].map((path) => path.slice(pathname.replace(/\/*$/, '/').length)).sort();
  const found = names.filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && name > after);
  const contents = found.slice(0, 2).map((name) => {
    const size = objects.get(`${pathname.replace(/\/*$/, '/')}${name}`)?.length;
    return `<Contents><Key>${name}</Key><Size>${size}</Size><LastModified>${new Date().toISOString()}</LastModified></Contents>`;
  });
  const more = found.length > 2 ? `<NextContinuationToken>${found[1]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${found.length > 2}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

function missing(method: string | undefined): string | undefined {
  return method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
}
