import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';
import { planChunks } from '../../../domain/render/plan-chunks.ts';
import { planSpans } from '../../../domain/render/plan-spans.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { assemble } from '../../../engine/render/assemble.ts';
import { checkFile } from '../../../engine/render/check-file.ts';
import { checkPart } from '../../../engine/render/check-part.ts';
import { thumbnail, toThumbnails } from '../../../engine/render/colour-filter.ts';
import { encoderArguments } from '../../../engine/render/encoder-arguments.ts';
import type { FileCheck } from '../../../engine/render/file-check.ts';
import type { FrameSource } from '../../../engine/render/frame-source.ts';
import { renderChunk } from '../../../engine/render/render-chunk.ts';
import { type Part, renderSpan } from '../../../engine/render/render-span.ts';
import { plainScene, type TestFilm, testFilm } from '../film.ts';

// A bar that moves every frame and the frame's own number: no two frames are alike.
const moving = (ground: string) =>
  plainScene(
    `
  <div style={{ position: 'absolute', left: frame * 5, top: 40, width: 60, height: 100, background: '#ffb020' }} />
  <p style={{ position: 'absolute', left: 200, top: 180, margin: 0 }}>{frame}</p>`,
    { ground },
  );
const size = { width: 640, height: 360, fps: 30 };
const settings = encoderSettings(chooseExport({}, size));
const frames = 90;

let folder: string;
let film: TestFilm;
let parts: Part[];
let joined: string;
let stills: { frame: number; picture: Buffer }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  film = await testFilm(
    [
      { name: 'one', code: moving('#0b1020'), durationInFrames: 40 },
      { name: 'two', code: moving('#7a2040'), durationInFrames: 50 },
    ],
    size,
  );
  const chunks = planChunks(film.timeline).map((chunk) => ({ ...chunk, key: `chunk-${chunk.firstFrame}` }));
  const spans = planSpans(chunks, { fps: 30, parallel: 2 });
  expect(spans.length).toBe(3);
  const keyed = spans.map((span) =>
    chunks.filter(({ firstFrame }) => span.chunks.some((chunk) => chunk.firstFrame === firstFrame)),
  );
  parts = (
    await Promise.all(
      keyed.map((each) => renderSpan({ openStage: film.open, chunks: each, folder: join(folder, 'parts'), settings })),
    )
  ).flat();
  joined = join(folder, "the film's.mp4");
  await assemble({ parts, path: joined, settings });
  await using stage = await film.open();
  stills = [];
  for (const frame of [0, 45, 89]) stills.push({ frame, picture: await stage.capture(frame, { format: 'png' }) });
}, 150_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const failed = (check: FileCheck) => check.rows.filter(({ passed }) => !passed).map(({ name }) => name);

test('a film rendered in three spans has the exact frames, length, size and rate, and looks like its stills', async () => {
  const check = await checkFile(joined, {
    settings,
    frames,
    joins: parts.slice(1).map(({ firstFrame }) => firstFrame),
    stills,
  });
  expect(failed(check)).toEqual([]);
  expect(check.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'frames',
      'seconds',
      'size',
      'fps',
      'index first',
      'decodes around joins',
      'frame 89 like its still',
    ]),
  );
  expect(check).toMatchObject({ passed: true, seconds: 3 });
});

test('joining changes no frame of the parts, and the film is the one rendered in one piece', async () => {
  const whole = join(folder, 'whole.mp4');
  await using stage = await film.open();
  await renderChunk({ stage, chunk: { firstFrame: 0, lastFrame: frames - 1 }, path: whole, settings });
  const ofParts = (await Promise.all(parts.map(({ path }) => hashes(path)))).flat();
  expect(await hashes(joined)).toEqual(ofParts);
  expect(await leastSsim(joined, whole)).toBeGreaterThan(0.99);
});

test('pictures are encoded while later ones are captured', async () => {
  await using stage = await film.open();
  const picture = await stage.capture(0, settings.picture);
  const encoded = Promise.withResolvers<void>();
  async function* captured() {
    for (let frame = 0; frame < 20; frame += 1) yield picture;
    // An encoder that waits for more than these waits for ever.
    await encoded.promise;
    yield picture;
  }
  const outputDir = await mkdtemp(join(folder, 'early-'));
  const args = encoderArguments(settings, join(outputDir, 'part.mp4'));
  const options = { outputDir, stdin: captured(), onStdout: () => encoded.resolve(), timeoutSeconds: 60 };
  await expect(runFfmpeg(args, options)).resolves.toBeDefined();
});

test('no frame file or half a part is left behind', async () => {
  expect((await readdir(join(folder, 'parts'))).sort()).toEqual(parts.map(({ key }) => `${key}.mp4`).sort());
});

test('a span whose parts exist opens no stage', async () => {
  const before = await Promise.all(parts.map(({ path }) => stat(path)));
  const openStage = () => Promise.reject(new Error('A stage was opened'));
  const again = await renderSpan({ openStage, chunks: parts, folder: join(folder, 'parts'), settings });
  expect(again.every(({ reused }) => reused)).toBe(true);
  const after = await Promise.all(parts.map(({ path }) => stat(path)));
  expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs));
});

test('an aborted chunk leaves nothing behind', async () => {
  await using stage = await film.open();
  const abort = new AbortController();
  const path = join(folder, 'aborted.mp4');
  const order = { stage, chunk: { firstFrame: 0, lastFrame: 89 }, path, settings, signal: abort.signal };
  await expect(renderChunk({ ...order, onFrame: ({ frame }) => frame === 5 && abort.abort() })).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('aborted'))).toEqual([]);
});

