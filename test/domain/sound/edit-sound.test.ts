import { expect, test } from '@jest/globals';
import { type ClipPlace, editSound } from '../../../domain/sound/edit-sound.ts';

const ground = { fps: 30, filmFrames: 240, seconds: { song: 60, word: 1.5 } };
const add = (asset: string, place: ClipPlace = {}, id = asset) => ({ type: 'add', id, asset, place }) as const;

test('a sound without a length lasts as long as it and the film do, and music fades away', () => {
  const [song] = editSound([], add('song', { role: 'music', startFrame: 60 }), ground);
  expect(song).toEqual({
    ...{ id: 'song', asset: 'song', role: 'music', track: 1, startFrame: 60, durationInFrames: 180 },
    ...{ fromSeconds: 0, volume: 0, fadeInFrames: 0, fadeOutFrames: 45 },
  });
  const [word] = editSound([], add('word'), ground);
  expect(word).toMatchObject({ role: 'voice', track: 0, durationInFrames: 45, fadeOutFrames: 0 });
});

test('under a film without scenes, or past its end, a sound lasts as long as it does', () => {
  expect(editSound([], add('word'), { ...ground, filmFrames: 0 })[0]?.durationInFrames).toBe(45);
  expect(editSound([], add('word', { startFrame: 300 }), ground)[0]?.durationInFrames).toBe(45);
});

test('clips stand by their start; one is changed and taken out by its id, and the rest stays', () => {
  const both = editSound(editSound([], add('word', { startFrame: 90 }), ground), add('song', {}), ground);
  expect(both.map(({ id }) => id)).toEqual(['song', 'word']);
  const moved = editSound(both, { type: 'change', id: 'song', place: { startFrame: 120, volume: -6 } }, ground);
  expect(moved.map(({ id }) => id)).toEqual(['word', 'song']);
  expect(moved[1]).toEqual({ ...both[0], startFrame: 120, volume: -6 });
  expect(editSound(moved, { type: 'remove', id: 'word' }, ground)).toEqual([moved[1]]);
});

test('what cannot be is refused with its path: another name, a cut past the end, fades longer than the clip', () => {
  const path = (edit: Parameters<typeof editSound>[1]) => {
    try {
      editSound([], edit, ground);
    } catch (error) {
      return (error as { options: { errors: { path: string }[] } }).options.errors[0]?.path;
    }
  };
  expect(path(add('sung'))).toBe('asset');
  expect(path(add('word', { fromSeconds: 2 }))).toBe('fromSeconds');
  expect(path(add('word', { fadeInFrames: 30, fadeOutFrames: 30 }))).toBe('fadeOutFrames');
  expect(() => editSound([], { type: 'remove', id: 'snd_x' }, ground)).toThrow('snd_x');
});
