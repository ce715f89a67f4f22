import type { MusicMood } from '../../../contract/media-operations.ts';
import { draw, hash } from '../../directing/hash.ts';
import { beatOf } from './groove.ts';
import { melodyOf } from './melody.ts';
import { type Mood, moods } from './moods.ts';

/** One note; times in beats of the piece. Channel 9 is the drums'. */
export interface Note {
  channel: number;
  key: number;
  start: number;
  length: number;
  velocity: number;
}

export interface Piece {
  /** Beats a minute: near those asked, so that the last bar ends where the music is to end. */
  tempo: number;
  /** Seconds after the last chord begins, in which it rings out. */
  ring: number;
  programs: Record<number, number>;
  notes: Note[];
  mood: MusicMood;
}

/** Which voices play in a bar, and how loud. */
export interface Bar {
  index: number;
  /** Step of the scale that its chord stands on. */
  chord: number;
  level: number;
  voices: { bass: boolean; pulse: boolean; beat: boolean; lead: boolean };
  /** Place in its phrase of four, and which phrase it is. */
  place: number;
  phrase: number;
}

export const channels = { pad: 0, keys: 1, bass: 2, lead: 3, drums: 9 } as const;

/**
 * A piece of an exact length: phrases of four bars that grow to a height and come back, a cadence on the key at the end,
 * and a last chord that rings. The same order makes the same piece.
 */
export function compose({
  mood: name,
  tempo,
  seconds,
  seed,
}: {
  mood: MusicMood;
  tempo?: number;
  seconds: number;
  seed: number;
}): Piece {
  const mood = moods[name];
  const ring = Math.min(3, Math.max(0.7, seconds * 0.1));
  const wanted = tempo ?? mood.tempo;
  const count = Math.max(1, Math.round(((seconds - ring) * wanted) / 240));
  const dice = hash(name, seed, 'music');
  const key = draw(dice, 'key', mood.keys);
  const bars = barsOf(mood, count, dice);
  const notes = bars.flatMap((bar) => [
    ...padOf(mood, key, bar),
    ...(bar.voices.pulse ? pulseOf(mood, key, bar, dice) : []),
    ...(bar.voices.bass ? bassOf(mood, key, bar) : []),
    ...(bar.voices.lead ? melodyOf(mood, key, bar, dice) : []),
    ...(bar.voices.beat ? beatOf(mood.groove, bar, dice) : []),
  ]);
  const programs = {
    [channels.pad]: mood.pad,
    [channels.keys]: mood.keysProgram,
    [channels.bass]: mood.bass,
    [channels.lead]: mood.lead,
  };
  const played = [...notes, ...lastChord(mood, key, count, ring)].map((note) => humanised(note, dice));
  return { tempo: (count * 240) / (seconds - ring), ring, programs, notes: played, mood: name };
}

function barsOf(mood: Mood, count: number, dice: number): Bar[] {
  const first = draw(dice, 'first', mood.progressions);
  const second = draw(dice, 'second', mood.progressions);
  const phrases = Math.ceil(count / 4);
  return Array.from({ length: count }, (_, index) => {
    const [phrase, place] = [Math.floor(index / 4), index % 4];
    const progression = phrase % 4 === 2 ? second : first;
    const share = count === 1 ? 1 : index / (count - 1);
    // Up to its height at two thirds, with a breath before it in longer pieces.
    const isBreath = phrases >= 6 && phrase === Math.floor(phrases / 2);
    const rise = Math.min(1, 0.35 + share);
    const level = (isBreath ? 0.45 : share > 0.9 ? 0.75 : rise) * mood.height;
    const isOpening = phrases >= 3 && phrase === 0;
    return {
      ...{ index, phrase, place, level },
      // The way home: the fifth step before the last chord.
      chord: index === count - 1 && count > 1 ? 4 : (progression[place] as number),
      voices: {
        pulse: !isOpening || place >= 2,
        bass: !isOpening && !isBreath,
        beat: !isOpening && !isBreath && index > 0,
        lead: phrases < 3 ? index > 0 || count === 1 : phrase > 0 && (phrase % 4 !== 3 || place < 2),
      },
    };
  });
}

