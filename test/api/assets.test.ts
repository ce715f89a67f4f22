import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '../../cli/client.ts';
import { uploadFile } from '../../cli/upload-file.ts';
import { Asset } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import { runFfmpeg } from '../../engine/jail/run-ffmpeg.ts';
import { compiled } from '../compiled.ts';
import { sampleImages } from '../domain/media/sample-images.ts';
import { sampleSounds } from '../domain/media/sample-sounds.ts';
import { pixelOf } from '../engine/media/pixel-of.ts';
import { trueType, withTable } from '../engine/media/sample-fonts.ts';
import { type Caller, newCaller } from './caller.ts';
import type { TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';
import { openWorkingApi } from './working-api.ts';

// The API beside real workers: what is uploaded is decoded in the jail and shown by the stage.
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

const green = sampleImages.svg('<rect width="40" height="20" fill="#00ff00"/>');
type Body = string | Buffer | FormData | ReadableStream<Uint8Array>;
const params = () => ({ projectId });

async function upload(name: string, body: Body, type?: string) {
  const headers = { 'x-api-key': call.apiKey, ...(type && { 'content-type': type }) };
  const address = `${api.url}/api/v1/projects/${projectId}/assets?name=${name}`;
  const reply = await fetch(address, { method: 'POST', headers, body: body as string, duplex: 'half' } as RequestInit);
  // biome-ignore lint/suspicious/noExplicitAny: an asset or a problem document.
  return { status: reply.status, body: (await reply.json()) as any };
}

/** Keys of every object that lies in storage for the project's uploads. */
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of api.storage.list(`projects/${projectId}`)) keys.push(key);
  return keys.filter((key) => /\/(assets|uploads)\//.test(key)).sort();
}

/** The document that the real program prints for an agent. */
async function framewright(...command: string[]) {
  const asked = { CLI_AGENT: '1', CLI_BASE_URL: api.url, CLI_API_KEY: call.apiKey, CLI_PROJECT_ID: projectId };
  const env = { PATH: '/usr/bin:/bin', ...compiled, ...asked };
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/main.ts', ...command], { env });
  return JSON.parse(stdout);
}

const leftOnDisk = () => readdir(join(api.dataDir, 'uploads')).catch(() => []);

