import { expect, test } from '@jest/globals';
import { musicMoods } from '../../../../contract/media-operations.ts';
import { channels, compose } from '../../../../domain/media/music/compose.ts';
import { midiOf } from '../../../../domain/media/music/midi.ts';
import { moodOf, moods } from '../../../../domain/media/music/moods.ts';

const lengths = [2, 7.4, 15, 30, 93.2];
const pieces = musicMoods.flatMap((mood) =>
  lengths.flatMap((seconds) => [0, 1, 2].map((seed) => ({ seconds, piece: compose({ mood, seconds, seed }) }))),
);
const secondsOf = (beats: number, tempo: number) => (beats * 60) / tempo;

test('every piece comes home in its last chord, which begins where it can ring to the exact end', () => {
  for (const { seconds, piece } of pieces) {
    const last = Math.max(...piece.notes.map(({ start }) => start));
    expect(secondsOf(last, piece.tempo) + piece.ring).toBeCloseTo(seconds, 6);
    const chord = piece.notes.filter(({ start, channel }) => start === last && channel === channels.pad);
    const home = piece.notes.find(({ start, channel }) => start === last && channel === channels.bass)?.key ?? 0;
    expect(moods[piece.mood].keys).toContain(home);
    expect(chord.map(({ key }) => (key - home) % 12).sort((left, right) => left - right)[0]).toBe(0);
  }
});

test('notes stay in the scale of their mood and within what instruments play', () => {
  for (const { piece } of pieces) {
    const home = piece.notes.filter(({ channel }) => channel === channels.bass).at(-1)?.key ?? 0;
    const strange = piece.notes.filter(({ channel, key, velocity, length }) => {
      const isPlayable = key >= 20 && key <= 108 && velocity >= 1 && velocity <= 127 && length > 0;
      const isOfScale = moods[piece.mood].scale.includes((((key - home) % 12) + 12) % 12);
      return !isPlayable || (channel !== channels.drums && !isOfScale);
    });
    expect([piece.mood, strange]).toEqual([piece.mood, []]);
  }
});

test('longer pieces keep to the tempo that is asked, and grow before they come home', () => {
  for (const tempo of [60, 96, 150]) {
    const piece = compose({ mood: 'uplifting', tempo, seconds: 40, seed: 4 });
    expect(Math.abs(piece.tempo - tempo) / tempo).toBeLessThan(0.06);
    const loudness = (from: number, to: number) => {
      const part = piece.notes.filter(
        ({ start }) => secondsOf(start, piece.tempo) >= from && secondsOf(start, piece.tempo) < to,
      );
      return part.reduce((sum, { velocity }) => sum + velocity, 0);
    };
    expect(loudness(22, 30)).toBeGreaterThan(loudness(0, 8) * 1.3);
  }
});

test('the same order makes the same piece, another seed another', () => {
  const bytes = (seed: number) => Buffer.from(midiOf(compose({ mood: 'warm', seconds: 20, seed }))).toString('hex');
  expect(bytes(5)).toBe(bytes(5));
  expect(new Set([1, 2, 3, 4, 5, 6].map(bytes)).size).toBeGreaterThan(4);
});

test.each([
  ['soft and calm piano', 'calm'],
  ['Energetic electro for a sports ad', 'energetic'],
  ['eine ruhige, sanfte Musik', 'calm'],
  ['an epic trailer', 'epic'],
  ['something', 'warm'],
])('“%s” asks for %s', (text, mood) => {
  expect(moodOf(text)).toBe(mood);
});
