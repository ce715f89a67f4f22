import { createHash } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { files } from '../../db/repositories/files.ts';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const projectId = await newProject(await newCaller(api.url));
await api.storage.put('exports/film.mp4', content, 'video/mp4');
const { token, sha256 } = await files.record(api.database.fork(), {
  ...{ projectId, runId: null, kind: 'video', objectKey: 'exports/film.mp4', contentType: 'video/mp4' },
  ...{ sizeBytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
});
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/files/${token}`, { method, headers });
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

test('a file is served whole, without a key, to be kept for ever', async () => {
  const reply = await ask();
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${sha256}"`,
  });
  expect((await bytesOf(reply)).equals(content)).toBe(true);
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=990-', 990, 999],
  ['bytes=-5', 995, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=500-99999', 500, 999],
])('%s is answered with exactly those bytes', async (range, first, last) => {
  const reply = await ask({ range });
  expect([reply.status, reply.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/1000`]);
  expect(reply.headers.get('content-length')).toBe(String(last - first + 1));
  expect((await bytesOf(reply)).equals(content.subarray(first, last + 1))).toBe(true);
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside the file', async (range) => {
  const reply = await ask({ range });
  expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
});

test.each(['bytes=5-2', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=', 'bytes=-'])(
  'the range %s is passed over: the whole file is the answer',
  async (range) => {
    const reply = await ask({ range });
    expect([reply.status, (await bytesOf(reply)).length]).toEqual([200, 1000]);
  },
);

test('HEAD tells the size and sends nothing; a known file is not sent again', async () => {
  const head = await ask({}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([200, '1000', 0]);
  expect((await ask({ 'if-none-match': `"${sha256}"` })).status).toBe(304);
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
});