async function ended(runId: string) {
  for (let look = 0; look < 4_000; look += 1) {
    const { body } = await call('getRun', { params: { runId } });
    if (body.endedAt) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the run did not end');
}

test('an upload is decoded, listed with what it is, and its picture and thumbnail can be fetched', async () => {
  const { status, body } = await upload('mark', green, 'image/svg+xml');
  expect([status, body.state]).toEqual([201, 'ready']);
  expect(body.picture).toMatchObject({ type: 'image/png', width: 2048, height: 1024, alpha: false });
  const { body: list } = await call('listAssets', { params: params() });
  expect(list.assets).toEqual([Asset.parse(body)]);
  for (const url of [body.picture.url, body.picture.thumbnailUrl]) {
    const reply = await fetch(url);
    expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(reply.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
  }
  const again = await upload('mark', green);
  expect([again.status, again.body.id]).toEqual([201, body.id]);
  expect([await stored().then((keys) => keys.length), await leftOnDisk()]).toEqual([2, []]);
}, 60_000);

test('a scene shows an upload by its name, and then it cannot be deleted', async () => {
  const code = `import { asset } from '@framewright/kit';
import { Img } from 'remotion';
export default () => <Img src={asset('mark')} style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }} />;`;
  const body = { name: 'Logo', code, track: 0, startFrame: 0, durationInFrames: 10 };
  await call('createScene', { params: params(), body });
  expect((await call('validateProject', { params: params() })).body.valid).toBe(true);
  const { body: run } = await call('startPreview', { params: params(), body: { frames: [3], lossless: true } });
  const { result } = await ended(run.id);
  const still = await fetch(result.artefacts[0].url);
  expect(await pixelOf(Buffer.from(await still.arrayBuffer()), 160, 90)).toEqual([0, 255, 0, 255]);
  const { body: list } = await call('listAssets', { params: params() });
  const refusal = await call('deleteAsset', { params: { projectId, assetId: list.assets[0].id } });
  expect([refusal.status, refusal.body.code, refusal.body.scenes]).toEqual([409, 'asset_in_use', ['Logo']]);
}, 60_000);

test('another picture under a name that stands is refused, and after a deletion it is taken', async () => {
  const first = await upload('photo', sampleImages.svg('<rect width="9" height="9"/>'));
  const other = await upload('photo', sampleImages.svg('<circle r="9"/>'));
  expect([other.status, other.body.code, other.body.assetId]).toEqual([409, 'asset_exists', first.body.id]);
  const before = await stored();
  expect((await call('deleteAsset', { params: { projectId, assetId: first.body.id } })).status).toBe(200);
  expect((await stored()).length).toBe(before.length - 2);
  expect((await fetch(first.body.picture.url)).status).toBe(404);
  expect((await upload('photo', sampleImages.svg('<circle r="9"/>'))).status).toBe(201);
}, 60_000);

test('a name that the project lacks is an error of validation and of the review, with the nearest names', async () => {
  const code = `import { asset } from '@framewright/kit';
export default () => <img src={asset('marc')} />;`;
  const body = { name: 'Lost', code, track: 1, startFrame: 0, durationInFrames: 10 };
  const { body: created } = await call('createScene', { params: params(), body });
  const { body: validation } = await call('validateProject', { params: params() });
  const fault = { code: 'unknown_asset', severity: 'error', sceneName: 'Lost', line: 2 };
  expect(validation.problems).toContainEqual(expect.objectContaining(fault));
  expect(validation.problems.find(({ code }: { code: string }) => code === 'unknown_asset').message).toMatch(/mark/);
  const { body: run } = await call('startReview', { params: params(), body: {} });
  await ended(run.id);
  const { body: review } = await call('latestReview', { params: params() });
  const rules = review.findings.map(({ rule }: { rule: string }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['structure-unknown_asset', 'scene-fails']));
  await call('deleteScene', { params: { projectId, sceneId: created.scene.id } });
}, 90_000);

test('a sound is listed with its length, loudness and waveform, and deleted with all that was made of it', async () => {
  const tone = 'sine=440:d=1.5';
  const { stdout: song } = await runFfmpeg(['-f', 'lavfi', '-i', tone, '-f', 'mp3', '-']);
  const { status, body } = await upload('bed', song, 'audio/mpeg');
  expect([status, body.kind, body.state, body.picture]).toEqual([201, 'audio', 'ready', null]);
  expect(body.sound).toMatchObject({ channels: 1, sampleRate: 44_100, language: null, words: null });
  expect([Math.round(body.sound.seconds * 10), body.sound.peaks.length > 140]).toEqual([15, true]);
  expect(body.sound.loudness).toBeLessThan(-15);
  const { body: list } = await call('listAssets', { params: params() });
  const { peaks: _, ...short } = body.sound;
  expect(list.assets.find(({ name }: { name: string }) => name === 'bed').sound).toEqual(short);
  const types = [body.sound.url, body.sound.waveformUrl].map(async (url) =>
    (await fetch(url)).headers.get('content-type'),
  );
  expect(await Promise.all(types)).toEqual(['audio/flac', 'image/png']);
  expect((await call('deleteAsset', { params: { projectId, assetId: body.id } })).status).toBe(200);
  for (const url of [body.sound.url, body.sound.waveformUrl]) expect((await fetch(url)).status).toBe(404);
}, 60_000);

test('a scene shows the frame of a clip that stands at its time, and the player is told of the clip', async () => {
  const first = await newProject(call, { width: 320, height: 180, fps: 10 });
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const path = join(folder, 'steps.mp4');
  // Frame n of 25 a second is grey of the level 16 + 3n.
  const steps = `color=black:s=64x36:r=25:d=2.4,format=gray,geq=lum='16+3*N'`;
  const plain = ['-vf', 'scale=in_range=pc:out_range=tv', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-qp', '0'];
  await runFfmpeg(['-f', 'lavfi', '-i', steps, ...plain, '-color_range', 'tv', path], { outputDir: folder });
  const client = createClient({ baseUrl: api.url, apiKey: call.apiKey });
  const asset = await uploadFile(client, { projectId: first, path }).finally(() => rm(folder, { recursive: true }));
  expect(asset).toMatchObject({
    kind: 'video',
    name: 'steps',
    clip: { fps: 25, frames: 60, alpha: false },
    sound: null,
  });
  const code = `import { asset, AssetVideo } from '@framewright/kit';
export default () => <AssetVideo src={asset('steps')} from={0.4} style={{ position: 'absolute', width: '100%', height: '100%' }} />;`;
  const place = { name: 'Steps', track: 0, startFrame: 5, durationInFrames: 40 };
  await call('createScene', { params: { projectId: first }, body: { ...place, code } });
  const { body: film } = await call('projectFilm', { params: { projectId: first } });
  expect(film.assets.steps.clip).toEqual({ fps: 25, frames: 60 });
  const { body: run } = await call('startPreview', { params: { projectId: first }, body: { frames: [5, 15, 40] } });
  const { result } = await ended(run.id);
  const levels: number[] = [];
  for (const { url } of result.artefacts) {
    const still = Buffer.from(await (await fetch(url)).arrayBuffer());
    levels.push((await pixelOf(still, 160, 90))[0] as number);
  }
  // 0.4 s after its beginning the clip shows frame 10, a second later 35; after its end the last one stays.
  const off = [10, 35, 59].map((frame, index) => Math.abs((levels[index] ?? 0) - (16 + 3 * frame)));
  expect(Math.max(...off)).toBeLessThanOrEqual(1);
  const refusal = await call('deleteAsset', { params: { projectId: first, assetId: asset.id } });
  expect([refusal.status, refusal.body.code]).toEqual([409, 'asset_in_use']);
}, 120_000);

const attacks: [string, number, string, { body: () => Body; type?: string }][] = [
  ['a web page', 415, 'unsupported_media', { body: () => '<html><script>1</script></html>' }],
  ['a playlist', 415, 'unsupported_media', { body: () => '#EXTM3U\nfile:///etc/passwd' }],
  ['a page sent as a picture', 415, 'unsupported_media', { body: () => '<html></html>', type: 'image/png' }],
  ['a picture sent as another', 415, 'unsupported_media', { body: () => green, type: 'image/png' }],
  ['a form', 415, 'unsupported_media', { body: () => new FormData() }],
  ['a bomb of pixels', 422, 'asset_refused', { body: () => sampleImages.png(30_000, 30_000) }],
  ['a picture that only has a header', 422, 'asset_refused', { body: () => sampleImages.png(64, 64) }],
  [
    'a drawing with entities',
    422,
    'asset_refused',
    { body: () => sampleImages.svg('&x;', '<!DOCTYPE svg [<!ENTITY x "y">]>') },
  ],
  ['a song cut off after its tags', 422, 'asset_refused', { body: () => sampleSounds.mp3(5_000) }],
  ['nothing', 422, 'asset_refused', { body: () => '' }],
];
test.each(attacks)(
  '%s is refused with %i %s, and nothing of it is kept',
  async (_, status, code, { body, type }) => {
    const before = [await stored(), (await call('listAssets', { params: params() })).body];
    const reply = await upload('attack', body(), type);
    expect([reply.status, reply.body.code, reply.body.category]).toEqual([status, code, 'validation']);
    expect([await stored(), (await call('listAssets', { params: params() })).body]).toEqual(before);
    expect(await leftOnDisk()).toEqual([]);
  },
  60_000,
);

test('an upload that never ends is cut off at its limit, and nothing of it is left', async () => {
  const piece = new Uint8Array(1024 * 1024);
  const most = limits.uploadBytes / piece.length + 4;
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > most) controller.close();
      else controller.enqueue(piece);
    },
  });
  const reply = await upload('endless', endless);
  expect([reply.status, reply.body.code]).toEqual([413, 'body_too_large']);
  expect(await leftOnDisk()).toEqual([]);
}, 90_000);

