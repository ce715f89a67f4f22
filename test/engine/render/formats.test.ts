import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExportRequest } from '../../../contract/runs.ts';
import { runFfmpeg, runFfprobe } from '../../../engine/jail/run-ffmpeg.ts';
import type { FileCheck } from '../../../engine/render/file-check.ts';
import { type Exporter, openExporter } from './exported-file.ts';

const size = { width: 320, height: 180, fps: 30 };

let exporter: Exporter;
beforeAll(async () => {
  exporter = await openExporter(size, 20);
});
afterAll(async () => exporter?.[Symbol.asyncDispose]());

/** It is what was asked for, from its first frame to its last. */
function expectWhole({ rows }: FileCheck): void {
  expect(rows.filter(({ passed }) => !passed)).toEqual([]);
  expect(rows.map(({ name }) => name)).toContain('frames');
  expect(rows.some(({ name }) => name.endsWith('like its still'))).toBe(true);
}

test.each<ExportRequest>([
  { format: 'webm', quality: 'draft' },
  { format: 'gif', fps: 25 },
  { format: 'png', transparent: true },
])('%j is what it says, from its first frame to its last', async (request) => {
  expectWhole((await exporter.exported(request)).check);
});

test('ProRes is what it says and holds the scene alone: nothing where it paints nothing, and half of a half-clear colour', async () => {
  const { path, check } = await exporter.exported({ format: 'prores' });
  expectWhole(check);
  const { stdout } = await runFfmpeg(['-i', path, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'], {
    inputs: [path],
  });
  const alphaAt = (x: number, y: number) => stdout[(y * size.width + x) * 4 + 3] as number;
  expect(alphaAt(5, 5)).toBeLessThan(4);
  expect(Math.abs(alphaAt(60, 80) - 128)).toBeLessThan(6);
});

test('an MP4 is what it says, and its sounds are mixed once, at their places, for exactly as long as the film', async () => {
  const tone = join(exporter.folder, 'tone.wav');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', tone], { outputDir: exporter.folder });
  const fades = { fadeInSeconds: 0, fadeOutSeconds: 0 };
  const place = { startSeconds: 1 / 3, seconds: 1 / 6, fromSeconds: 0.5, volume: 0 };
  const clip = { path: tone, role: 'effect' as const, ...place, ...fades };
  const { path, check } = await exporter.exported({ format: 'mp4', fps: 24 }, { clips: [clip] });
  expectWhole(check);
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
