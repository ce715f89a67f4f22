import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../contract/errors.ts';
import { frameCount } from '../../domain/render/plan-chunks.ts';
import type { Assembly } from './assemble.ts';

const block = 512;
const pngHead = 8;

/** Writes the pictures of all parts into a TAR, `frame-000000.png` and so on. */
export async function joinPictures({ parts, path, signal }: Assembly): Promise<void> {
  const frames = parts.reduce((sum, part) => sum + frameCount(part), 0);
  await pipeline(Readable.from(tarOf(parts, frames), { objectMode: false }), createWriteStream(path), { signal });
}

async function* tarOf(parts: Assembly['parts'], frames: number): AsyncGenerator<Buffer> {
  let count = 0;
  for (const part of parts) {
    for await (const picture of picturesOf(part.path)) {
      yield tarHeader(`frame-${String(count).padStart(6, '0')}.png`, picture.length);
      yield picture;
      yield Buffer.alloc((block - (picture.length % block)) % block);
      count += 1;
    }
  }
  if (count !== frames)
    throw new AppError('export_check_failed', `The parts hold ${count} pictures instead of ${frames}`);
  yield Buffer.alloc(2 * block);
}

/** The PNGs of a part, which lie one after another: a head of eight bytes, then chunks up to and with `IEND`. */
async function* picturesOf(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const data of createReadStream(path, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, data]);
    for (let end = pictureEnd(rest); end !== -1; end = pictureEnd(rest)) {
      yield rest.subarray(0, end);
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new AppError('export_check_failed', 'A part ends in half a picture');
}

/** Where the first picture of the bytes ends, or -1 while it is not all there. */
function pictureEnd(bytes: Buffer): number {
  let at = pngHead;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return -1;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return -1;
}

/** The `ustar` header of POSIX.1-1988: numbers in octal, and the sum of all its bytes with the sum's own taken as spaces. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(name, 0, 'latin1');
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}
