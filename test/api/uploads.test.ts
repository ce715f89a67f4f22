import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { clearAbandonedUploads } from '../../api/receive-file.ts';
import { bucketKeys, openBucket } from '../adapters/s3-bucket.ts';
import { sampleSounds } from '../domain/media/sample-sounds.ts';
import { type Caller, callerOf, newCaller } from './caller.ts';
import { startApi, type TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';

let api: TestApi;
let call: Caller & { apiKey: string };
let projectId: string;
beforeAll(async () => {
  api = await startApi();
  call = await newCaller(api.url);
  projectId = await newProject(call, { width: 320, height: 180, fps: 10 });
}, 60_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
});

/** A true WAV of so many seconds. */
function wave(seconds: number): Buffer {
  const head = sampleSounds.wav({ seconds }).subarray(0, 44);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  return Buffer.concat([head, Buffer.alloc(seconds * 192_000, 7)]);
}

const begin = (file: Buffer, name: string) => {
  const sha256 = createHash('sha256').update(file).digest('hex');
  return call('createUpload', { params: { projectId }, body: { bytes: file.length, sha256, name } });
};
const addressOf = (id: string, offset: number) =>
  `${api.url}/api/v1/projects/${projectId}/uploads/${id}?offset=${offset}`;
const leftOnDisk = () => readdir(join(api.dataDir, 'uploads'));

async function append(id: string, offset: number, body: Buffer) {
  const reply = await fetch(addressOf(id, offset), {
    method: 'PATCH',
    headers: { 'x-api-key': call.apiKey },
    body: body as never,
  });
  // biome-ignore lint/suspicious/noExplicitAny: an upload or a problem document.
  return { status: reply.status, body: (await reply.json()) as any };
}

