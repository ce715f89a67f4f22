import { inflateSync } from 'node:zlib';

/** Largest difference of any channel, 0–255, between two PNG captures of one size (8 bits, not interlaced). */
export function largestDifference(one: Buffer, other: Buffer): number {
  const [a, b] = [samplesOf(one), samplesOf(other)];
  if (a.length !== b.length) return 255;
  let most = 0;
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs((a[i] as number) - (b[i] as number)));
  return most;
}

function samplesOf(png: Buffer): Buffer {
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
