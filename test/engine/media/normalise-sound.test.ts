import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AssetType } from '../../../contract/assets.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { normaliseSound } from '../../../engine/media/normalise-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const normalise = async (path: string, type: AssetType) =>
  normaliseSound(path, type, { folder: await mkdtemp(join(folder, 'work-')) });

/** Half a second of silence, then a tone of known level, as another file format and with a secret in its tags. */
async function record(ending: string, args: string[] = []): Promise<string> {
  const path = join(folder, `tone.${ending}`);
  const tone = 'sine=997:r=44100:d=2,volume=0.8,adelay=500:all=1,pan=stereo|c0=c0|c1=c0';
  const tags = ['-metadata', 'title=SECRET-PLACE', '-metadata', 'comment=SECRET-PLACE'];
  await runFfmpeg(['-f', 'lavfi', '-i', tone, ...tags, ...args, path], { outputDir: folder });
  return path;
}

const formats: [string, AssetType, string[]][] = [
  ['wav', 'audio/wav', []],
  ['mp3', 'audio/mpeg', ['-id3v2_version', '4']],
  ['m4a', 'audio/mp4', []],
  ['opus', 'audio/ogg', []],
];
test.each(formats)(
  'a %s becomes a FLAC of 48 kHz without its tags, with its length, loudness, peak, waveform and levels',
  async (ending, type, args) => {
    const path = await record(ending, args);
    expect((await readFile(path)).includes('SECRET-PLACE')).toBe(true);
    const { file, waveform, facts } = await normalise(path, type);
    const written = await readFile(file);
    expect([written.subarray(0, 4).toString(), written.includes('SECRET-PLACE')]).toEqual(['fLaC', false]);
    expect(waveform.subarray(1, 4).toString()).toBe('PNG');
    expect(Math.abs(facts.seconds - 2.5)).toBeLessThan(0.08);
    // A sine at -20.0 dBFS (lavfi's own level, times 0.8), the same on both channels.
    expect(facts.loudness).toBeCloseTo(-20, -1);
    expect(facts.truePeak).toBeCloseTo(-20, -1);
    expect([facts.channels, facts.peaks.length]).toEqual([2, Math.round(facts.seconds * 100)]);
    expect(Math.max(...facts.peaks.slice(0, 45))).toBeLessThan(0.01);
    expect(Math.max(...facts.peaks.slice(60, 240))).toBeCloseTo(0.1, 1);
  },
  60_000,
);

test('silence has a length and no loudness', async () => {
  const path = join(folder, 'silence.wav');
  await runFfmpeg(['-f', 'lavfi', '-i', 'anullsrc', '-t', '1', path], { outputDir: folder });
  expect((await normalise(path, 'audio/wav')).facts).toMatchObject({ seconds: 1, loudness: null, truePeak: null });
}, 60_000);

test('playlists, cut-off files, other containers and empty ones are refused, whatever their first bytes say', async () => {
  const tone = await readFile(await record('wav'));
  const song = await readFile(await record('mp3'));
  const hostile: [Buffer, AssetType][] = [
    [Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'"), 'audio/wav'],
    [Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/passwd\n'), 'audio/mpeg'],
    [tone.subarray(0, tone.length / 2), 'audio/wav'],
    [tone.subarray(0, 44), 'audio/wav'],
    [song, 'audio/ogg'],
    [Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from('<html>'.repeat(900))]), 'audio/mpeg'],
  ];
  for (const [content, type] of hostile) {
    const path = join(folder, 'hostile');
    await writeFile(path, content);
    await expect(normalise(path, type)).rejects.toMatchObject({ code: 'asset_refused' });
  }
}, 90_000);
