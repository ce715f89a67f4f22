/** Tables that draw text; whatever else a file carries (signatures, programs of tools, embedded drawings) goes. */
const kept = new Set(
  `cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep gasp CFF CFF2 VORG BASE GDEF GPOS GSUB JSTF MATH
   kern vhea vmtx VDMX LTSH hdmx avar cvar fvar gvar HVAR MVAR VVAR STAT COLR CPAL CBDT CBLC EBDT EBLC sbix`
    .split(/\s+/u)
    .map((tag) => tag.padEnd(4)),
);

/** The same typeface without what no text needs: for the packed kind its metadata, private data and whatever trails. */
export function cleanFont(source: Uint8Array): Uint8Array {
  const view = viewOf(source);
  return view.getUint32(0) === 0x774f4632 ? cleanPacked(source, view) : cleanTables(source, view);
}

/** WOFF 2.0: header of 48 bytes; length at 8, metadata at 28 to 40, private data at 40 to 48. */
function cleanPacked(source: Uint8Array, view: DataView): Uint8Array {
  const extras = [28, 40].map((at) => view.getUint32(at)).filter((offset) => offset > 0);
  const end = Math.min(view.getUint32(8), source.length, ...extras);
  const clean = source.slice(0, end);
  const header = viewOf(clean);
  header.setUint32(8, end);
  for (let at = 28; at < 48; at += 4) header.setUint32(at, 0);
  return clean;
}

interface Table {
  tag: number;
  body: Uint8Array;
}

function cleanTables(source: Uint8Array, view: DataView): Uint8Array {
  const tables: Table[] = [];
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    const name = String.fromCharCode(...source.subarray(entry, entry + 4));
    if (offset + length > source.length) throw new Error(`table ${name} lies outside of the file`);
    if (kept.has(name)) tables.push({ tag: view.getUint32(entry), body: source.subarray(offset, offset + length) });
  }
  return assemble(view.getUint32(0), tables);
}

/** The layout of OpenType: a directory of 16 bytes per table, bodies aligned to four bytes. */
function assemble(flavour: number, tables: Table[]): Uint8Array {
  const sizes = tables.map(({ body }) => Math.ceil(body.length / 4) * 4);
  const made = new Uint8Array(12 + tables.length * 16 + sizes.reduce((sum, size) => sum + size, 0));
  const view = viewOf(made);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, tables.length)));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let offset = 12 + tables.length * 16;
  for (const [index, { tag, body }] of tables.entries()) {
    made.set(body, offset);
    const entry = 12 + index * 16;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum(view, offset, sizes[index] ?? 0));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, body.length);
    offset += sizes[index] ?? 0;
  }
  return made;
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
