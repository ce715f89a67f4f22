import { trueType, withTable, woff2 } from '../engine/media/sample-fonts.ts';

/** What must never come out on the other side. */
export const hidden = 'SECRET-PLACE';

export interface HostileFile {
  content: Buffer;
  /** `refused`, or what is left of it: nothing of what it hides. */
  outcome: 'refused' | 'clean';
}

const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(`${hidden} in a zip`)]);

/** Typefaces that attack whoever reads them. */
export async function hostileTypefaces(): Promise<Record<string, HostileFile>> {
  const refused = (content: Buffer): HostileFile => ({ content, outcome: 'refused' });
  const clean = (content: Buffer): HostileFile => ({ content, outcome: 'clean' });
  const [font, packed] = [await trueType(), await woff2()];
  return {
    'a typeface without a head': refused(withTable(font, 'head', (table) => table, 'hxxd')),
    'a typeface of more glyphs than it has': refused(withTable(font, 'maxp', (table) => patched(table, 4, 0xffff))),
    'a typeface whose letters lie outside of it': clean(withTable(font, 'loca', (table) => table.fill(0xff))),
    'a typeface whose map of letters is noise': refused(withTable(font, 'cmap', (table) => table.fill(0xa5))),
    'a typeface whose table lies behind its end': refused(outside(font)),
    'a typeface with an archive behind it': clean(Buffer.concat([font, zip])),
    'a typeface with a program of its own': clean(
      withTable(
        font,
        'gasp',
        (table) => {
          table.write(hidden.slice(0, table.length));
          return table;
        },
        'EXEC',
      ),
    ),
    'a packed typeface that says it unpacks to gibibytes': refused(patched32(packed, 16, 0x7fffffff)),
    'a packed typeface that unpacks to more than it says': refused(patched32(packed, 16, 1_000)),
    'a packed typeface cut in the middle': refused(packed.subarray(0, packed.length / 2)),
    'a packed typeface of noise': refused(
      Buffer.concat([packed.subarray(0, 120), Buffer.alloc(packed.length - 120, 0xa5)]),
    ),
  };
}

function patched(table: Buffer, at: number, value: number): Buffer {
  table.writeUInt16BE(value, at);
  return table;
}

function patched32(font: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(font);
  changed.writeUInt32BE(value, at);
  return changed;
}

function outside(font: Buffer): Buffer {
  return patched32(font, 12 + 8, font.length - 4);
}
