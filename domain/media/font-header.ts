import type { AssetType } from '../../contract/assets.ts';

export interface FontHeader {
  type: Extract<AssetType, `font/${string}`>;
  /** Bytes of the typeface once it is unpacked, as the file says; null where it is not packed. */
  unpacked: number | null;
}

const mostTables = 64;

/** What the first bytes say of a typeface (OpenType 1.9, WOFF 2.0); null where they are none of one. */
export function readFontHeader(head: Uint8Array): FontHeader | null {
  if (head.length < 48) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const tag = view.getUint32(0);
  if (tag === 0x774f4632) {
    return isCount(view.getUint16(12)) ? { type: 'font/woff2', unpacked: view.getUint32(16) } : null;
  }
  const isTrueType = tag === 0x00010000 || tag === 0x74727565;
  if (!isTrueType && tag !== 0x4f54544f) return null;
  // The number is too short to tell by: the name of the first table must be one.
  const isTable = [12, 13, 14, 15].every((at) => view.getUint8(at) >= 0x20 && view.getUint8(at) < 0x7f);
  if (!isCount(view.getUint16(4)) || !isTable) return null;
  return { type: isTrueType ? 'font/ttf' : 'font/otf', unpacked: null };
}

const isCount = (tables: number) => tables > 0 && tables <= mostTables;