test('a name that no scene could write is refused', async () => {
  const reply = await upload('..%2Fother', green);
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_query']);
});

test('the command line sends a file as it reads it, tells how far it is, and calls it after the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const path = join(folder, 'Brand Mark (2).svg');
  await writeFile(path, green);
  const told: number[] = [];
  const client = createClient({ baseUrl: api.url, apiKey: call.apiKey });
  const onProgress = (sent: number, total: number) => void told.push(sent / total);
  const asset = await uploadFile(client, { projectId, path, onProgress });
  expect([asset.state, asset.name, told.at(-1)]).toEqual(['ready', 'brand-mark-2', 1]);
  const signed = await uploadFile(client, { projectId, path, name: 'signed', presigned: true });
  expect(signed).toMatchObject({ state: 'ready', name: 'signed', sha256: asset.sha256 });
  const out = join(folder, 'again.png');
  const shown = await framewright('media', 'show', 'brand-mark-2', '--out', out);
  expect(shown).toMatchObject({ id: asset.id, file: out });
  const served = await fetch(asset.picture?.url ?? '');
  expect((await readFile(out)).equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
  expect(await framewright('media', 'delete', 'signed')).toEqual({ deleted: true });
  await rm(folder, { recursive: true });
  await expect(uploadFile(client, { projectId, path })).rejects.toMatchObject({ code: 'invalid_arguments' });
}, 60_000);