test('a part with a frame too few is refused', async () => {
  await using stage = await film.open();
  const source: FrameSource = {
    capture: (frame, options) => (frame === 20 ? Promise.resolve(Buffer.alloc(0)) : stage.capture(frame, options)),
  };
  const path = join(folder, 'refused.mp4');
  const rendered = renderChunk({ stage: source, chunk: { firstFrame: 0, lastFrame: 29 }, path, settings });
  await expect(rendered).rejects.toMatchObject({ code: 'export_check_failed' });
});

test('a part whose frames are not those captured is refused', async () => {
  const { path } = parts[0] as Part;
  const stdout = await thumbnailsOf(path);
  await expect(checkPart(path, { frames: 40, settings, captured: stdout })).resolves.toBeUndefined();
  const late = Buffer.concat([stdout.subarray(thumbnail.bytes), stdout.subarray(0, thumbnail.bytes)]);
  await expect(checkPart(path, { frames: 40, settings, captured: late })).rejects.toMatchObject({
    code: 'export_check_failed',
  });
});

/** Shows one frame in place of the fifteen after it. */
const freeze = "select='lt(n,12)+gt(n,26)',fps=30";

test.each([
  ['black', "drawbox=color=black:t=fill:enable='between(n,12,26)'", 'is not the frame captured'],
  ['frozen', freeze, 'is not the frame captured'],
  ['dimmed', "eq=brightness=-0.15:enable='between(n,12,26)'", 'is not the frame captured'],
])('a part that is %s where the stage is not is refused', async (_, fault, message) => {
  const { path } = parts[0] as Part;
  const spoilt = join(folder, 'spoilt.mp4');
  const [captured] = await Promise.all([
    thumbnailsOf(path),
    runFfmpeg(['-i', path, '-vf', fault, spoilt], { inputs: [path], outputDir: folder }),
  ]);
  await expect(checkPart(spoilt, { frames: 40, settings, captured })).rejects.toMatchObject({
    code: 'export_check_failed',
    message: expect.stringContaining(message),
  });
});

test('a part that stands still while little moves on the stage is refused, and one that moves with it is not', async () => {
  const [moving, still] = [join(folder, 'moving.mp4'), join(folder, 'still.mp4')];
  const mark = 'color=0x202838:s=640x360:r=30[a];color=0x687088:s=6x12:r=30[b];[a][b]overlay=x=40+n:y=100';
  const encoded = ['-frames:v', '40', '-crf', '12'];
  await runFfmpeg(['-f', 'lavfi', '-i', mark, ...encoded, moving], { outputDir: folder });
  await runFfmpeg(['-i', moving, '-vf', freeze, ...encoded, still], { inputs: [moving], outputDir: folder });
  const captured = await thumbnailsOf(moving);
  await expect(checkPart(moving, { frames: 40, settings, captured })).resolves.toBeUndefined();
  await expect(checkPart(still, { frames: 40, settings, captured })).rejects.toMatchObject({
    message: expect.stringContaining('stands still from frame'),
  });
});

test('an assembly with a part that is shorter than planned is refused', async () => {
  const path = join(folder, 'short.mp4');
  const [first, ...others] = parts as [Part];
  const order = { parts: [{ ...first, lastFrame: first.lastFrame + 1 }, ...others], path, settings };
  await expect(assemble(order)).rejects.toMatchObject({ code: 'export_check_failed' });
  await expect(readFile(path)).rejects.toThrow();
});

test('the check of a file tells what is wrong with it', async () => {
  const cut = join(folder, 'cut.mp4');
  await copyFile(joined, cut);
  await truncate(cut, Math.floor((await stat(joined)).size * 0.6));
  expect(failed(await checkFile(cut, { settings, frames, joins: [40], stills }))).toEqual(
    expect.arrayContaining(['frames', 'frame 89 like its still']),
  );
  await truncate(cut, 100);
  expect(failed(await checkFile(cut, { settings, frames }))).toEqual(['readable']);
  expect(failed(await checkFile(joined, { settings, frames: 91 }))).toEqual(['frames', 'seconds']);
  const others = encoderSettings(chooseExport({}, { width: 1280, height: 720, fps: 25 }));
  expect(failed(await checkFile(joined, { settings: others, frames }))).toEqual(['seconds', 'size', 'fps']);
  const [first, middle] = stills as [(typeof stills)[0], (typeof stills)[0]];
  const swapped = [
    { frame: 0, picture: middle.picture },
    { frame: 45, picture: first.picture },
  ];
  expect(failed(await checkFile(joined, { settings, frames, stills: swapped }))).toHaveLength(2);
});

async function thumbnailsOf(path: string): Promise<Buffer> {
  return (await runFfmpeg(['-i', path, '-vf', toThumbnails, '-f', 'rawvideo', '-'], { inputs: [path] })).stdout;
}

async function hashes(path: string): Promise<string[]> {
  const { stdout } = await runFfmpeg(['-i', path, '-f', 'framemd5', '-'], { inputs: [path] });
  return stdout
    .toString()
    .split('\n')
    .filter((line) => /^\d/u.test(line))
    .map((line) => line.split(',').at(-1)?.trim() ?? '');
}

async function leastSsim(one: string, other: string): Promise<number> {
  const { stdout } = await runFfmpeg(['-i', one, '-i', other, '-lavfi', 'ssim=stats_file=-', '-f', 'null', '-'], {
    inputs: [one, other],
  });
  const values = [...stdout.toString().matchAll(/All:([\d.]+)/gu)].map(([, value]) => Number(value));
  expect(values).toHaveLength(frames);
  return Math.min(...values);
}
