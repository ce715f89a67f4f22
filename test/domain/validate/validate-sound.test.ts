import { expect, test } from '@jest/globals';
import type { SoundClip } from '../../../contract/sound.ts';
import { validateSound } from '../../../domain/validate/validate-sound.ts';

const sounds = [
  { name: 'hello', seconds: 4, loudness: -16 },
  { name: 'hush', seconds: 4, loudness: null },
];
const clip = (id: string, more: Partial<SoundClip> = {}): SoundClip => ({
  ...{ id, asset: 'hello', role: 'voice', track: 0, startFrame: 0, durationInFrames: 60, fromSeconds: 0 },
  ...{ volume: 0, fadeInFrames: 0, fadeOutFrames: 0 },
  ...more,
});
const codesOf = (...clips: SoundClip[]) =>
  validateSound({ clips, sounds, fps: 30, filmFrames: 300 }).map(({ code, severity }) => [code, severity]);

test('sounds that lie well are no problem', () => {
  expect(codesOf(clip('a'), clip('b', { startFrame: 60 }), clip('c', { asset: 'fx:hit', role: 'effect' }))).toEqual([]);
});

test.each<[Partial<SoundClip>, string, string]>([
  [{ startFrame: 300 }, 'sound_outside', 'error'],
  [{ startFrame: 280 }, 'sound_too_long', 'warning'],
  [{ asset: 'gone' }, 'unknown_sound', 'error'],
  [{ fromSeconds: 4 }, 'sound_silent', 'error'],
  [{ asset: 'hush' }, 'sound_silent', 'warning'],
  [{ volume: -60 }, 'sound_silent', 'warning'],
])('%j is told', (more, code, severity) => {
  expect(codesOf(clip('a', more))).toEqual([[code, severity]]);
});

test('two voices at once are told, with both', () => {
  const [problem] = validateSound({
    clips: [clip('a'), clip('b', { startFrame: 45 })],
    sounds,
    fps: 30,
    filmFrames: 300,
  });
  expect(problem).toMatchObject({
    code: 'voices_overlap',
    message: expect.stringMatching(/a and b .* 45 .* 15 frames/),
  });
});
