import { inflateSync } from 'node:zlib';

/** Peak signal-to-noise ratio in dB between two PNG captures of one size (8 bits, not interlaced). */
export function likeness(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return Number.POSITIVE_INFINITY;
  const [a, b] = [samplesOf(one), samplesOf(other)];
  if (a.length !== b.length) return 0;
  let squares = 0;
  for (let i = 0; i < a.length; i++) squares += ((a[i] as number) - (b[i] as number)) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / squares);
}

/** Channels of all pixels, row by row. */
export function samplesOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  let [width, channels] = [0, 4];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, channels] = [body.readUInt32BE(0), body[9] === 2 ? 3 : 4];
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  return unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels);
}

function unfiltered(raw: Buffer, stride: number, step: number): Buffer {
  const rows = raw.length / (stride + 1);
  const out = Buffer.alloc(rows * stride);
  for (let y = 0; y < rows; y++) {
    const filter = raw[y * (stride + 1)] as number;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? (out[y * stride + x - step] as number) : 0;
      const up = y > 0 ? (out[(y - 1) * stride + x] as number) : 0;
      const corner = y > 0 && x >= step ? (out[(y - 1) * stride + x - step] as number) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[y * stride + x] = ((raw[y * (stride + 1) + 1 + x] as number) + guess) & 255;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