test('a copied project has pictures of its own, and the player is told where those are that scenes name', async () => {
  const first = await newProject(call, { width: 320, height: 180, fps: 10 });
  const address = `${api.url}/api/v1/projects/${first}/assets?name=seal`;
  const headers = { 'x-api-key': call.apiKey, 'content-type': 'image/svg+xml' };
  expect((await fetch(address, { method: 'POST', headers, body: green as never })).status).toBe(201);
  const code = `import { asset } from '@framewright/kit';
import { Img } from 'remotion';
export default () => <Img src={asset('seal')} />;`;
  const place = { name: 'Seal', track: 0, startFrame: 0, durationInFrames: 10 };
  await call('createScene', { params: { projectId: first }, body: { ...place, code } });
  const { body: copy } = await call('duplicateProject', { params: { projectId: first }, body: {} });
  await call('deleteProject', { params: { projectId: first } });
  const { body: film } = await call('projectFilm', { params: { projectId: copy.id } });
  expect(film.assets).toMatchObject({ seal: { width: 2048, height: 1024 } });
  expect((await fetch(film.assets.seal.url)).status).toBe(200);
  const keys: string[] = [];
  for await (const { key } of api.storage.list(`projects/${copy.id}/assets`)) keys.push(key);
  expect(keys).toHaveLength(2);
});

test('a typeface is told with its names and letters, and one whose tables lie leaves nothing', async () => {
  const font = await trueType();
  const { status, body } = await upload('house', font, 'font/ttf');
  expect([status, body.kind, body.state]).toEqual([201, 'font', 'ready']);
  expect(body.font).toMatchObject({ family: 'Manrope', type: 'font/ttf', weights: [400, 400], scripts: ['latin'] });
  const [file, specimen] = await Promise.all([fetch(body.font.url), fetch(body.font.thumbnailUrl)]);
  expect(file.headers.get('content-type')).toBe('font/ttf');
  expect(specimen.headers.get('content-type')).toBe('image/png');
  const before = await stored();
  const hostile = withTable(font, 'head', (table) => table.fill(0xff));
  const refused = await upload('lies', hostile);
  expect([refused.status, refused.body.code, await stored(), await leftOnDisk()]).toEqual([
    422,
    'asset_refused',
    before,
    [],
  ]);
  await call('deleteAsset', { params: { ...params(), assetId: body.id } });
}, 60_000);
