import { expect, test } from '@jest/globals';
import { limits } from '../../../contract/limits.ts';
import { judgeUpload } from '../../../domain/media/judge-upload.ts';
import { readSoundHeader } from '../../../domain/media/sound-header.ts';
import { sampleSounds } from './sample-sounds.ts';

const judge = (head: Buffer, declared: string | null = null) => judgeUpload({ head, bytes: head.length, declared });

test('channels, rate and length of a sound are read from its header where the header has them', () => {
  const measures = { channels: 1, hertz: 32_000, seconds: 12 };
  expect(readSoundHeader(sampleSounds.wav(measures))).toEqual({ type: 'audio/wav', ...measures });
  expect(readSoundHeader(sampleSounds.flac(measures))).toEqual({ type: 'audio/flac', ...measures });
  expect(readSoundHeader(sampleSounds.vorbis(6, 22_050))).toMatchObject({
    type: 'audio/ogg',
    channels: 6,
    hertz: 22_050,
  });
  expect(readSoundHeader(sampleSounds.opus(1))).toMatchObject({ type: 'audio/ogg', channels: 1 });
  expect(readSoundHeader(sampleSounds.aac())).toMatchObject({ type: 'audio/aac', channels: 2, hertz: 44_100 });
  expect(readSoundHeader(sampleSounds.m4a())).toMatchObject({ type: 'audio/mp4' });
});

test('an MP3 is known behind its tags, also behind a cover that is larger than what is read of it', () => {
  for (const head of [sampleSounds.mp3(), sampleSounds.mp3(5_000), sampleSounds.mp3(90, 3)]) {
    expect(readSoundHeader(head)).toMatchObject({ type: 'audio/mpeg', channels: 2, hertz: 44_100 });
  }
  expect(readSoundHeader(sampleSounds.mp3(5_000).subarray(0, 900))?.type).toBe('audio/mpeg');
  // Tags in tags without end are no song.
  expect(readSoundHeader(sampleSounds.mp3(90, 9))).toBeNull();
});

test.each(['wav', 'flac'] as const)(
  'a %s that is too long, has too many channels or too high a rate is refused unheard',
  (format) => {
    expect(judge(sampleSounds[format]({ seconds: limits.soundSeconds }))).toEqual({ type: `audio/${format}` });
    expect(judge(sampleSounds[format]({ seconds: limits.soundSeconds + 1 }))).toMatchObject({
      refused: 'asset_refused',
    });
    expect(judge(sampleSounds[format]({ hertz: 384_000 }))).toMatchObject({ refused: 'asset_refused' });
    expect(judge(sampleSounds.wav({ channels: 9 }))).toMatchObject({ refused: 'asset_refused' });
    expect(judge(sampleSounds.opus(200))).toMatchObject({ refused: 'asset_refused' });
  },
);

test('what only looks like a sound is of no type that is taken', () => {
  const foreign = [
    sampleSounds.theora(),
    sampleSounds.wav({ format: 0x2000 }),
    Buffer.from('RIFF0000AVI LIST'.padEnd(80)),
    Buffer.from('OggS'.padEnd(90, '\0')),
    Buffer.from('ID3\x04\0\0\xff\xff\xff\xff<html>', 'latin1'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  ];
  for (const head of foreign) expect(judge(head)).toMatchObject({ refused: 'unsupported_media' });
});

test('what a sound is sent as must be what it is, by any of its names', () => {
  expect(judge(sampleSounds.mp3(), 'audio/mp3')).toEqual({ type: 'audio/mpeg' });
  expect(judge(sampleSounds.wav(), 'audio/x-wav')).toEqual({ type: 'audio/wav' });
  expect(judge(sampleSounds.wav(), 'audio/mpeg')).toMatchObject({ refused: 'unsupported_media' });
});
