import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** One font that the jail's browser sees as installed: path in the jail and the TrueType file itself. */
export interface JailFile {
  path: string;
  body: Buffer;
}

const require = createRequire(import.meta.url);
const cuts = ['latin', 'latin-ext', 'cyrillic', 'greek'].flatMap((script) => [`${script}-400`, `${script}-700`]);
const folder = '/etc/fonts';

const configuration = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>/tmp/fontconfig</cachedir></fontconfig>`;

/**
 * The jail's whole set of installed fonts: one family of ours. Chromium refuses even fonts of the page when the system
 * has none, and `sans-serif` must mean the same on every machine.
 */
export async function baseFonts(): Promise<JailFile[]> {
  const fonts = await Promise.all(
    cuts.map(async (cut) => {
      const woff = await readFile(require.resolve(`@fontsource/manrope/files/manrope-${cut}-normal.woff`));
      return { path: `${folder}/${cut}.ttf`, body: trueTypeOf(woff) };
    }),
  );
  return [{ path: `${folder}/fonts.conf`, body: Buffer.from(configuration) }, ...fonts];
}

interface Table {
  tag: Buffer;
  checksum: number;
  body: Buffer;
}

/** Unpacks WOFF 1.0 (W3C, 2012): a header of 44 bytes, then per table tag, offset, packed length, length, checksum. */
function trueTypeOf(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index): Table => {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      body: packed < length ? inflateSync(data) : data,
    };
  });
  return assemble(woff.subarray(4, 8), tables);
}

/** The sfnt layout of OpenType: a directory of 16 bytes per table, bodies aligned to four bytes. */
function assemble(flavour: Buffer, tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  flavour.copy(directory);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(body.length, entry + 12);
    const padding = (4 - (body.length % 4)) % 4;
    parts.push(body, Buffer.alloc(padding));
    offset += body.length + padding;
  }
  return Buffer.concat(parts);
}
