import { createRequire } from 'node:module';
import { trueType } from './sample-fonts.ts';

/** The letters of a face as OpenType with PostScript outlines (`OTTO`, a `CFF ` table): ASCII, in the order of its code. */
export async function openTypeCff(): Promise<Buffer> {
  const { create } = createRequire(import.meta.url)('fontkit') as { create(font: Buffer): Face };
  const face = create(await trueType());
  const glyphs = [null, ...Array.from({ length: last - first + 1 }, (_, at) => face.glyphForCodePoint(first + at))];
  const advances = glyphs.map((glyph) => Math.round(glyph?.advanceWidth ?? 500));
  const charstrings = glyphs.map((glyph, at) => charstring(advances[at] ?? 0, glyph?.path.commands ?? []));
  const { unitsPerEm, ascent, descent } = face;
  const metrics = [ascent, descent, 0].map((value) => int16(Math.round(value)));
  const tables: Record<string, Buffer> = {
    'CFF ': cff(charstrings),
    'OS/2': os2(Math.round(ascent), Math.round(-descent)),
    cmap: cmap(),
    head: Buffer.concat([
      uint32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      uint16(3, unitsPerEm),
      uint32(0, 0, 0, 0),
      ...[-200, -300, 1200, 1200].map(int16),
      uint16(0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      uint32(0x00010000),
      ...metrics,
      uint16(Math.max(...advances)),
      Buffer.alloc(22),
      uint16(glyphs.length),
    ]),
    hmtx: Buffer.concat(advances.map((advance) => uint16(advance, 0))),
    maxp: Buffer.concat([uint32(0x00005000), uint16(glyphs.length)]),
    name: nameTable(),
    post: Buffer.concat([uint32(0x00030000), Buffer.alloc(28)]),
  };
  return fileOf(tables);
}

interface Command {
  command: string;
  args: number[];
}
interface Face {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphForCodePoint(code: number): { advanceWidth: number; path: { commands: Command[] } };
}

const [first, last] = [0x20, 0x7e];
const uint16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const int16 = (value: number) => uint16(value & 0xffff);
const uint32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => uint16((value >>> 16) & 0xffff, value & 0xffff)));

/** A Type 2 charstring: its width, then the outline in steps; quadratic curves become cubic ones. */
function charstring(width: number, commands: readonly Command[]): Buffer {
  const parts: Buffer[] = [];
  let [x, y, isFirst] = [0, 0, true];
  const write = (operator: number, points: number[]) => {
    const steps = points.map((value, at) => {
      const before = at % 2 === 0 ? (points[at - 2] ?? x) : (points[at - 2] ?? y);
      return Math.round(value) - Math.round(before);
    });
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    parts.push(...[...(isFirst ? [width] : []), ...steps].flatMap(number), Buffer.from([operator]));
    isFirst = false;
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') write(21, args);
    else if (command === 'lineTo') write(5, args);
    else if (command === 'bezierCurveTo') write(8, args);
    else if (command === 'quadraticCurveTo')
      write(8, [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d]);
  }
  if (isFirst) parts.push(number(width));
  return Buffer.concat([...parts, Buffer.from([14])]);
}

const number = (value: number) => Buffer.concat([Buffer.from([28]), int16(value)]);
/** An integer of a DICT, in five bytes whatever it is. */
const dictNumber = (value: number) => Buffer.concat([Buffer.from([29]), uint32(value)]);

function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return uint16(0);
  let offset = 1;
  const offsets = [1, ...items.map(({ length }) => (offset += length))];
  return Buffer.concat([uint16(items.length), Buffer.from([4]), uint32(...offsets), ...items]);
}

/** Names of the predefined charset stand in the order of ASCII, so that none must be given. */
function cff(charstrings: readonly Buffer[]): Buffer {
  const head = Buffer.concat([Buffer.from([1, 0, 4, 4]), index([Buffer.from('SampleCff')])]);
  const top = (outlines: number, own: number) =>
    Buffer.concat([dictNumber(outlines), Buffer.from([17]), dictNumber(0), dictNumber(own), Buffer.from([18])]);
  const before = Buffer.concat([index([top(0, 0)]), index([]), index([])]);
  const outlines = index(charstrings);
  const start = head.length + before.length;
  return Buffer.concat([head, index([top(start, start + outlines.length)]), index([]), index([]), outlines]);
}

function cmap(): Buffer {
  const segments = Buffer.concat([
    uint16(4, 4, 1, 0, last, 0xffff, 0, first, 0xffff),
    int16(1 - first),
    uint16(1, 0, 0),
  ]);
  return Buffer.concat([uint16(0, 1, 3, 1), uint32(12), uint16(4, segments.length + 6, 0), segments]);
}

function nameTable(): Buffer {
  const names: [number, string][] = [
    [1, 'Sample CFF'],
    [2, 'Regular'],
    [3, 'Sample CFF Regular'],
    [4, 'Sample CFF Regular'],
    [6, 'SampleCff'],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = names.map(([id], at) => {
    const length = texts[at]?.length ?? 0;
    offset += length;
    return uint16(3, 1, 0x409, id, length, offset - length);
  });
  return Buffer.concat([uint16(0, names.length, 6 + 12 * names.length), ...records, ...texts]);
}

function os2(ascent: number, descent: number): Buffer {
  const table = Buffer.alloc(96);
  uint16(4, 500, 400, 5).copy(table, 0);
  table.write('NONE', 58, 'latin1');
  uint16(0x40, first, last, ascent, 0, 0, ascent, descent).copy(table, 62);
  int16(-descent).copy(table, 70);
  return table;
}

function fileOf(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  const count = entries.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * count;
  for (const [tag, body] of entries) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    records.push(Buffer.from(tag, 'latin1'), uint32(sum, offset, body.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const head = Buffer.concat([Buffer.from('OTTO'), uint16(count, power * 16, Math.log2(power), (count - power) * 16)]);
  return Buffer.concat([head, ...records, ...bodies]);
}
