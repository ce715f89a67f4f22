import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExportRequest } from '../../../contract/runs.ts';
import { formatFacts } from '../../../domain/render/codecs.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';
import { filmFrame } from '../../../domain/render/file-timeline.ts';
import { runFfmpeg, runFfprobe } from '../../../engine/jail/run-ffmpeg.ts';
import { assemble } from '../../../engine/render/assemble.ts';
import type { AudioPlan } from '../../../engine/render/audio-plan.ts';
import { checkFile } from '../../../engine/render/check-file.ts';
import { renderSpan } from '../../../engine/render/render-span.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { filmOf, testBundle } from '../stage/film.ts';

const code = `import { useCurrentFrame } from 'remotion';
export default () => <div style={{ position: 'absolute', left: 20 + 8 * useCurrentFrame(), top: 40, width: 80, height: 80, background: 'rgba(255, 60, 30, 0.5)' }} />;`;
const size = { width: 320, height: 180, fps: 30 };

let folder: string;
let stage: Awaited<ReturnType<typeof testBundle>>;
let film: Awaited<ReturnType<typeof filmOf>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
  stage = await testBundle();
  film = await filmOf([{ code }], { ...size, durationInFrames: 20 });
});
afterAll(async () => {
  await stage.cleanUp();
  await rm(folder, { recursive: true, force: true });
});

/** Renders the film in two parts, joins them and checks the file. */
async function exported(request: ExportRequest, audio?: AudioPlan) {
  const settings = encoderSettings(chooseExport(request, size));
  const frames = Math.ceil((20 * settings.fps) / size.fps);
  const half = Math.floor(frames / 2);
  const timeline = { ...film.timeline, transparent: settings.transparent };
  const rates = { film: size.fps, file: settings.fps };
  const open = async () => {
    const shown = await openStage({ bundle: stage.bundle, timeline, modules: film.modules, scale: settings.scale });
    const capture: typeof shown.capture = (frame, picture) => shown.capture(filmFrame(frame, rates), picture);
    return { capture, [Symbol.asyncDispose]: () => shown.close() };
  };
  const name = JSON.stringify(request).replaceAll(/\W+/gu, '-');
  const chunks = [
    { key: `${name}a`, firstFrame: 0, lastFrame: half - 1 },
    { key: `${name}b`, firstFrame: half, lastFrame: frames - 1 },
  ];
  const parts = await renderSpan({ openStage: open, chunks, folder, settings });
  const path = join(folder, `${name}.${formatFacts[settings.format].ending}`);
  await assemble({ parts, path, settings, audio });
  await using shown = await open();
  const stills = [{ frame: half, picture: await shown.capture(half, { format: 'png' }) }];
  return { path, settings, frames, check: await checkFile(path, { settings, frames, joins: [half], stills }) };
}

test.each<ExportRequest>([
  { format: 'mp4', fps: 24 },
  { format: 'mp4', resolution: '720p', fps: 60, quality: 'high' },
  { format: 'webm', quality: 'draft' },
  { format: 'gif', fps: 25 },
  { format: 'prores' },
  { format: 'png', transparent: true },
])('%j is what it says, from its first frame to its last', async (request) => {
  const { check } = await exported(request);
  expect(check.rows.filter(({ passed }) => !passed)).toEqual([]);
  expect(check.rows.map(({ name }) => name)).toContain('frames');
  expect(check.rows.some(({ name }) => name.endsWith('like its still'))).toBe(true);
});

test('ProRes and PNG hold the scene alone: nothing where it paints nothing, and half of a half-clear colour', async () => {
  const { path } = await exported({ format: 'prores' });
  const { stdout } = await runFfmpeg(['-i', path, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'], {
    inputs: [path],
  });
  const alphaAt = (x: number, y: number) => stdout[(y * size.width + x) * 4 + 3] as number;
  expect(alphaAt(5, 5)).toBeLessThan(4);
  expect(Math.abs(alphaAt(60, 80) - 128)).toBeLessThan(6);
});

test('sounds are mixed once, at their places, for exactly as long as the film', async () => {
  const tone = join(folder, 'tone.wav');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', tone], { outputDir: folder });
  const clip = { path: tone, startFrame: 10, durationInFrames: 5, fromSeconds: 0.5, volume: 1 };
  const { path, check } = await exported({ format: 'mp4' }, { clips: [clip] });
  expect(check.passed).toBe(true);
  const { stdout } = await runFfprobe(
    ['-v', 'error', '-select_streams', 'a', '-show_entries', 'stream=duration', '-of', 'csv=p=0', path],
    { inputs: [path] },
  );
  expect(Math.abs(Number(stdout.toString()) - 20 / 30)).toBeLessThan(1 / 30);
  const silence = await runFfmpeg(['-i', path, '-af', 'silencedetect=n=-40dB:d=0.05', '-f', 'null', '-'], {
    inputs: [path],
  });
  const times = [...silence.stderr.matchAll(/silence_(?:start|end): ([\d.]+)/gu)].map(([, value]) => Number(value));
  // Silent, sound from a third of a second on for a sixth, silent again.
  expect(times[0]).toBeLessThan(0.05);
  expect(Math.abs((times[1] as number) - 1 / 3)).toBeLessThan(0.04);
  expect(Math.abs((times[2] as number) - 1 / 2)).toBeLessThan(0.04);
});
