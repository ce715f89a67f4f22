import { expect, test } from '@jest/globals';
import type { SoundClip } from '../../../contract/sound.ts';
import { composeSound } from '../../../domain/sound/compose-sound.ts';
import { mergeSound } from '../../../domain/sound/merge-sound.ts';
import { spokenLines } from '../../../domain/sound/spoken-lines.ts';

const fps = 25;
const scenes = [{ track: 0, startFrame: 0, durationInFrames: 250 }];
const clip = (id: string, role: SoundClip['role'], more: Partial<SoundClip> = {}): SoundClip => ({
  ...{ id, asset: id, role, track: 1, startFrame: 0, durationInFrames: 250, fromSeconds: 0 },
  ...{ volume: 0, fadeInFrames: 0, fadeOutFrames: 20 },
  ...more,
});
let ids = 0;
function newId(): string {
  ids += 1;
  return `new-${ids}`;
}
const ground = { fps, scenes, voice: null, music: null, filmBefore: 250, newId };

test('each line of a voice is cut out of its one sound so that its words begin where they were planned', () => {
  const lines = [
    { start: 0.4, from: 0.05, to: 1.9 },
    { start: 4, from: 2.4, to: 3.6 },
  ];
  const voice = { lines: [], language: 'en', keepsLength: true, spoken: { asset: 'voice', lines } };
  const sound = composeSound([clip('old', 'voice')], { ...ground, plan: { voice }, voice: { seconds: 4 } });
  expect(sound.map(({ asset, role }) => [asset, role])).toEqual([
    ['voice', 'voice'],
    ['voice', 'voice'],
  ]);
  sound.forEach(({ startFrame, fromSeconds, durationInFrames }, index) => {
    const { start, from, to } = lines[index] as (typeof lines)[number];
    expect(startFrame / fps + (from - fromSeconds)).toBeCloseTo(start, 4);
    expect(fromSeconds).toBeLessThanOrEqual(from);
    expect(fromSeconds + durationInFrames / fps).toBeGreaterThanOrEqual(to);
    // What is said next in the sound is not heard here.
    expect(fromSeconds + durationInFrames / fps).toBeLessThan(lines[index + 1]?.from ?? 5);
  });
});

test('music is as long as the film, in the place of music that stood; other roles stay', () => {
  const base = [clip('old', 'music'), clip('hello', 'voice')];
  const sound = composeSound(base, { ...ground, plan: { music: { prompt: 'soft', volume: -4 } }, music: 'music' });
  expect(sound.map(({ asset }) => asset).sort()).toEqual(['hello', 'music']);
  expect(sound.find(({ asset }) => asset === 'music')).toMatchObject({
    startFrame: 0,
    durationInFrames: 250,
    volume: -4,
  });
});

test('a role falls silent, grows louder within its bounds, and moves by its plan', () => {
  const base = [clip('song', 'music', { volume: 10 }), clip('hello', 'voice')];
  expect(composeSound(base, { ...ground, plan: { silent: ['music'] } }).map(({ id }) => id)).toEqual(['hello']);
  expect(composeSound(base, { ...ground, plan: { louder: { music: 5 } } })[1]?.volume ?? 0).toBeLessThanOrEqual(12);
  const moved = composeSound(base, { ...ground, plan: { moved: { hello: 40 } } });
  expect(moved.find(({ id }) => id === 'hello')?.startFrame).toBe(40);
});

test('music that ended with the film ends with the film of another length', () => {
  const base = [clip('song', 'music', { durationInFrames: 400 })];
  expect(composeSound(base, { ...ground, filmBefore: 400, plan: {} })).toMatchObject([{ durationInFrames: 250 }]);
  const early = [clip('song', 'music', { durationInFrames: 100 })];
  expect(composeSound(early, { ...ground, filmBefore: 400, plan: {} })).toEqual(early);
});

test('what a person did to a sound meanwhile stands, what the draft did to others too', () => {
  const base = [clip('a', 'music'), clip('b', 'voice'), clip('c', 'effect')];
  const head = [clip('a', 'music', { volume: -9 }), clip('b', 'voice'), clip('theirs', 'effect')];
  const draft = [clip('b', 'voice', { volume: 3 }), clip('c', 'effect'), clip('mine', 'music')];
  const merged = mergeSound(base, draft, head).map(({ id, volume }) => [id, volume]);
  expect(merged.sort()).toEqual([
    ...[
      ['a', -9],
      ['b', 3],
      ['mine', 0],
      ['theirs', 0],
    ],
  ]);
});

test('lines are found by the words that were kept with the voice, else by their letters', () => {
  const words = ['Meet', 'Lumen.', 'It', 'learns.'].map((text, at) => ({ text, from: at, to: at + 0.5 }));
  expect(spokenLines(['Meet Lumen.', 'It learns.'], words, 4)).toEqual([
    { from: 0, to: 1.5 },
    { from: 2, to: 3.5 },
  ]);
  expect(spokenLines(['Meet Lumen.', 'It learns.'], null, 2.1).map(({ to }) => to)).toEqual(
    [1.1, 2.1].map((one) => expect.closeTo(one, 5)),
  );
});
