import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { SoundClip } from '../../../contract/sound.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { mixSound } from '../../../engine/render/mix-sound.ts';
import { loudnessOf, type Sides } from '../../../web/sound/loudness.ts';
import { type HeardClip, mixFilm } from '../../../web/sound/mix-film.ts';

const folder = await mkdtemp(join(tmpdir(), 'fw-player-mix-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const fps = 30;
const seconds = 6;
const path = (name: string) => join(folder, name);

async function make(name: string, source: string): Promise<void> {
  await runFfmpeg(['-f', 'lavfi', '-i', source, '-ac', '2', path(name)], { outputDir: folder });
}

async function sidesOf(file: string): Promise<Sides> {
  const { stdout } = await runFfmpeg(['-i', file, '-f', 'f32le', '-ac', '2', '-ar', '48000', 'pipe:1'], {
    inputs: [file],
  });
  const samples = new Float32Array(new Uint8Array(stdout).buffer);
  return [samples.filter((_, at) => at % 2 === 0), samples.filter((_, at) => at % 2 === 1)];
}

/** Level in dB of each fifth of a second. */
function levels([left]: Sides): number[] {
  const stretch = 9_600;
  return Array.from({ length: Math.floor(left.length / stretch) }, (_, index) => {
    const power = left.slice(index * stretch, (index + 1) * stretch).reduce((sum, value) => sum + value * value, 0);
    return 10 * Math.log10(Math.max(1e-9, power / stretch));
  });
}

const clipOf = (asset: string, part: Partial<SoundClip>): SoundClip => ({
  ...{ id: asset, asset, role: 'effect', track: 0, startFrame: 0, durationInFrames: seconds * fps, fromSeconds: 0 },
  ...{ volume: 0, fadeInFrames: 0, fadeOutFrames: 0, ...part },
});

test('what the player plays is what an export is given: the same levels at the same times, as loud, held below the same peak', async () => {
  await make('music.flac', 'sine=frequency=220:duration=20,volume=-6dB');
  await make('voice.flac', "aevalsrc=exprs='if(lt(mod(t\\,1)\\,0.5)\\,0.4*sin(2*PI*900*t)\\,0)':d=4:s=48000");
  await make('hit.flac', 'sine=frequency=1500:duration=0.5,volume=12dB');
  const clips = [
    // Longer than the film: it ends with it, and fades out by then.
    clipOf('music.flac', { role: 'music', durationInFrames: 900, fadeInFrames: 15, fadeOutFrames: 60, volume: -3 }),
    clipOf('voice.flac', { role: 'voice', startFrame: 45, durationInFrames: 75, fromSeconds: 0.75 }),
    clipOf('hit.flac', { startFrame: 160, durationInFrames: 12 }),
  ];
  const heard: HeardClip[] = await Promise.all(
    clips.map(async (clip) => ({ clip, sound: await sidesOf(path(clip.asset)) })),
  );
  const played = mixFilm(heard, { fps, frames: seconds * fps });
  const plan = clips.map(({ asset, role, startFrame, durationInFrames, fromSeconds, volume, ...fades }) => ({
    ...{ path: path(asset), role, fromSeconds, volume, startSeconds: startFrame / fps },
    ...{ seconds: Math.min(durationInFrames, seconds * fps - startFrame) / fps },
    ...{ fadeInSeconds: fades.fadeInFrames / fps, fadeOutSeconds: fades.fadeOutFrames / fps },
  }));
  const exported = await sidesOf(await mixSound({ clips: plan }, { seconds, folder }));
  expect(played[0]).toHaveLength(exported[0].length);
  const [mine, theirs] = [levels(played), levels(exported)];
  const apart = mine.map((level, index) => Math.abs(level - (theirs[index] as number)));
  expect(apart.filter((difference, index) => difference > 1.5 && (theirs[index] as number) > -50)).toEqual([]);
  expect(loudnessOf(exported)).toBeCloseTo(-14, 0);
  expect(Math.abs((loudnessOf(played) ?? 0) - (loudnessOf(exported) ?? 0))).toBeLessThan(0.5);
  expect(Math.max(...levelsOfPeaks(played))).toBeLessThanOrEqual(10 ** (-2 / 20) + 1e-6);
});

const levelsOfPeaks = ([left, right]: Sides) =>
  [left, right].map((side) => side.reduce((most, value) => Math.max(most, Math.abs(value)), 0));

test('a film without a sound that can be heard is silent, and no shorter', () => {
  const [left, right] = mixFilm([], { fps: 30, frames: 6 });
  expect([left.length, right.length]).toEqual([9_600, 9_600]);
  expect(left.every((value) => value === 0)).toBe(true);
});
