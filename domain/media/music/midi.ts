import type { Piece } from './compose.ts';

const ticksPerBeat = 480;

/** A piece as a standard MIDI file of one track (format 0). */
export function midiOf({ tempo, programs, notes }: Piece): Uint8Array {
  const events: { tick: number; bytes: number[] }[] = [
    { tick: 0, bytes: [0xff, 0x51, 0x03, ...bigEndian(Math.round(60_000_000 / tempo), 3)] },
    { tick: 0, bytes: [0xff, 0x58, 0x04, 4, 2, 24, 8] },
    ...Object.entries(programs).map(([channel, program]) => ({ tick: 0, bytes: [0xc0 | Number(channel), program] })),
  ];
  for (const { channel, key, start, length, velocity } of notes) {
    const [from, to] = [start, start + length].map((beat) => Math.round(beat * ticksPerBeat)) as [number, number];
    events.push({ tick: from, bytes: [0x90 | channel, key, velocity] });
    events.push({ tick: Math.max(from + 1, to), bytes: [0x80 | channel, key, 0] });
  }
  // A key that is let go and struck at once is let go first.
  events.sort(
    (left, right) => left.tick - right.tick || ((left.bytes[0] as number) % 0x90) - ((right.bytes[0] as number) % 0x90),
  );
  const track: number[] = [];
  let last = 0;
  for (const { tick, bytes } of events) {
    track.push(...variableLength(tick - last), ...bytes);
    last = tick;
  }
  track.push(0, 0xff, 0x2f, 0);
  const header = [...text('MThd'), ...bigEndian(6, 4), 0, 0, 0, 1, ...bigEndian(ticksPerBeat, 2)];
  return Uint8Array.from([...header, ...text('MTrk'), ...bigEndian(track.length, 4), ...track]);
}

const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
}

function variableLength(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
