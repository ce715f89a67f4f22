import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { baseFonts } from '../../../engine/jail/base-fonts.ts';

const require = createRequire(import.meta.url);

/** A TrueType file with Latin letters: Manrope, regular. */
export async function trueType(): Promise<Buffer> {
  const font = (await baseFonts()).find(({ path }) => path.endsWith('latin-400.ttf'));
  if (!font) throw new Error('the jail has no Latin face');
  return font.body;
}

/** A variable typeface in WOFF 2.0: Fredoka, Latin. */
export function woff2(): Promise<Buffer> {
  return readFile(require.resolve('@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'));
}

/** The same file with another body for one of its tables, or a table of a foreign name. */
export function withTable(font: Buffer, tag: string, change: (body: Buffer) => Buffer, rename = tag): Buffer {
  const changed = Buffer.from(font);
  const count = changed.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (changed.toString('latin1', entry, entry + 4) !== tag) continue;
    const [offset, length] = [changed.readUInt32BE(entry + 8), changed.readUInt32BE(entry + 12)];
    change(Buffer.from(changed.subarray(offset, offset + length))).copy(changed, offset, 0, length);
    changed.write(rename, entry, 'latin1');
  }
  return changed;
}