/** The note of a step of the scale, any number of octaves up or down. */
export function noteOf(mood: Mood, key: number, step: number): number {
  const size = mood.scale.length;
  const octave = Math.floor(step / size);
  return key + 12 * octave + (mood.scale[step - octave * size] as number);
}

/** Three notes of a chord in one octave above `from`, so that voices move little from chord to chord. */
function chordNotes(mood: Mood, key: number, chord: number, from: number): number[] {
  return [0, 2, 4]
    .map((step) => noteOf(mood, key, chord + step))
    .map((note) => from + ((((note - from) % 12) + 12) % 12))
    .sort((left, right) => left - right);
}

function padOf(mood: Mood, key: number, { index, chord, level }: Bar): Note[] {
  return chordNotes(mood, key, chord, key + 19).map((note) => ({
    ...{ channel: channels.pad, key: note, start: index * 4, length: 3.95, velocity: 38 + 34 * level },
  }));
}

/** Broken chords, up and back, in the mood's pulse. */
function pulseOf(mood: Mood, key: number, { index, chord, level, place }: Bar, dice: number): Note[] {
  const [low, middle, high] = chordNotes(mood, key, chord, key + 24) as [number, number, number];
  const shapes = [
    [low, middle, high, middle],
    [low, high, middle, high],
    [high, middle, low, middle],
    [low, middle, high, low + 12],
  ];
  const shape = draw(dice, `pulse ${place === 3}`, shapes);
  return Array.from({ length: mood.pulse }, (_, at) => ({
    ...{ channel: channels.keys, key: shape[at % 4] as number, start: index * 4 + (at * 4) / mood.pulse },
    ...{ length: (4 / mood.pulse) * 0.9, velocity: 40 + 30 * level + (at === 0 ? 10 : 0) },
  }));
}

function bassOf(mood: Mood, key: number, { index, chord, level, place }: Bar): Note[] {
  const root = noteOf(mood, key, chord) - (noteOf(mood, key, chord) > key + 7 ? 12 : 0);
  const fifth = root + noteOf(mood, key, chord + 4) - noteOf(mood, key, chord);
  const at = (start: number, length: number, note = root): Note => ({
    ...{ channel: channels.bass, key: note, start: index * 4 + start, length, velocity: 58 + 30 * level },
  });
  if (mood.groove === 'drive')
    return Array.from({ length: 8 }, (_, beat) => at(beat / 2, 0.4, beat === 7 ? root + 12 : root));
  if (mood.groove === 'bounce') return [at(0, 0.8), at(2, 0.8, fifth)];
  if (mood.groove === 'pop')
    return [at(0, 1.4), at(1.5, 0.4), at(2, 1.4), ...(place === 3 ? [at(3.5, 0.4, fifth)] : [])];
  return mood.groove === 'none' ? [at(0, 3.8)] : [at(0, 1.9), at(2, 1.8, place % 2 === 1 ? fifth : root)];
}

/** Home: the key in every voice, held to the very end. */
function lastChord(mood: Mood, key: number, count: number, ring: number): Note[] {
  const start = count * 4;
  const length = Math.max(1, ring * 1.5);
  const held = (channel: number, note: number, velocity: number): Note => ({
    channel,
    key: note,
    start,
    length,
    velocity,
  });
  return [
    ...chordNotes(mood, key, 0, key + 19).map((note) => held(channels.pad, note, 70)),
    ...chordNotes(mood, key, 0, key + 24).map((note) => held(channels.keys, note, 66)),
    held(channels.bass, key, 84),
    held(channels.lead, key + 36, 60),
    ...(mood.groove === 'none' ? [] : [{ ...held(channels.drums, 49, 60), length: 1 }]),
  ];
}

/** No two notes are struck alike. */
function humanised(note: Note, dice: number): Note {
  const chance = hash(dice, note.channel, note.key, Math.round(note.start * 48)) % 13;
  return { ...note, velocity: Math.max(1, Math.min(127, Math.round(note.velocity + chance - 6))) };
}