/** Sends a piece, of which a cut connection lets only this much through. */
async function cutOff(id: string, piece: Buffer, said: number): Promise<number> {
  const headers = { 'x-api-key': call.apiKey, 'content-length': said };
  const sent = request(addressOf(id, 0), { method: 'PATCH', headers }).on('error', () => undefined);
  sent.write(piece);
  for (let look = 0; look < 3_000; look += 1) {
    const { body } = await call('getUpload', { params: { projectId, uploadId: id } });
    if (body.received >= piece.length) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  sent.destroy();
  return piece.length;
}

test('what arrived before a break stays; a piece that is empty, belongs elsewhere, is too long or is another file is refused', async () => {
  const file = wave(1);
  const { body: upload } = await begin(file, 'other');
  await cutOff(upload.id, file.subarray(0, 600), file.length);
  let next = await append(upload.id, 600, file.subarray(600, 900));
  // Until the break is noticed, the piece before is still being written.
  while (next.body.code === 'upload_offset' && next.body.received === 600)
    next = await append(upload.id, 600, file.subarray(600, 900));
  expect(next.body).toMatchObject({ received: 900, asset: null });
  expect((await begin(file, 'other')).body).toMatchObject({ id: upload.id, received: 900 });
  const none = await append(upload.id, 900, Buffer.alloc(0));
  expect([none.status, none.body.code]).toEqual([400, 'invalid_body']);
  expect(none.body.detail).toContain('from 900 on');
  const early = await append(upload.id, 0, file);
  expect([early.status, early.body.code, early.body.received]).toEqual([409, 'upload_offset', 900]);
  const long = await append(upload.id, 900, Buffer.alloc(file.length));
  expect([long.status, long.body.code]).toEqual([413, 'body_too_large']);
  expect((await call('getUpload', { params: { projectId, uploadId: upload.id } })).body.received).toBe(900);
  const other = await append(upload.id, 900, Buffer.alloc(file.length - 900));
  expect([other.status, other.body.code]).toEqual([422, 'asset_refused']);
  expect((await call('getUpload', { params: { projectId, uploadId: upload.id } })).status).toBe(404);
  expect(await leftOnDisk()).toEqual([]);
});

test('what is of no type that is taken goes with its last piece; what nobody resumes goes after a day', async () => {
  const page = Buffer.from('<html></html>');
  const { body: upload } = await begin(page, 'page');
  expect(await append(upload.id, 0, page)).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  expect(await leftOnDisk()).toEqual([]);
  const { body: left } = await begin(page, 'left');
  const [folder = ''] = await leftOnDisk();
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await utimes(join(api.dataDir, 'uploads', folder, 'file'), hours(23), hours(23));
  await clearAbandonedUploads(api);
  expect((await call('getUpload', { params: { projectId, uploadId: left.id } })).status).toBe(200);
  await utimes(join(api.dataDir, 'uploads', folder, 'file'), hours(25), hours(25));
  await clearAbandonedUploads(api);
  expect(await leftOnDisk()).toEqual([]);
});

const put = async (url: string, body: Buffer) => {
  const reply = await fetch(url, { method: 'PUT', body: body as never });
  return [reply.status, (await reply.json()).received];
};

test('a signed address takes one file of one upload, of its size; it is trusted no more than any other', async () => {
  const page = Buffer.from('<html>not a picture</html>');
  const { body: upload } = await begin(page, 'signed');
  const params = { projectId, uploadId: upload.id };
  const early = await call('completeUpload', { params });
  expect([early.status, early.body.code, early.body.received]).toEqual([409, 'upload_offset', 0]);
  const first = (await call('signUpload', { params })).body;
  const { method, url, headers, expiresAt } = (await call('signUpload', { params })).body;
  expect([method, headers, Date.parse(expiresAt) > Date.now()]).toEqual(['PUT', { 'content-length': '26' }, true]);
  for (const wrong of [first.url, `${url}x`, url.split('?')[0] as string, url.replace(upload.id, 'anything')]) {
    expect(await put(wrong, page)).toEqual([404, undefined]);
  }
  expect(await put(url, Buffer.alloc(4_000))).toEqual([413, undefined]);
  expect(await put(url, page.subarray(0, 9))).toEqual([200, 9]);
  expect((await call('completeUpload', { params })).body).toMatchObject({ code: 'upload_offset', received: 9 });
  expect(await put(url, page)).toEqual([200, 26]);
  expect(await call('completeUpload', { params })).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  expect(await put(url, page)).toEqual([404, undefined]);
  expect(await leftOnDisk()).toEqual([]);
});

test('where storage is S3, the address is its own: signed for one object of one size, judged when it is completed', async () => {
  using bucket = await openBucket();
  const common = { kind: 's3' as const, bucket: 'films', region: 'eu-west-1', endpoint: bucket.url, pathStyle: true };
  const storage = createStorage({ ...common, publicEndpoint: bucket.url, credentials: bucketKeys });
  expect(createStorage({ ...common, credentials: bucketKeys }).presignPut).toBeUndefined();
  await using other = await startApi({ parts: { database: api.database, storage } });
  const ask = callerOf(other.url, call.apiKey);
  const page = Buffer.from('<html>not a picture</html>');
  const sha256 = createHash('sha256').update(page).digest('hex');
  const { id: uploadId } = (await ask('createUpload', { params: { projectId }, body: { bytes: page.length, sha256 } }))
    .body;
  const params = { projectId, uploadId };
  const { url } = (await ask('signUpload', { params })).body;
  expect(new URL(url).origin).toBe(bucket.url);
  const send = async (to: string, body: Buffer) => (await fetch(to, { method: 'PUT', body: body as never })).status;
  expect(await send(url, Buffer.alloc(4_000))).toBe(403);
  expect(await send(url.replace('/incoming/', '/projects/'), page)).toBe(403);
  expect((await ask('completeUpload', { params })).body).toMatchObject({ code: 'upload_offset', received: 0 });
  expect(await send(url, page)).toBe(200);
  expect([...bucket.objects.keys()]).toEqual([`incoming/${uploadId}`]);
  expect(await ask('completeUpload', { params })).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  expect([bucket.objects.size, await readdir(join(other.dataDir, 'uploads'))]).toEqual([0, []]);
});

test('an account has a bounded number of unfinished uploads, each of bounded size', async () => {
  const replies = [];
  for (let count = 0; count < 21; count += 1) replies.push(await begin(Buffer.from(`file ${count}`), `file-${count}`));
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 422]);
  const huge = { bytes: 2 ** 40, sha256: 'a'.repeat(64) };
  expect((await call('createUpload', { params: { projectId }, body: huge })).status).toBe(400);
});
