import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { highestPeak } from '../../../domain/sound/mix-levels.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import type { AudioClip } from '../../../engine/render/audio-plan.ts';
import { effectFile } from '../../../engine/render/effect-file.ts';
import { hear } from '../../../engine/render/hear.ts';
import { mixSound } from '../../../engine/render/mix-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fw-mix-'));
  await make('music.flac', 'sine=frequency=220:duration=20,volume=-6dB');
  // Bursts of half a second in each second, as speech comes and goes.
  await make('voice.flac', "aevalsrc=exprs='if(lt(mod(t\\,1)\\,0.5)\\,0.4*sin(2*PI*900*t)\\,0)':d=4:s=48000");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(name: string, source: string): Promise<void> {
  await runFfmpeg(['-f', 'lavfi', '-i', source, join(folder, name)], { outputDir: folder });
}

const clip = (name: string, more: Partial<AudioClip>): AudioClip => ({
  path: join(folder, name),
  ...{ role: 'effect', startSeconds: 0, seconds: 4, fromSeconds: 0, volume: 0, fadeInSeconds: 0, fadeOutSeconds: 0 },
  ...more,
});

/** RMS level in dB of a band around `hertz` between two seconds. */
async function levelOf(path: string, hertz: number, from: number, to: number): Promise<number> {
  const filter = `atrim=${from}:${to},bandpass=f=${hertz}:width_type=h:w=40,bandpass=f=${hertz}:width_type=h:w=40,astats=measure_perchannel=none`;
  const { stderr } = await runFfmpeg(['-i', path, '-af', filter, '-f', 'null', '-'], { inputs: [path] });
  const level = Number(/RMS level dB: (\S+)/u.exec(stderr)?.[1]);
  // Silence is told as -inf.
  return Number.isNaN(level) ? -200 : level;
}

async function samplesOf(path: string): Promise<number> {
  const { stdout } = await runFfmpeg(['-i', path, '-ac', '1', '-f', 's16le', 'pipe:1'], { inputs: [path] });
  return stdout.length / 2;
}

test('a film of voice and music is -14 LUFS, keeps its peaks below -1 dBTP, and lasts as long as its frames', async () => {
  const music = clip('music.flac', { role: 'music', seconds: 10.1, fadeOutSeconds: 1 });
  const voice = clip('voice.flac', { role: 'voice', startSeconds: 3 });
  const seconds = 303 / 29.97;
  const path = await mixSound({ clips: [music, voice] }, { seconds, folder });
  const { loudness, truePeak } = await hear(path, {});
  expect(Math.abs((loudness ?? 0) + 14)).toBeLessThan(1);
  expect(truePeak).toBeLessThan(-1);
  expect(await samplesOf(path)).toBe(Math.round(seconds * 48_000));
});

test('music steps back while a voice speaks, and comes back after it', async () => {
  const music = clip('music.flac', { role: 'music', seconds: 10 });
  const voice = clip('voice.flac', { role: 'voice', startSeconds: 3 });
  const path = await mixSound({ clips: [music, voice] }, { seconds: 10, folder });
  const [before, under, after] = [
    await levelOf(path, 220, 1, 2.5),
    await levelOf(path, 220, 3.1, 3.45),
    await levelOf(path, 220, 8.5, 9.5),
  ];
  expect(before - under).toBeGreaterThan(6);
  expect(Math.abs(before - after)).toBeLessThan(1);
});

test('a clip begins where it is laid, and its fades are as long as they are said to be', async () => {
  const sound = clip('music.flac', { startSeconds: 2, seconds: 4, fadeInSeconds: 1, fadeOutSeconds: 2 });
  const path = await mixSound({ clips: [sound] }, { seconds: 8, folder });
  const level = (from: number, to: number) => levelOf(path, 220, from, to);
  expect(await level(0.5, 1.8)).toBeLessThan(-60);
  const whole = await level(3.2, 3.8);
  expect(whole - (await level(2.2, 2.3))).toBeGreaterThan(8);
  expect(whole - (await level(4.9, 5.1))).toBeGreaterThan(4);
  expect(await level(6.5, 7.5)).toBeLessThan(-60);
});

test('silence stays silence, and is no reason to fail', async () => {
  await make('silence.flac', 'anullsrc=d=2');
  const path = await mixSound({ clips: [clip('silence.flac', { seconds: 2 })] }, { seconds: 3, folder });
  expect(await hear(path, {})).toMatchObject({ loudness: null });
  expect(await samplesOf(path)).toBe(144_000);
});

test('sounds too short for a loudness keep their peaks below -1 dBTP all the same', async () => {
  await make('loud.flac', 'sine=frequency=440:duration=1,volume=17dB');
  const path = await mixSound({ clips: [clip('loud.flac', {}), clip('loud.flac', {})] }, { seconds: 0.3, folder });
  const { loudness, truePeak } = await hear(path, {});
  expect(loudness).toBeNull();
  expect(truePeak).toBeLessThan(-1);
});

test('a lone click is as loud as its peak allows', async () => {
  await writeFile(join(folder, 'click.wav'), effectFile('fx:click'));
  const path = await mixSound({ clips: [clip('click.wav', { startSeconds: 1 })] }, { seconds: 3, folder });
  const { loudness, truePeak } = await hear(path, {});
  expect(loudness).toBeLessThan(-14);
  expect(truePeak).toBeGreaterThan(highestPeak - 0.5);
  expect(truePeak).toBeLessThan(-1);
});
