import type { MusicMood } from '../../../contract/media-operations.ts';

/** How the beat is played. */
export type Groove = 'none' | 'soft' | 'pop' | 'drive' | 'bounce' | 'taiko';

/** What a mood is made of. Programs are those of General MIDI, counted from 0. */
export interface Mood {
  tempo: number;
  /** Steps of the scale above its key, in half tones. */
  scale: readonly number[];
  /** Keys to choose from, as MIDI notes of the bass. */
  keys: readonly number[];
  /** Chords of four bars, by steps of the scale from 0. */
  progressions: readonly (readonly number[])[];
  pad: number;
  keysProgram: number;
  bass: number;
  lead: number;
  groove: Groove;
  /** Notes of the accompaniment in a bar. */
  pulse: 2 | 4 | 8;
  /** How loud it grows at its height, as a share. */
  height: number;
}

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const lydian = [0, 2, 4, 6, 7, 9, 11];

const hopeful = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [3, 0, 4, 5],
] as const;
const grave = [
  [0, 5, 2, 6],
  [0, 3, 5, 4],
  [0, 6, 5, 6],
] as const;

export const moods: Record<MusicMood, Mood> = {
  calm: {
    ...{ tempo: 72, scale: major, keys: [36, 38, 41, 43], groove: 'none', pulse: 4, height: 0.7 },
    ...{
      progressions: [
        [0, 3, 5, 4],
        [0, 5, 3, 0],
        [3, 4, 2, 5],
      ],
      pad: 89,
      keysProgram: 0,
      bass: 32,
      lead: 11,
    },
  },
  warm: {
    ...{ tempo: 84, scale: major, keys: [36, 38, 40, 43], groove: 'soft', pulse: 4, height: 0.8 },
    ...{ progressions: hopeful, pad: 48, keysProgram: 4, bass: 32, lead: 24 },
  },
  uplifting: {
    ...{ tempo: 112, scale: major, keys: [36, 38, 40, 41], groove: 'pop', pulse: 8, height: 1 },
    ...{ progressions: hopeful, pad: 50, keysProgram: 0, bass: 33, lead: 25 },
  },
  energetic: {
    ...{ tempo: 126, scale: dorian, keys: [33, 35, 36, 38], groove: 'drive', pulse: 8, height: 1 },
    ...{
      progressions: [
        [0, 0, 3, 4],
        [0, 6, 3, 6],
        [0, 3, 0, 4],
      ],
      pad: 90,
      keysProgram: 81,
      bass: 38,
      lead: 80,
    },
  },
  playful: {
    ...{ tempo: 118, scale: lydian, keys: [36, 41, 43], groove: 'bounce', pulse: 4, height: 0.9 },
    ...{
      progressions: [
        [0, 1, 4, 0],
        [0, 5, 1, 4],
        [0, 3, 1, 4],
      ],
      pad: 45,
      keysProgram: 12,
      bass: 32,
      lead: 13,
    },
  },
  dramatic: {
    ...{ tempo: 92, scale: minor, keys: [33, 36, 38], groove: 'taiko', pulse: 8, height: 1 },
    ...{ progressions: grave, pad: 48, keysProgram: 0, bass: 43, lead: 60 },
  },
  dark: {
    ...{ tempo: 76, scale: minor, keys: [33, 34, 36], groove: 'soft', pulse: 2, height: 0.8 },
    ...{
      progressions: [
        [0, 0, 5, 6],
        [0, 5, 3, 4],
        [0, 6, 5, 4],
      ],
      pad: 91,
      keysProgram: 88,
      bass: 39,
      lead: 71,
    },
  },
  epic: {
    ...{ tempo: 104, scale: minor, keys: [33, 36, 38], groove: 'taiko', pulse: 8, height: 1 },
    ...{
      progressions: [
        [0, 5, 2, 6],
        [0, 2, 6, 5],
        [5, 6, 0, 4],
      ],
      pad: 52,
      keysProgram: 48,
      bass: 43,
      lead: 60,
    },
  },
};

const words: readonly [MusicMood, RegExp][] = [
  ['epic', /epic|cinematic|trailer|heroic|orchestral|triumph|episch|épique|épico|heldenhaft/iu],
  ['dramatic', /dramat|tense|tension|suspense|urgent|spannend|tendu/iu],
  ['dark', /dark|sad|melanchol|moody|somber|sombre|mysteri|düster|traurig|triste|oscur/iu],
  ['energetic', /energ|driving|power|fast|electro|techno|dance|sport|rock|dynami|schnell|rapide|rápid/iu],
  ['playful', /playful|fun|quirky|happy|cheer|kids|bouncy|verspielt|fröhlich|joyeu|alegre|diver/iu],
  ['uplifting', /uplift|inspir|hope|optimis|bright|motivat|corporate|launch|aufbauend|hoffnung|inspira/iu],
  [
    'calm',
    /calm|soft|gentle|quiet|relax|ambient|peace|slow|sleep|meditat|ruhig|sanft|leise|calme|doux|douce|tranquil|suave|calmo|calma/iu,
  ],
  ['warm', /warm|cosy|cozy|acoustic|friendly|family|intimate|folk|gemütlich|chaleureu|cálid/iu],
];

/** The mood that a text asks for, by its first word that names one; warm without any. */
export function moodOf(text: string): MusicMood {
  return namedMood(text) ?? 'warm';
}

export function namedMood(text: string): MusicMood | null {
  const found = words
    .map(([mood, word]) => ({ mood, at: text.search(word) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  return found[0]?.mood ?? null;
}
