import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '../../cli/client.ts';
import { uploadFile } from '../../cli/upload-file.ts';
import { sampleSounds } from '../domain/media/sample-sounds.ts';
import { type Caller, newCaller } from './caller.ts';
import type { TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';
import { openWorkingApi } from './working-api.ts';

let api: TestApi;
let call: Caller & { apiKey: string };
let projectId: string;
beforeAll(async () => {
  api = await openWorkingApi();
  call = await newCaller(api.url);
  projectId = await newProject(call, { width: 320, height: 180, fps: 10 });
}, 90_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
}, 30_000);

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

/** Sends a piece, of which a cut connection lets only this much through. */
async function cutOff(id: string, piece: Buffer, said: number): Promise<number> {
  const headers = { 'x-api-key': call.apiKey, 'content-length': said };
  const sent = request(addressOf(id, 0), { method: 'PATCH', headers }).on('error', () => undefined);
  sent.write(piece);
  for (let look = 0; look < 300; look += 1) {
    const { body } = await call('getUpload', { params: { projectId, uploadId: id } });
    if (body.received >= piece.length) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  sent.destroy();
  return piece.length;
}

test('an upload that was cut off goes on where it stands, from the command line, and becomes the asset', async () => {
  const file = wave(24);
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  const path = join(folder, 'bed.wav');
  await writeFile(path, file);
  const { status, body: upload } = await begin(file, 'bed');
  expect([status, upload.received, upload.asset]).toEqual([201, 0, null]);
  const half = await cutOff(upload.id, file.subarray(0, file.length / 2), file.length);
  const told: number[] = [];
  const client = createClient({ baseUrl: api.url, apiKey: call.apiKey });
  const onProgress = (sent: number) => void told.push(sent);
  const asset = await uploadFile(client, { projectId, path, onProgress }).finally(() =>
    rm(folder, { recursive: true }),
  );
  expect(asset).toMatchObject({ name: 'bed', state: 'ready', sound: { seconds: 24 } });
  expect([(told[0] ?? 0) > half, told.at(-1)]).toEqual([true, file.length]);
  expect(await leftOnDisk()).toEqual([]);
}, 90_000);
