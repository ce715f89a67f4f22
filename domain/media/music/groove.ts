import { hash } from '../../directing/hash.ts';
import { type Bar, channels, type Note } from './compose.ts';
import type { Groove } from './moods.ts';

/** Drums of General MIDI. */
const drum = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  hat: 42,
  open: 46,
  shaker: 70,
  low: 41,
  tom: 45,
  high: 48,
} as const;
type Hit = readonly [keyof typeof drum, readonly number[], number];

const eighths = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
const sixteenths = Array.from({ length: 16 }, (_, at) => at / 4);

const grooves: Record<Groove, readonly Hit[]> = {
  none: [],
  soft: [
    ['kick', [0, 2], 52],
    ['rim', [1, 3], 34],
    ['shaker', eighths, 26],
  ],
  pop: [
    ['kick', [0, 1.5, 2], 84],
    ['snare', [1, 3], 74],
    ['hat', eighths, 44],
  ],
  drive: [
    ['kick', [0, 1, 2, 3], 96],
    ['clap', [1, 3], 78],
    ['hat', sixteenths, 38],
    ['open', [0.5, 1.5, 2.5, 3.5], 46],
  ],
  bounce: [
    ['kick', [0, 2.5], 70],
    ['rim', [1, 3], 52],
    ['shaker', eighths, 34],
  ],
  taiko: [
    ['low', [0, 1.5, 3], 96],
    ['tom', [0.5, 2, 3.5], 70],
    ['high', [2.75], 56],
  ],
};

/** The drums of a bar; the last of each phrase leads into the next by a fill. */
export function beatOf(groove: Groove, { index, level, place, phrase }: Bar, dice: number): Note[] {
  const hits = grooves[groove].flatMap(([name, beats, velocity]) => beats.map((start) => hit(name, start, velocity)));
  const isFill = place === 3 && groove !== 'none' && groove !== 'soft' && hash(dice, 'fill', phrase) % 3 > 0;
  const fill = [3, 3.25, 3.5, 3.75].map((start, at) => hit(at < 2 ? 'high' : 'tom', start, 60 + at * 8));
  const played = isFill ? [...hits.filter(({ start }) => start < 3 || groove === 'drive'), ...fill] : hits;
  return played.map((note) => ({
    ...note,
    start: index * 4 + note.start,
    velocity: note.velocity * (0.6 + 0.4 * level),
  }));
}

function hit(name: keyof typeof drum, start: number, velocity: number): Note {
  return { channel: channels.drums, key: drum[name], start, length: 0.2, velocity };
}
