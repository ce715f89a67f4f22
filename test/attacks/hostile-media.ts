import { deflateSync } from 'node:zlib';
import { type HostileFile, hidden } from './hostile-typefaces.ts';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(`${hidden} in a zip`)]);
const page = Buffer.from(`<html><script>alert('${hidden}')</script></html>`);

/** Pictures, drawings, films and sounds that attack whoever reads them. */
export function hostileMedia(): Record<string, HostileFile> {
  const refused = (content: Buffer): HostileFile => ({ content, outcome: 'refused' });
  const clean = (content: Buffer): HostileFile => ({ content, outcome: 'clean' });
  return {
    'a picture with an archive behind it': clean(Buffer.concat([png(), zip])),
    'a picture with a page in its comment': clean(
      png([chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), page]))]),
    ),
    'a picture whose data unpacks a thousandfold behind its last row': clean(png([], Buffer.alloc(120_000_000))),
    'a picture that says it is small and is large': refused(png([], Buffer.alloc(4_000_000), 9_000)),
    'a picture of ten thousand empty pieces': clean(
      png(Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from(hidden)))),
    ),
    'a GIF of a hundred thousand pictures': refused(gif(100_000)),
    'a GIF that ends in a page': clean(Buffer.concat([gif(2), page])),
    'a film of nested boxes': refused(Buffer.concat([ftyp, nested(40_000)])),
    'a film of a hundred thousand boxes': refused(
      Buffer.concat([ftyp, Buffer.concat(Array.from({ length: 100_000 }, () => box('moov', Buffer.alloc(0))))]),
    ),
    'a film whose box says it is endless': refused(
      Buffer.concat([ftyp, uint32(0xffffffff), Buffer.from('moov'), Buffer.alloc(64)]),
    ),
    'a film of a thousand tracks': refused(
      Buffer.concat([ftyp, box('moov', Buffer.concat(Array.from({ length: 1_000 }, track)))]),
    ),
    'a page that begins as a film': refused(Buffer.concat([ftyp, page])),
    'a sound with an archive in it': refused(
      Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEjunk\xff\xff\xff\x7f', 'latin1'), zip]),
    ),
    'a tag that says it is larger than its file': refused(
      Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), page]),
    ),
    'a drawing of a million nested groups': refused(svg('<g>'.repeat(300_000))),
    'a drawing that shows itself': clean(
      svg(`<symbol id="a"><use href="#a"/></symbol><use href="#a"/><!-- ${hidden} -->`),
    ),
    'a drawing that doubles forty times': refused(svg(doubling(40))),
    'a drawing with a page inside': refused(svg(`<foreignObject><p>${hidden}</p></foreignObject>`)),
    'a drawing with entities': refused(Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${hidden}">]>${svg('').toString()}`)),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc(body))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum;
}

/** A grey picture of 64 × 64 points, or of what is given for its rows. */
function png(extra: Buffer[] = [], rows?: Buffer, side = 64): Buffer {
  const header = Buffer.concat([
    uint32(side),
    uint32(rows && side === 64 ? 16_000 : side),
    Buffer.from([8, 0, 0, 0, 0]),
  ]);
  const data = deflateSync(rows ?? Buffer.alloc(65 * 64));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = rows ? data.subarray(0, data.length - 40) : data;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pictures of two by two points, each a hundredth of a second short of none. */
function gif(pictures: number): Buffer {
  const head = Buffer.from('GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const one = Buffer.from('\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x02\0\x02\0\0\x02\x03\x44\x02\x05\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: pictures }, () => one), Buffer.from(';')]);
}

const box = (type: string, body: Buffer) => Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isommp42', 'latin1'));
const track = () =>
  box('trak', box('mdia', box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13)]))));

/** Boxes in boxes, each eight bytes shorter than the one around it. */
function nested(depth: number): Buffer {
  return Buffer.concat(
    Array.from({ length: depth }, (_, level) => Buffer.concat([uint32((depth - level) * 8), Buffer.from('moov')])),
  );
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`);

function doubling(times: number): string {
  const groups = Array.from(
    { length: times },
    (_, level) => `<g id="g${level + 1}"><use href="#g${level}"/><use href="#g${level}"/></g>`,
  );
  return `<g id="g0"><rect width="1" height="1"/></g>${groups.join('')}<use href="#g${times}"/>`;
}
